/** Conditions under which visitors see a block. */

export const widths = [320, 768, 1280] as const

/** `large-text` is the browser setting: a font size twice as large. */
export const looks = ['light', 'dark', 'reduced-motion', 'forced-colors', 'large-text', 'right-to-left'] as const

export const scripts = ['on', 'off'] as const

type Width = (typeof widths)[number]
export type Look = (typeof looks)[number]
export type Script = (typeof scripts)[number]

export interface Condition {
  readonly width: Width
  readonly look: Look
  readonly script: Script
}

/** All conditions: each width with each look, with and without scripts. */
export const allConditions: readonly Condition[] = looks.flatMap((look) =>
  widths.flatMap((width) => scripts.map((script) => ({ width, look, script }))),
)

const pick = <Value>(values: readonly [Value, ...Value[]], index: number): Value =>
  values[index % values.length] ?? values[0]

/**
 * Three conditions that include each width, half of the looks, and scripts on and off. The next example has the other
 * looks, so that twelve examples cover every look at every width with and without scripts.
 */
export function coverOf(example: number): readonly Condition[] {
  const round = Math.floor(example / 2)
  return looks
    .filter((_, index) => index % 2 === example % 2)
    .map((look, index) => ({
      look,
      width: pick(widths, index + round),
      script: pick(scripts, index + Math.floor(round / 3)),
    }))
}

/** `320 px, forced-colors, script off`. */
export function nameOf({ width, look, script }: Condition): string {
  return `${width} px, ${look}, script ${script}`
}
