import { type Condition, looks, scripts, widths } from '../../src/make/blockTests/conditions.ts'

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
