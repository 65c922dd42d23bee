/** Conditions under which visitors see a block. */

export const widths = [320, 768, 1280] as const

/** Settings of a visitor. `large-text`: a font size twice as large. */
export const settings = ['light', 'dark', 'reduced-motion', 'forced-colors', 'large-text', 'right-to-left'] as const

export const scripts = ['on', 'off'] as const

export type Setting = (typeof settings)[number]
export type Script = (typeof scripts)[number]

export interface Condition {
  /** In px. */
  readonly width: number
  readonly setting: Setting
  readonly script: Script
}

/** All conditions: each width with each setting, with and without scripts. */
export const allConditions: readonly Condition[] = settings.flatMap((setting) =>
  widths.flatMap((width) => scripts.map((script) => ({ width, setting, script }))),
)

/** `320 px, forced-colors, script off`. */
export function nameOf({ width, setting, script }: Condition): string {
  return `${width} px, ${setting}, script ${script}`
}
