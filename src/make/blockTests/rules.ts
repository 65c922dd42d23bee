import { pageRules } from './pageRules.ts'
import type { Finding, Rule, Violation, Visit } from './rule.ts'
import { visitRules } from './rules/visitRules.ts'

/** All rules. They apply to every example of every block under every condition. */
export const rules: readonly Rule[] = [...visitRules, ...pageRules]

/** Checks every rule on an open page. */
export async function inspect(visit: Visit, example: string): Promise<Finding[]> {
  const { page, condition, before } = visit
  const found: Record<string, readonly Violation[]> = await page.evaluate(
    ([condition, before]) => window.contract.check(condition, before),
    [condition, before] as const,
  )
  for (const rule of visitRules) found[rule.name] = await rule.inVisit(visit)
  return rules.flatMap(({ name, fix }) =>
    (found[name] ?? []).map((each) => ({ ...each, example, condition, rule: name, fix })),
  )
}
