const form = document.getElementById('form')
const thanks = document.getElementById('thanks')

/** The heading of what is shown is the first of the page, and gets the focus. */
function enter(view) {
  const title = view.querySelector('h1, .title')
  const heading = document.createElement('h1')
  heading.tabIndex = -1
  heading.append(...title.childNodes)
  title.replaceWith(heading)
  heading.focus()
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  form.hidden = true
  thanks.hidden = false
  enter(thanks)
  if (parent !== window) parent.postMessage({ type: 'form:submit' }, location.origin)
})

// The embedding page's script asks how tall the frame has to be, and hears of it from then on.
addEventListener('message', ({ data, origin, source }) => {
  if (source !== parent || origin !== location.origin || data?.type !== 'stand-in:embedded') return
  const tellHeight = () => {
    const { height } = document.body.getBoundingClientRect()
    parent.postMessage({ type: 'stand-in:height', height: Math.ceil(height) }, location.origin)
  }
  new ResizeObserver(tellHeight).observe(document.body)
})
