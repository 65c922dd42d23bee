import { pageRules } from './pageRules.ts'
import type { Finding, Rule, Violation, Visit } from './rule.ts'
import { visitRules } from './rules/visitRules.ts'

/** All rules. They apply to every example of every block under every condition. */
export const rules: readonly Rule[] = [...visitRules, ...pageRules]

/**
 * Checks rules on an open page: those that run in it, and some of those that run outside. Default: all of them.
 */
export async function inspect(visit: Visit, example: string, outside = visitRules): Promise<Finding[]> {
  const { page, condition, before } = visit
  const found: Record<string, readonly Violation[]> = await page.evaluate(
    ([condition, before]) => window.contract.check(condition, before),
    [condition, before] as const,
  )
  for (const rule of outside) found[rule.name] = await rule.inVisit(visit)
  return rules.flatMap(({ name, fix }) =>
    (found[name] ?? []).map((each) => ({ ...each, example, condition, rule: name, fix })),
  )
}
