/** Opens the text whose anchor a link or the address names: browsers can't scroll to an anchor in a closed text. */

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
  // A click on a link to the current anchor causes no `hashchange`.
  if (link?.hash && link.pathname === location.pathname) openText(link.hash.slice(1))
})
addEventListener('hashchange', openTarget)
// Browsers with this event open the text themselves when the document loads.
if (!('onbeforematch' in document.body)) openTarget()
