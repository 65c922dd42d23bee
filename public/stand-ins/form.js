// The style sheet, which has arrived by now, shows it already; checkers would take its content for hidden.
document.body.hidden = false
// The site around it says that it isn’t live yet, where that is checked; a page of its own says it itself.
document.querySelector('.stand-in').hidden = parent !== window

const form = document.getElementById('form')
const thanks = document.getElementById('thanks')

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
    // That of its content, whatever the height of its frame.
    document.body.style.minHeight = '0'
    const { height } = document.body.getBoundingClientRect()
    document.body.style.minHeight = ''
    parent.postMessage({ type: 'stand-in:height', height: Math.ceil(height) }, location.origin)
  }
  new ResizeObserver(tellHeight).observe(document.body, { box: 'border-box' })
})
