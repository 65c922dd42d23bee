import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

/** What a browser has and jsdom lacks. Each piece does the visible part of the real thing. */

afterEach(cleanup)

Object.assign(HTMLDialogElement.prototype, {
  show(this: HTMLDialogElement) {
    this.open = true
  },
  showModal(this: HTMLDialogElement) {
    if (this.open) throw new DOMException('The dialog is open already.', 'InvalidStateError')
    this.open = true
  },
  close(this: HTMLDialogElement, returnValue?: string) {
    if (!this.open) return
    this.open = false
    if (returnValue !== undefined) this.returnValue = returnValue
    this.dispatchEvent(new Event('close'))
  },
})

function toggle(element: HTMLElement, open: boolean): void {
  element.dataset.popoverOpen = String(open)
  element.dispatchEvent(
    Object.assign(new Event('toggle'), {
      oldState: open ? 'closed' : 'open',
      newState: open ? 'open' : 'closed',
    }),
  )
}

Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    toggle(this, true)
  },
  hidePopover(this: HTMLElement) {
    toggle(this, false)
  },
  togglePopover(this: HTMLElement) {
    toggle(this, this.dataset.popoverOpen !== 'true')
  },
  scrollIntoView() {},
})

/** A wide, light screen that allows motion. */
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  })

window.scrollTo = () => {}

class Observer {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

window.IntersectionObserver = Observer
window.ResizeObserver = Observer
