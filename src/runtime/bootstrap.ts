import { demoAccessKey } from '../stores/demoAccessKey.ts'
import type { Boot, BootState } from './boot.ts'

/**
 * Runs inline in every page, before anything else: stands in for the platform where a browser lacks it,
 * fetches the app when somebody is there, starts it at the first sign that they want to use it, and says so where it
 * can't be had. It has a budget of 2 kB.
 */
// Short names for what is long and often needed: every byte is in every page.
const on = addEventListener
const Dialog = HTMLDialogElement
const byId = (id: string) => document.getElementById(id)
const root = document.documentElement
const mark = (name: string, isOn: boolean) => root.toggleAttribute(`data-${name}`, isOn)

const state: BootState = {
  boot: JSON.parse((byId('pagewright-boot') as HTMLElement).textContent) as Boot,
  live: false,
  held: [],
}
window.pagewright = state
const { boot, held } = state

let starting: Promise<unknown> | undefined
const start = () => {
  if (starting) return
  starting = import(/* @vite-ignore */ boot.entry).catch((error) => {
    starting = undefined
    console.error(error)
    // Something waits for the app. A deployment may have replaced its files: the document names the new ones.
    if (!held[0]) return
    if (navigator.onLine && performance.navigation.type !== 1) location.reload()
    else mark('stuck', true)
  })
}

const find = (event: Event, selector: string) => (event.target as Element).closest?.<HTMLElement>(selector)

const showScrolled = () => mark('scrolled', scrollY > 75)
on('scroll', showScrolled)
showScrolled()

if (!('commandForElement' in HTMLButtonElement.prototype)) {
  on('click', (event) => {
    const button = find(event, 'button[commandfor]')
    const dialog = byId(button?.getAttribute('commandfor') ?? '')
    if (!(dialog instanceof Dialog)) return
    if (button?.getAttribute('command') === 'close') dialog.close()
    else if (!dialog.open) dialog.showModal()
  })
}
if (!('closedBy' in Dialog.prototype)) {
  on('click', ({ target, clientX, clientY }) => {
    if (!(target instanceof Dialog)) return
    const { left, right, top, bottom } = target.getBoundingClientRect()
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close()
  })
}

const hold = (event: Event) => {
  if (state.live) return
  const type = event.type as 'click' | 'submit'
  const target = find(event, `${type === 'click' ? 'button' : 'form'}[data-live]`)
  if (!target) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (!held.some((other) => other.target === target))
    held.push({ type, target, submitter: (event as SubmitEvent).submitter })
  start()
}
on('click', hold, true)
on('submit', hold, true)

// Who scrolls is there: what the app is made of comes while nothing else is to be done, and waits to be started. (A
// pointer tells nothing: browsers report one that rests where the page appears as if it had moved.)
const fetchAhead = () => {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
  for (const file of boot.files.splice(0)) fetch(file, { priority: 'low' }).catch(() => {})
}
on('scroll', () => (window.requestIdleCallback ?? setTimeout)(fetchAhead), { once: true })

// Links are documents until the app runs; the pointer over one is no reason to start it.
const notice = (event: Event) => {
  if (find(event, 'button,input,select,textarea,summary,label')) start()
}
for (const type of ['pointerover', 'pointerdown', 'focusin']) on(type, notice)
on('keydown', start)

// Visitors who have access already never see the form that asks for it.
try {
  mark('granted', localStorage[demoAccessKey] === 'true')
} catch {
  // Storage is refused: nothing is remembered.
}

if (boot.loader) {
  mark('loading', true)
  setTimeout(mark, boot.loader, 'loading', false)
}

const { pathname } = location

if (boot.rules?.some((rule) => new RegExp(rule).test(pathname))) {
  // A host without rewrite rules showed the not-found page: hide it until the app has found the right one.
  mark('resolving', true)
  start()
} else if (boot.rules) {
  state.missing = pathname
  console.error(`No page at ${pathname}`)
  on('DOMContentLoaded', () => document.querySelector('[data-missing-path]')?.append(pathname))
}

// An entry that an earlier document of this tab pushed: only a document can show it now.
on('popstate', () => {
  if (!state.live && location.pathname !== pathname) location.reload()
})

if (boot.start === 'now') start()
