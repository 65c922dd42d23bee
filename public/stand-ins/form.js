const form = document.getElementById('form')
const thanks = document.getElementById('thanks')

form.addEventListener('submit', (event) => {
  event.preventDefault()
  form.hidden = true
  thanks.hidden = false
  thanks.querySelector('h1').focus()
  if (parent !== window) parent.postMessage({ type: 'form:submit' }, location.origin)
})
