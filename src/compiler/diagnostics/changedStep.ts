/** The only step in which two names or paths differ; undefined unless there is exactly one. */
export function changedStep(from: string, to: string, separator: RegExp): [string, string] | undefined {
  const [before, after] = [from.split(separator), to.split(separator)]
  const changed = before.flatMap((step, index) => (step === after[index] ? [] : [index]))
  const [index] = changed
  if (before.length !== after.length || index === undefined || changed.length > 1) return undefined
  return [before[index] ?? '', after[index] ?? '']
}
