import { hint } from '../messages/hint.ts'
import { formatPath, groupBy } from '../plain.ts'
import type { RawDiagnostic, SharedCause } from '../rawDiagnostic.ts'

/** If several places have a problem because of one shared value, reports it once, at that value. */
export function reportSharedCauses(problems: readonly RawDiagnostic[], text: string): readonly RawDiagnostic[] {
  const groups = groupBy(problems, causeKey)
  return problems.map((problem) => {
    const { sharedCause: cause } = problem
    const isShared = (groups.get(causeKey(problem) ?? '')?.length ?? 0) > 1
    const isAtFault = cause?.unlessWritten !== undefined && !text.includes(cause.unlessWritten)
    return cause !== undefined && (isShared || isAtFault) ? atCause(problem, cause) : problem
  })
}

/** What problems with the same cause have in common; keys that are missing in a value can be reported there already. */
function causeKey({ code, at, keys = [], sharedCause }: RawDiagnostic): string | undefined {
  if (sharedCause === undefined && code !== 'missing-key') return undefined
  const { code: as = code, at: place } = sharedCause ?? { at }
  return [as, formatPath(place.path), ...(code === 'missing-key' ? keys : [])].join(' ')
}

function atCause({ code, at, message, keys }: RawDiagnostic, cause: SharedCause): RawDiagnostic {
  return {
    code: cause.code ?? code,
    at: cause.at,
    message: cause.message ?? message,
    ...hint(cause.hint),
    ...(code === 'missing-key' && keys !== undefined && { keys }),
    ...(cause.name === undefined ? { usedAt: at.path } : { related: { message: `\`${cause.name}\` is used`, at } }),
  }
}
