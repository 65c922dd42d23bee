import type { Fact } from '../fact.ts'
import { type RewrittenNumber, threeDecimals } from '../yaml/segment.ts'

/**
 * Notes numbers that are probably meant differently. Shared content has no schema, so a number there must be read the way
 * it is written. A period before three digits separates thousands in many countries.
 */
export function checkNumbers(rewritten: readonly RewrittenNumber[]): readonly Fact[] {
  return rewritten.flatMap(({ path, span, source, value }): Fact[] => {
    const noted = { at: { path, span }, data: { source, value } }
    if (threeDecimals.test(source)) return [{ kind: 'three-decimals', ...noted }]
    return path[0] === 'content' && !source.includes(',') ? [{ kind: 'rewritten-number', ...noted }] : []
  })
}
