import { pageRules } from './pageRules.ts'
import type { Rule, VisitRule } from './rule.ts'
import { appStarts } from './rules/appStarts.ts'
import { axe } from './rules/axe.ts'
import { consoleRule } from './rules/console.ts'
import { hydration } from './rules/hydration.ts'
import { keyboard } from './rules/keyboard.ts'
import { outsideRequest } from './rules/outsideRequest.ts'

/** The rules that run outside the page, in the order in which they run. */
export const visitRules: readonly VisitRule[] = [
  appStarts,
  hydration,
  keyboard,
  // Near the end, because it replaces the timers of the page.
  axe,
  consoleRule,
  outsideRequest,
]

/** All rules. They apply to every example of every block under every condition. */
export const rules: readonly Rule[] = [...visitRules, ...pageRules]
