/** Hides the block types whose name and description lack a word that the developer looks for. */

const field = document.querySelector<HTMLInputElement>('[data-find]')
const items = [...document.querySelectorAll<HTMLElement>('[data-found] > li')]

function showFound({ value }: HTMLInputElement): void {
  const words = value.toLowerCase().split(/\s+/)
  for (const item of items) {
    const text = item.textContent.toLowerCase()
    item.hidden = !words.every((word) => text.includes(word))
  }
  const found = items.filter(({ hidden }) => !hidden)
  const status = document.querySelector('[data-count]')
  if (status) status.textContent = `${found.length} of ${items.length} block types`
}

if (field) {
  field.addEventListener('input', () => showFound(field))
  // Typed before this ran, or restored by the browser.
  if (field.value) showFound(field)
}

export {}
