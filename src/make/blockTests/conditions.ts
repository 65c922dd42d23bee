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

/** `320 px, forced-colors, script off`. */
export function nameOf({ width, look, script }: Condition): string {
  return `${width} px, ${look}, script ${script}`
}
