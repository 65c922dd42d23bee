/**
 * The drawings of recordings that a build makes: how loud each part is, as bars from left to right. Their addresses
 * follow from the recording alone.
 */

/** Bars of a drawing, and their height in its own units. */
export const waveShape = { bars: 72, height: 40 } as const

/** Everything besides the recording itself that decides about its drawing. */
export const waveRecipe = JSON.stringify(waveShape)

export function waveUrl(name: string): string {
  return `/assets/images/${name}.svg`
}
