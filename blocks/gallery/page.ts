/** Shows the pictures of a gallery large, in a window that scrolls from one to the next. */

const slidesOf = (dialog: Element) => [...(dialog.firstElementChild as Element).children]

/** The slide in the middle of the window. */
function currentSlide(dialog: Element): number {
  const middle = ({ left, right }: DOMRect) => (left + right) / 2
  const distances = slidesOf(dialog).map((slide) =>
    Math.abs(middle(slide.getBoundingClientRect()) - middle(dialog.getBoundingClientRect())),
  )
  return distances.indexOf(Math.min(...distances))
}

function show(dialog: Element, index: number, behavior: ScrollBehavior): void {
  const slides = slidesOf(dialog)
  const slide = slides.at(index % slides.length)
  slide?.scrollIntoView({ behavior, block: 'nearest', inline: 'center' })
  const status = dialog.querySelector('[role=status]')
  if (status) status.textContent = slide?.querySelector('img')?.alt ?? ''
}

const step = (dialog: Element, by: number) => show(dialog, currentSlide(dialog) + by, 'auto')

function open(grid: HTMLElement, link: Element): void {
  const dialog = document.getElementById(grid.dataset.gallery as string)
  if (!(dialog instanceof HTMLDialogElement)) return
  const list = dialog.firstElementChild as Element
  if (!list.firstChild) {
    for (const item of grid.children) {
      const slide = item.cloneNode(true) as Element
      for (const image of slide.querySelectorAll('[sizes]')) image.setAttribute('sizes', '100vw')
      const large = slide.querySelector('a')
      large?.replaceWith(...large.childNodes)
      list.append(slide)
    }
  }
  dialog.showModal()
  show(dialog, [...grid.children].indexOf(link.closest('li') as HTMLLIElement), 'instant')
}

addEventListener('click', (event) => {
  const target = event.target as Element
  const link = target.closest('[data-gallery] a')
  if (link) {
    // A new tab shows the picture alone.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open(link.closest('[data-gallery]') as HTMLElement, link)
    return
  }
  const button = target.closest<HTMLElement>('[data-pictures] [data-step]')
  if (button) step(button.closest('dialog') as Element, Number(button.dataset.step))
})

addEventListener('keydown', (event) => {
  const dialog = document.querySelector('dialog[data-pictures]:modal')
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (!dialog || !by) return
  event.preventDefault()
  step(dialog, getComputedStyle(dialog).direction === 'rtl' ? -by : by)
})
