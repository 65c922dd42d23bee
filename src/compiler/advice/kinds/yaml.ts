import type { RuleTable } from '../rule.ts'

/** Words for problems with the text of the site file. */
export const yamlRules = {} satisfies RuleTable
