import type { Finding, Violation, Visit } from './rule.ts'
import { rules, visitRules } from './rules.ts'

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
