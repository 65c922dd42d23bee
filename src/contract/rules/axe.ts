import axeCore from 'axe-core'
import type { Condition } from '../conditions.ts'
import type { VisitRule } from '../rule.ts'

/** The standards and best practices that axe checks. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** Disabled axe rules with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'landmark-one-main': 'is about a page, not a block',
  'page-has-heading-one': 'the h1 is in another block of the page',
  region: 'is about a page, not a block',
  bypass: 'the skip link belongs to the frame of the page',
}

/** Rules that axe runs only on request. */
const asked = ['target-size', 'label-content-name-mismatch', 'focus-order-semantics']

/** Rules that axe can’t judge under a condition, with the reason. */
function exceptionsAt({ look }: Condition): readonly string[] {
  // The visitor’s system picks the text colors, but axe reads the author’s.
  return look === 'forced-colors' ? ['color-contrast'] : []
}

const optionsAt = (condition: Condition) => ({
  iframes: false,
  preload: false,
  resultTypes: ['violations'],
  runOnly: { type: 'tag', values: tags },
  rules: {
    ...Object.fromEntries(Object.keys(exceptions).map((id) => [id, { enabled: false }])),
    ...Object.fromEntries(asked.map((id) => [id, { enabled: true }])),
    ...Object.fromEntries(exceptionsAt(condition).map((id) => [id, { enabled: false }])),
  },
})

interface AxeFinding {
  readonly id: string
  readonly help: string
  readonly at: string
  readonly why: string
}

export const axe: VisitRule = {
  name: 'axe',
  says: 'axe finds no violation of WCAG 2.2 A and AA or of its best practices.',
  why: 'It checks names, roles, contrast and structure, which assistive technology depends on.',
  fix: 'Change what the message names; dequeuniversity.com/rules/axe explains each violation by its name.',
  async inVisit({ page, condition }) {
    // Timers never fire without scripts, so work that axe defers must run at once.
    if (condition.script === 'off') await page.evaluate(() => window.contract.replaceTimers())
    await page.evaluate(`${axeCore.source};undefined`)
    const violations = await page.evaluate(
      ([key, options]) =>
        (window as unknown as Record<string, AxeInPage>)[key]?.run('main', options).then(({ violations }) =>
          violations.flatMap(({ id, help, nodes }) =>
            nodes.map(
              ({ target, failureSummary }): AxeFinding => ({
                id,
                help,
                at: target.join(' '),
                why: failureSummary ?? '',
              }),
            ),
          ),
        ),
      ['axe', optionsAt(condition)] as const,
    )
    return (violations ?? []).map(({ id, help, at, why }) => ({
      at,
      what: `${id}: ${help}. ${firstReason(why)}`,
    }))
  },
}

interface AxeInPage {
  run(scope: string, options: unknown): Promise<{ violations: readonly AxeViolation[] }>
}

interface AxeViolation {
  readonly id: string
  readonly help: string
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[]
}

/** A summary is a heading and ways to fix the violation, the most direct one first. */
const firstReason = (summary: string) => summary.split('\n')[1]?.trim() ?? ''
