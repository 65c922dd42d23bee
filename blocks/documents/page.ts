/** Opens the text that a link or the address leads to. Its anchor is inside, and closed texts have no place. */

function openText(id: string): void {
  const anchor = document.getElementById(id)
  const details = anchor?.closest('details')
  if (!anchor || !details || details.open) return
  details.open = true
  anchor.scrollIntoView()
}

const openTarget = () => openText(location.hash.slice(1))

addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest('a') : null
  // Also if the address has this anchor already.
  if (link?.hash && link.pathname === location.pathname) openText(link.hash.slice(1))
})
addEventListener('hashchange', openTarget)
// Browsers with this event open closed texts for the address of a document by themselves.
if (!('onbeforematch' in document.body)) openTarget()
