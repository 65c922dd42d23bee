import type { RuleTable } from '../rule.ts'

/** Words for problems with paths and redirects. */
export const routeRules = {} satisfies RuleTable
