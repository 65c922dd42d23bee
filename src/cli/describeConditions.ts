import type { CompiledSite, Condition } from '../../schema/model.ts'
import { countOf, describeNames } from '../language/messages/describe.ts'
import { describeMoment, describeShown } from '../language/pages/describeShown.ts'
import { groupBy } from '../language/plain.ts'
import { isShownAt } from '../language/shown.ts'

/** What of a site says when it shows what. */
type TimedSite = Pick<CompiledSite, 'conditions' | 'moment'>

/** What a site leaves out at its moment. */
export function notShown({ conditions = [], moment }: TimedSite): readonly Condition[] {
  return conditions.filter((condition) => !isShownAt(condition, moment?.time))
}

/** `2 blocks and 1 page are not shown today (1 draft, 2 from December 1, 2026).`; undefined if there is nothing to say. */
export function describeNotShown(site: TimedSite, when: string): string | undefined {
  const left = notShown(site)
  if (left.length === 0) return undefined
  const kinds = groupBy(left, ({ what }) => what)
  const counts = [...kinds].map(([what, { length }]) => countOf(length, what))
  const { time = '' } = site.moment ?? {}
  const reasons = groupBy(left, (condition) =>
    // Of two times, the one that matters now.
    describeShown(condition.from > time ? { ...condition, until: '~' } : { ...condition, from: '' }),
  )
  const why = [...reasons].map(([reason, { length }]) => `${length} ${reason}`).join(', ')
  return `${listOf(counts)} ${left.length === 1 ? 'is' : 'are'} not shown ${when} (${why}).`
}

const listOf = (parts: readonly string[]) => describeNames(parts, 'and').replaceAll('`', '')

/** When a site becomes another one, as `2026-12-24T00:00`, and what is shown then or no longer. */
export function nextChange({ conditions = [], moment }: TimedSite) {
  const changes = conditions.flatMap((condition) =>
    [condition.from, condition.until]
      .filter((time) => condition.mark === undefined && time !== '~' && time > (moment?.time ?? '~'))
      .map((time) => ({ time, condition, begins: time === condition.from })),
  )
  return changes.reduce<(typeof changes)[number] | undefined>(
    (first, change) => (first === undefined || change.time < first.time ? change : first),
    undefined,
  )
}

/** `Next change: December 24, 2026: block christmas on / is shown. Build again then.` */
export function describeNextChange(site: TimedSite): string | undefined {
  const next = nextChange(site)
  if (next === undefined) return undefined
  const { what, name, on } = next.condition
  const place = what === 'page' ? `page ${on}` : `${what} \`${name}\` on ${on}`
  return `Next change: ${describeMoment(next.time)}: ${place} is ${next.begins ? 'shown' : 'no longer shown'}. Build again then.`
}
