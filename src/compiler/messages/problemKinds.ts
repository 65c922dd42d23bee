import { blockKinds } from './kinds/blocks.ts'
import { contentKinds } from './kinds/content.ts'
import { fileKinds } from './kinds/file.ts'
import { keyKinds } from './kinds/keys.ts'
import { launchKinds } from './kinds/launch.ts'
import { linkKinds } from './kinds/links.ts'
import { routeKinds } from './kinds/routes.ts'
import { textKinds } from './kinds/texts.ts'
import { unusedKinds } from './kinds/unused.ts'
import { valueKinds } from './kinds/values.ts'
import { yamlKinds } from './kinds/yaml.ts'
import type { ProblemKind, ProblemKinds, Severity } from './problemKind.ts'

/**
 * Every kind of problem that the compiler reports. A new kind goes into the file of its group and takes the
 * next free id of all groups; the id of a kind that was removed stays unused.
 */
export const problemKinds = {
  ...fileKinds,
  ...yamlKinds,
  ...keyKinds,
  ...valueKinds,
  ...textKinds,
  ...contentKinds,
  ...linkKinds,
  ...routeKinds,
  ...unusedKinds,
  ...launchKinds,
  ...blockKinds,
} as const satisfies ProblemKinds

/** Kebab-case kind of problem: `unknown-key`, `missing-key`. */
export type ProblemCode = keyof typeof problemKinds

/** The severity of a kind; with `isLaunch`, kinds that must be gone before a launch are errors. */
export function severityOf(code: ProblemCode, { isLaunch = false } = {}): Severity {
  const kind: ProblemKind = problemKinds[code]
  return isLaunch && kind.stopsLaunch === true ? 'error' : (kind.severity ?? 'error')
}

const ranks: Readonly<Record<Severity, number>> = { error: 0, warning: 1, notice: 2 }

/** Sorts errors before warnings before notices. */
export function bySeverity(a: Severity, b: Severity): number {
  return ranks[a] - ranks[b]
}
