import { selectorOf } from '../page/dom.ts'
import type { Found, PageRule } from '../rule.ts'

interface Choice {
  readonly control: HTMLElement
  readonly selected: boolean
}

export const selectedState: PageRule = {
  name: 'selected-state',
  says: 'What is chosen, pressed or current looks different from what is not, also in forced colours.',
  why: 'In forced colours backgrounds and shadows are gone, and with them most ways to show a choice.',
  mend: 'Show it by a border, an outline, an icon or a weight as well; `media.forcedColors` is for an outline in `Highlight`.',
  inPage({ main }) {
    return groupsOf(main).flatMap((group): Found[] => {
      const on = group.find(({ selected }) => selected)
      const off = group.find(({ selected }) => !selected)
      if (!on || !off || lookOf(on.control) !== lookOf(off.control)) return []
      return [{ at: selectorOf(on.control), what: 'It is chosen and looks like those that are not.' }]
    })
  },
}

function groupsOf(main: HTMLElement): Choice[][] {
  const groups = new Map<unknown, Choice[]>()
  const add = (key: unknown, control: HTMLElement, selected: boolean) => {
    if (control.checkVisibility()) groups.set(key, [...(groups.get(key) ?? []), { control, selected }])
  }
  for (const radio of main.querySelectorAll<HTMLInputElement>('input[type=radio]'))
    add(radio.name, radio, radio.checked)
  for (const name of ['aria-selected', 'aria-pressed', 'aria-current', 'aria-checked']) {
    for (const control of main.querySelectorAll<HTMLElement>(`[${name}]`)) {
      add(control.parentElement, control, control.getAttribute(name) !== 'false')
    }
  }
  return [...groups.values()]
}

/** How a control and everything in it is drawn, without its size and its words. */
function lookOf(control: HTMLElement): string {
  const drawn = control instanceof HTMLInputElement ? (control.labels?.[0] ?? control) : control
  const parts = [drawn, drawn.nextElementSibling ?? drawn, ...drawn.querySelectorAll('*')]
  // A native control is drawn by the browser, which shows its state.
  const native = parts.map((part) =>
    part instanceof HTMLInputElement &&
    getComputedStyle(part).opacity !== '0' &&
    getComputedStyle(part).appearance !== 'none'
      ? part.checked
      : '',
  )
  const styles = parts.flatMap((part) => [null, '::before', '::after'].map((pseudo) => styleOf(part, pseudo)))
  return JSON.stringify([native, styles])
}

function styleOf(part: Element, pseudo: string | null): string {
  const style = getComputedStyle(part, pseudo)
  const outline = style.outlineStyle === 'none' ? '' : `${style.outlineWidth} ${style.outlineColor}`
  const painted = matchMedia('(forced-colors: active)').matches && style.forcedColorAdjust === 'auto'
  return [
    outline,
    style.borderWidth,
    style.borderColor,
    style.borderStyle,
    style.color,
    style.fontWeight,
    style.textDecorationLine,
    style.opacity,
    style.visibility,
    style.display,
    style.content,
    painted ? style.backgroundColor : style.background + style.boxShadow,
  ].join('|')
}
