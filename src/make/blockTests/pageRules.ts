import type { PageRule } from './rule.ts'
import { controlRules } from './rules/controlRules.ts'
import { gradientContrast } from './rules/gradientRule.ts'
import { markupRules } from './rules/markupRules.ts'
import { textRules } from './rules/textRules.ts'

/** The rules that run in the page. This module and its imports are injected into the browser. */
export const pageRules: readonly PageRule[] = [...textRules, gradientContrast, ...markupRules, ...controlRules]
