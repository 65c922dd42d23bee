/** Under which conditions a visitor may meet a block. */

export const widths = [320, 768, 1280] as const

/** `large-text` is the browser's own setting: letters twice as large. */
export const looks = [
  'light',
  'dark',
  'reduced-motion',
  'forced-colors',
  'large-text',
  'right-to-left',
] as const

export const scripts = ['on', 'off'] as const

export type Width = (typeof widths)[number]
export type Look = (typeof looks)[number]
export type Script = (typeof scripts)[number]

export interface Condition {
  readonly width: Width
  readonly look: Look
  readonly script: Script
}

/** All of them: each width with each look, with script and without. */
export const allConditions: readonly Condition[] = looks.flatMap((look) =>
  widths.flatMap((width) => scripts.map((script) => ({ width, look, script }))),
)

const pick = <Value>(values: readonly [Value, ...Value[]], index: number): Value =>
  values[index % values.length] ?? values[0]

/**
 * Six of them, in which each width, each look and both kinds of script occur. The next example in the row
 * gets other pairs, so that over six examples every look meets every width with and without script.
 */
export function coverOf(example: number): readonly Condition[] {
  return looks.map((look, index) => ({
    look,
    width: pick(widths, index + example),
    script: pick(scripts, index + Math.floor(index / 3) + Math.floor(example / 3)),
  }))
}

/** `320 px, forced-colors, script off`. */
export function nameOf({ width, look, script }: Condition): string {
  return `${width} px, ${look}, script ${script}`
}
