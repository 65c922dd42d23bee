import type { Boot, BootState } from './boot.ts'

/**
 * Runs inline in every page, before anything else: polyfills missing platform features, prefetches the app when a
 * visitor is active, starts it at the first sign that they want to use the page, and shows a message if it can't be
 * loaded. It has a budget of 2 kB.
 */
// Short aliases, and `self` for `window`, because every byte is in every page.
const on = addEventListener
const doc = document
const here = location
// Some browsers don't support it.
const scheduler = self.scheduler as Scheduler | undefined
const { navigation } = performance
const Dialog = HTMLDialogElement
const ignore = () => {}
const byId = (id: string) => doc.getElementById(id)
/** Toggles the attribute if `isOn` is omitted. */
const mark = (name: string, isOn?: boolean) => doc.documentElement.toggleAttribute(`data-${name}`, isOn)

const boot = JSON.parse((byId('pagewright-boot') as HTMLElement).textContent) as Boot
const queue: BootState['queue'] = []
const state: BootState = { boot, live: false, queue }
self.pagewright = state

// biome-ignore lint/correctness/noUnusedVariables: `??=` reads it
let starting: Promise<unknown> | undefined
const start = () => {
  starting ??= import(/* @vite-ignore */ boot.entry).catch((error) => {
    starting = undefined
    console.error(error)
    // The visitor is waiting. A deployment may have replaced the app's files, so load the new document.
    if (!queue[0]) return
    if (navigator.onLine && navigation.type !== 1) here.reload()
    else mark('offline', true)
  })
}

const find = (event: Event, selector: string) => (event.target as Element).closest?.<HTMLElement>(selector)

on('scroll', () => mark('scrolled', scrollY > 75))

if (!('closedBy' in Dialog.prototype && 'commandForElement' in HTMLButtonElement.prototype)) {
  on('click', (event) => {
    // The content fills a dialog, so a click on the dialog element itself is a click on the backdrop.
    const button = find(event, '[commandfor]')
    const dialog = button ? byId(button.getAttribute('commandfor') as string) : event.target
    if (!(dialog instanceof Dialog)) return
    if (button?.getAttribute('command') !== 'show-modal') dialog.close()
    else if (!dialog.open) dialog.showModal()
  })
}

const hold = (event: Event) => {
  if (state.live) return
  const control = find(event, `[data-live=${event.type}]`)
  if (!control) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (!queue.some((other) => other.control === control)) queue.push({ event, control })
  start()
}
on('click', hold, true)
on('submit', hold, true)

// Registered after `hold`, which dispatches queued events again, so that nothing is reported twice.
if (__EVENTS__ !== 'none') {
  const report = (event: string, label?: string) => {
    if (__EVENTS__ === 'beacon') {
      // Sends no data about the visitor, and completes even if the page unloads.
      fetch(boot.beacon as string, {
        method: 'POST',
        mode: 'no-cors',
        credentials: 'omit',
        keepalive: true,
        body: JSON.stringify({ event, label, page: here.pathname }),
      }).catch(ignore)
    } else {
      self.dataLayer ??= []
      self.dataLayer.push({ event, label, page: here.pathname })
    }
  }
  state.report = report
  const reportUse = (event: Event) => {
    const control = find(event, '[data-event]')
    if (control) report(control.dataset.event as string, control.ariaLabel ?? control.innerText)
  }
  on('click', reportUse, true)
}

// Prefetches the app's files when a visitor scrolls. A pointer event is no sign of a visitor, because browsers report a
// pointer that rests where the page appears as if it had moved.
const fetchAhead = () => {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
  for (const file of boot.files.splice(0)) fetch(file, { priority: 'low' }).catch(ignore)
}
on('scroll', () => (self.requestIdleCallback ?? setTimeout)(fetchAhead), { once: true })

// Links open documents until the app runs, so hovering over one doesn't start it.
const notice = (event: Event) => {
  if (find(event, 'button,input,select,textarea,summary,label')) start()
}
on('pointerover', notice)
on('focusin', notice)
on('keydown', start)

// Code of blocks that must run before the first paint.
import.meta.glob('../../blocks/*/beforePaint.ts', { eager: true })

if (boot.loader) {
  mark('loading')
  setTimeout(mark, boot.loader, 'loading')
}

const { pathname } = here

if (__IS_NOT_FOUND__) {
  if (boot.rules?.some((rule) => new RegExp(rule).test(pathname))) {
    // A host without rewrite rules showed the not-found page: hide it until the app has found the right one.
    mark('resolving', true)
    start()
  } else {
    state.missing = pathname
    console.error(`No page at ${pathname}`)
    on('DOMContentLoaded', () => doc.querySelector('[data-missing-path]')?.append(pathname))
  }
} else if (scheduler?.yield && !(navigation.type || here.hash)) {
  // A page that arrives at once is laid out section by section, because all of it would be one long task. Not if the
  // browser has to scroll to an anchor or to a remembered place, which would not be there yet.
  on('DOMContentLoaded', async () => {
    if (performance.getEntriesByType('paint')[0]) return
    const bands = doc.querySelectorAll('main>*+*,footer')
    const toggle = (band: Element) => band.toggleAttribute('data-later')
    bands.forEach(toggle)
    for (const band of bands) {
      await scheduler.yield()
      toggle(band)
      // Reading the height forces a layout.
      doc.body.offsetHeight
    }
  })
}

// A history entry that an earlier document of this tab pushed needs a new document.
on('popstate', () => {
  if (!(state.live || here.pathname === pathname)) here.reload()
})

// In development, the page is empty until the app runs.
if (import.meta.env.DEV) start()
