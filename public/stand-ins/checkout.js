const query = new URLSearchParams(location.search)

/** A name from the address as words: `service-contractors` becomes `Service contractors`. */
function nameFromQuery(key) {
  const id = query.get(key) ?? ''
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) || id.length > 40) return 'Not named'
  const words = id.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

for (const key of ['plan', 'period', 'set']) {
  document.getElementById(key).textContent = nameFromQuery(key)
}
