import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { useAllowedServices } from '../../src/site/stores/allowedServices.ts'
import { useToasts } from '../../src/site/stores/toasts.ts'

// The test files of a worker share the document and the stores.
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
  useAllowedServices.setState(useAllowedServices.getInitialState())
  useToasts.setState(useToasts.getInitialState())
})

/* Features of browsers that jsdom lacks. Each has only the visible effects of the real one. */

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

// jsdom hides every element with the attribute `popover`.
document.head.append(
  Object.assign(document.createElement('style'), {
    textContent: '[popover][data-popover-open="true"]{display:block !important}',
  }),
)

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
