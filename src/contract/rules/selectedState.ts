import { violationAt } from '../page/dom.ts'
import type { PageRule } from '../rule.ts'

interface Choice {
  readonly control: HTMLElement
  readonly selected: boolean
}

export const selectedState: PageRule = {
  name: 'selected-state',
  says: 'A selected, pressed or current control looks different from the others, even in forced colors.',
  why: 'Forced colors remove backgrounds and shadows, which usually show a selection.',
  fix: 'Show the state with a border, an outline, an icon or a font weight as well. `media.forcedColors` can add an outline in `Highlight`.',
  inPage({ main }) {
    return groupsOf(main).flatMap((group) => {
      const on = group.find(({ selected }) => selected)
      const off = group.find(({ selected }) => !selected)
      if (!on || !off || lookOf(on.control) !== lookOf(off.control)) return []
      return [violationAt(on.control, 'It is selected and looks like the ones that aren’t.')]
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

/** Computed style of a control and everything in it, without sizes and text. */
function lookOf(control: HTMLElement): string {
  const drawn = control instanceof HTMLInputElement ? (control.labels?.[0] ?? control) : control
  const parts = [drawn, drawn.nextElementSibling ?? drawn, ...drawn.querySelectorAll('*')]
  // The browser draws a native control and shows its state.
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
