import { type Condition, scripts, settings, widths } from '../../src/make/blockTests/conditions.ts'

const pick = <Value>(values: readonly [Value, ...Value[]], index: number): Value =>
  values[index % values.length] ?? values[0]

/**
 * Three conditions that include each width, half of the settings, and scripts on and off. The next example has the other
 * settings, so that twelve examples cover every setting at every width with and without scripts.
 */
export function coverOf(example: number): readonly Condition[] {
  const round = Math.floor(example / 2)
  return settings
    .filter((_, index) => index % 2 === example % 2)
    .map((setting, index) => ({
      setting,
      width: pick(widths, index + round),
      script: pick(scripts, index + Math.floor(round / 3)),
    }))
}
