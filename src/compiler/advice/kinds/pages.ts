import type { RuleTable } from '../rule.ts'

/** Words for problems with the content of pages: values with a format, texts, and the site as a whole. */
export const pageRules = {} satisfies RuleTable
