/** The heading of what is shown is the first of the page, and gets the focus. */
export function enter(view) {
  const title = view.querySelector('h1, .title')
  const heading = document.createElement('h1')
  heading.tabIndex = -1
  heading.append(...title.childNodes)
  title.replaceWith(heading)
  heading.focus()
}
