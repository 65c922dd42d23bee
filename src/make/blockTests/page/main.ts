import type { Condition } from '../conditions.ts'
import { pageRules } from '../pageRules.ts'
import type { BlockSnapshot, TextBox, Violation } from '../rule.ts'
import { selectorOf, tabStops, textBoxes } from './dom.ts'

function block(): HTMLElement {
  const main = document.querySelector('main')
  if (!main) throw new Error('The page has no `main`.')
  return main
}

function stopName(element: HTMLElement, index: number): string {
  return `${index + 1}. ${selectorOf(element)}`
}

let stops: readonly HTMLElement[] = []

/** Functions that the suite can call in a page after injecting this file. */
const contract = {
  /** Findings of each rule that has any. */
  check(condition: Condition, before: readonly TextBox[]): Readonly<Record<string, readonly Violation[]>> {
    const scene = { main: block(), condition, before }
    const found = pageRules.map(({ name, inPage }) => [name, inPage(scene)] as const)
    return Object.fromEntries(found.filter(([, { length }]) => length > 0))
  },

  textBoxes: () => textBoxes(block()),

  snapshot(): BlockSnapshot {
    const copy = block().cloneNode(true) as HTMLElement
    for (const element of copy.querySelectorAll('noscript, script, style, [aria-hidden=true]')) element.remove()
    return {
      text: copy.textContent.replace(/\s+/g, ''),
      elements: [...copy.querySelectorAll('*')].map(({ localName, id }) => (id ? `${localName}#${id}` : localName)),
      height: block().getBoundingClientRect().height,
    }
  },

  /**
   * Finishes every animation and prevents new ones.
   * @param wrap Value of `text-wrap-style` of all texts.
   */
  calm(wrap: string) {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
    }
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `*, *::before, *::after { transition: none !important } * { text-wrap-style: ${wrap} !important }`,
    )
    document.adoptedStyleSheets = [sheet]
  },

  /** Hydrates every island of the page. */
  startIslands() {
    for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) window.pagewright.start(island)
  },

  /** Whether every island responds. */
  isHydrated: () => !document.querySelector('[data-island]:not([data-live])'),

  /** Resolves once the page has painted and is idle. Never resolves without scripts. */
  async settle() {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 300 }))
    for (let round = 0; round < 2; round += 1) {
      await frame()
      await frame()
      await idle()
    }
  },

  /** Moves the focus to just before the block and returns the names of all Tab stops. */
  startTabbing() {
    block().focus({ preventScroll: true })
    stops = tabStops(block())
    return stops.map(stopName)
  },

  /** Name of the Tab stop that has the focus; empty outside the block. */
  activeStop() {
    const { activeElement } = document
    const index = activeElement instanceof HTMLElement ? stops.indexOf(activeElement) : -1
    const stop = stops[index]
    return stop ? stopName(stop, index) : ''
  },

  /** Makes timers fire immediately: without scripts, the browser never runs them. */
  replaceTimers() {
    // The engine runs promise callbacks even without scripts.
    const now = (run: TimerHandler) => {
      if (typeof run === 'function') void Promise.resolve().then(() => run())
      return 0
    }
    window.setTimeout = now as typeof window.setTimeout
    window.queueMicrotask = now
  },
}

declare global {
  interface Window {
    contract: typeof contract
  }
}

window.contract = contract
