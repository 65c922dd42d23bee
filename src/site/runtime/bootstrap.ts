import { schemeKey } from '../stores/schemeKey.ts'
import type { AppEntry, Boot, BootState } from './boot.ts'

/**
 * Runs inline in every page, before anything else: polyfills missing platform features, hydrates an island at the first
 * sign that the visitor wants to use it, and shows a message if its code can't be loaded. It has a budget of 2 kB.
 */
// Short aliases, and `self` for `window`, because every byte is in every page.
const on = addEventListener
const doc = document
const root = doc.documentElement
const here = location
const Dialog = HTMLDialogElement
const ignore = (): undefined => {}
const byId = (id: string) => doc.getElementById(id)
/** Toggles the attribute if `isOn` is omitted. */
const mark = (name: string, isOn?: boolean) => root.toggleAttribute(`data-${name}`, isOn)
const dialogOf = (button: Element) => byId(button.getAttribute('commandfor') as string)
const find = (event: Event, selector: string) => (event.target as Element).closest?.<HTMLElement>(selector)

try {
  root.style.colorScheme = localStorage[schemeKey] ?? ''
} catch {
  // The browser denies storage.
}

const boot = JSON.parse((byId('pagewright-boot') as HTMLElement).textContent) as Boot

/** Loads modules that the app needs together with it, because otherwise the browser would find them one by one. */
const loadApp = (files: readonly string[] = []): Promise<AppEntry> =>
  Promise.all([...boot.app, ...files].map((file) => import(/* @vite-ignore */ file))).then(([app]) => app)

/** An element whose code is being loaded, or has been. */
type Island = HTMLElement & { used?: boolean }

const start = (island: Island) => {
  if (island.used || 'live' in island.dataset) return
  island.used = true
  // Together with the code, which needs it: the app would ask one round trip later.
  state.content ??= fetch(boot.content as string).catch(ignore)
  loadApp(boot.islands?.[+(island.dataset.island as string)])
    .then((app) => app.hydrateIsland(island))
    .catch((error) => {
      island.used = false
      state.content = undefined
      console.error(error)
      return state.renew()
    })
    // The visitor may be waiting.
    .catch(() => state.queue.size && mark('offline', true))
}

const state = { boot, queue: new Map(), loadApp, start } as unknown as BootState
self.pagewright = state

on('scroll', () => mark('scrolled', scrollY > 75) && mark('moved', true))
on('online', () => mark('offline', false))

if (!('closedBy' in Dialog.prototype && 'CommandEvent' in self)) {
  on('click', (event) => {
    // The content fills a dialog, so a click on the dialog element itself is a click on the backdrop.
    const button = find(event, '[commandfor]')
    const dialog = button ? dialogOf(button) : event.target
    if (!(dialog instanceof Dialog)) return
    if (button?.getAttribute('command') !== 'show-modal') dialog.close()
    else if (!dialog.open) dialog.showModal()
  })
}

// Keeps a click on what needs the app, or on a button whose dialog the browser hasn't read yet.
const hold = (event: Event) => {
  const button = find(event, '[commandfor]')
  const isEarly = button && doc.readyState === 'loading' && !dialogOf(button)
  const control = find(event, `[data-needs-app=${event.type}]`)
  const island = control?.closest<HTMLElement>('[data-island]:not([data-live])')
  if (!isEarly && !island) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (isEarly) return setTimeout(() => button.click())
  state.queue.set(control as HTMLElement, event)
  start(island as HTMLElement)
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

// The browser doesn't show a typeface anymore that comes after others have stood in for it.
const fontFaces = [...doc.fonts]
Promise.all(fontFaces.map((face) => face.display === 'optional' && face.loaded))
  .then(() => {
    const isLate = fontFaces.some(({ display, status }) => display === 'auto' && status !== 'unloaded')
    return isLate && import(/* @vite-ignore */ boot.typeface as string)
  })
  .catch(ignore)

const startIn = (part: Element | null) => part?.querySelectorAll<HTMLElement>('[data-island]').forEach(start)

// A control of an island, or a button that opens a dialog with islands, is about to be used.
const notice = (event: Event) => {
  const control = find(event, ':enabled,summary,label')
  const island = control?.closest<HTMLElement>('[data-island]')
  if (island) start(island)
  if (control) startIn(dialogOf(control))
}
// Not `pointerover`, which scrolling causes, too, nor a touch, with which a visitor may scroll.
on('pointermove', (event) => event.pointerType === 'touch' || notice(event))
on('focusin', notice)
// However a dialog was opened.
on('toggle', ({ target }) => target instanceof Dialog && target.open && startIn(target), true)

if (boot.loader) {
  mark('loading')
  setTimeout(mark, boot.loader, 'loading')
}

if (__IS_NOT_FOUND__) {
  const asked = here.pathname + here.search + here.hash
  const rule = boot.rules?.find(([expression]) => asked.match(expression))
  if (rule) {
    // A host without rewrite rules showed the not-found page.
    root.hidden = true
    here.replace(asked.replace(RegExp(rule[0]), rule[1]))
  } else {
    console.error(`No page at ${here.pathname}`)
  }
} else {
  // Neither loaded again nor gone back to, which restores a place.
  mark('from-top', !performance.navigation.type)
}
