/** Shows the buttons that copy a number, where the browser lets a page copy. */
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
  const { copy = '', copied = '' } = button.dataset
  const label = button.textContent
  button.hidden = navigator.clipboard === undefined
  button.onclick = async () => {
    await navigator.clipboard.writeText(copy)
    button.textContent = copied
    setTimeout(() => {
      button.textContent = label
    }, 3000)
  }
}
