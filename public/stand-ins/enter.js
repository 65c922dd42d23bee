/* A classic script, as all of stand-ins: a sandboxed frame has no origin, so it can’t load modules. */

/** The heading of what is shown is the first of the page, and gets the focus. */
// biome-ignore lint/correctness/noUnusedVariables: the scripts after it call it
function enter(view) {
  const title = view.querySelector('h1, .title')
  const heading = document.createElement('h1')
  heading.tabIndex = -1
  heading.append(...title.childNodes)
  title.replaceWith(heading)
  heading.focus()
}
