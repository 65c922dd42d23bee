/**
 * The drawings of recordings that a build makes: how loud each part is, as bars from left to right. Their addresses
 * follow from the recording alone.
 */

/** Bars of a drawing, their height in its own units, and their width in pixels, where there is little room and much. */
export const waveShape = { bars: 72, height: 40, widths: [3, 5] } as const

/** Everything besides the recording itself that decides about its drawing. */
export const waveRecipe = JSON.stringify(waveShape)

export function waveUrl(name: string): string {
  return `/assets/images/${name}.svg`
}
