import type { RuleTable } from '../rule.ts'

/** Words for problems with shared content, placeholders and addresses. */
export const referenceRules = {} satisfies RuleTable
