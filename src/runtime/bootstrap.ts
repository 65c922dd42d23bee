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
    // Something waits for the app. A deployment may have replaced its files: the document names the new ones.
    if (!queue[0]) return
    if (navigator.onLine && navigation.type !== 1) here.reload()
    else mark('offline', true)
  })
}

const find = (event: Event, selector: string) => (event.target as Element).closest?.<HTMLElement>(selector)

on('scroll', () => mark('scrolled', scrollY > 75))

if (!('closedBy' in Dialog.prototype && 'commandForElement' in HTMLButtonElement.prototype)) {
  on('click', (event) => {
    // What a dialog shows fills it: a click on itself is one on what lies behind it.
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

// Who scrolls is there: what the app is made of comes while nothing else is to be done, and waits to be started. (A
// pointer tells nothing: browsers report one that rests where the page appears as if it had moved.)
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

// What blocks have to do before the first paint: `beforePaint.ts` in their folders.
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
  // A page that arrives at once is laid out band by band, or the whole would be one long task; only what is urgent comes
  // between. Not where a place in the page is asked for, or was remembered: it would be missed.
  on('DOMContentLoaded', async () => {
    if (performance.getEntriesByType('paint')[0]) return
    const bands = doc.querySelectorAll('main>*+*,footer')
    const toggle = (band: Element) => band.toggleAttribute('data-later')
    bands.forEach(toggle)
    for (const band of bands) {
      await scheduler.yield()
      toggle(band)
      // Asked for its height, the browser lays it out.
      doc.body.offsetHeight
    }
  })
}

// An entry that an earlier document of this tab pushed: only a document can show it now.
on('popstate', () => {
  if (!(state.live || here.pathname === pathname)) here.reload()
})

// In development there is nothing to read until the app runs.
if (import.meta.env.DEV) start()
