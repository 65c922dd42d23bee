import type { Boot, BootState } from './boot.ts'

/**
 * Runs inline in every page, before anything else: stands in for the platform where a browser lacks it,
 * and starts the app at the first sign that somebody wants to use it. It has a budget of 2 kB.
 */
const root = document.documentElement
const state: BootState = {
  boot: JSON.parse(document.getElementById('pagewright-boot')?.textContent ?? '') as Boot,
  live: false,
  held: [],
}
window.pagewright = state
const { boot, held } = state

let started = false
const start = () => {
  if (started) return
  started = true
  import(/* @vite-ignore */ boot.entry).catch((error) => {
    started = false
    console.error(error)
  })
}

const find = (event: Event, selector: string) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null

const showScrolled = () => root.toggleAttribute('data-scrolled', scrollY > 75)
addEventListener('scroll', showScrolled, { passive: true })
showScrolled()

if (!('commandForElement' in HTMLButtonElement.prototype)) {
  addEventListener('click', (event) => {
    const button = find(event, 'button[commandfor]')
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
    if (!(dialog instanceof HTMLDialogElement)) return
    if (button?.getAttribute('command') === 'close') dialog.close()
    else if (!dialog.open) dialog.showModal()
  })
}
if (!('closedBy' in HTMLDialogElement.prototype)) {
  addEventListener('click', ({ target, clientX, clientY }) => {
    if (!(target instanceof HTMLDialogElement)) return
    const { left, right, top, bottom } = target.getBoundingClientRect()
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close()
  })
}

const hold = (event: Event) => {
  if (state.live) return
  const type = event.type as 'click' | 'submit'
  const target = find(event, type === 'click' ? 'button[data-live]' : 'form[data-live]')
  if (!target) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (!held.some((other) => other.target === target))
    held.push({ type, target, submitter: (event as SubmitEvent).submitter ?? null })
  start()
}
addEventListener('click', hold, true)
addEventListener('submit', hold, true)

// Links are documents until the app runs; the pointer over one is no reason to start it.
const controls = 'button,input,select,textarea,summary,label,iframe'
const notice = (event: Event) => {
  if (find(event, controls)) start()
}
for (const type of ['pointerover', 'pointerdown', 'focusin'])
  addEventListener(type, notice, { passive: true })
addEventListener('keydown', start)
addEventListener('blur', () => {
  if (document.activeElement instanceof HTMLIFrameElement) start()
})

// A host without rewrite rules showed the not-found page: hide it until the app has found the right one.
if (boot.rules?.some((rule) => new RegExp(rule).test(location.pathname))) {
  root.toggleAttribute('data-resolving', true)
  start()
}

// An entry that an earlier document of this tab pushed: only a document can show it now.
const { pathname } = location
addEventListener('popstate', () => {
  if (!state.live && location.pathname !== pathname) location.reload()
})

const { connection } = navigator as { connection?: { saveData?: boolean } }
const fetchAhead = () => {
  for (const file of boot.files) fetch(file, { priority: 'low' }).catch(() => {})
}
const whenIdle = window.requestIdleCallback ?? setTimeout
const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(fetchAhead)))

if (boot.start === 'now') start()
else if (!connection?.saveData) addEventListener('load', afterPaint)
