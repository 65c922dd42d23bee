import axeCore, { type RunOptions } from 'axe-core'
import type { Condition } from '../conditions.ts'
import type { VisitRule } from '../rule.ts'

/** The standards and best practices that axe checks. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** Rules that axe runs only on request. */
const asked = ['target-size', 'label-content-name-mismatch', 'focus-order-semantics']

/** Rules about a page, not a block: its landmarks, its h1 and its skip link are elsewhere. */
const ofPages = ['landmark-one-main', 'page-has-heading-one', 'region', 'bypass']

function optionsAt({ setting }: Condition): RunOptions {
  // The visitor’s system picks the text colors, but axe reads the author’s.
  const disabled = setting === 'forced-colors' ? [...ofPages, 'color-contrast'] : ofPages
  const rules = [...asked.map((id) => [id, true] as const), ...disabled.map((id) => [id, false] as const)]
  return {
    iframes: false,
    preload: false,
    resultTypes: ['violations'],
    runOnly: { type: 'tag', values: tags },
    rules: Object.fromEntries(rules.map(([id, enabled]) => [id, { enabled }])),
  }
}

declare global {
  interface Window {
    readonly axe: typeof axeCore
  }
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
      (options) =>
        window.axe
          .run('main', options)
          .then(({ violations }) =>
            violations.flatMap(({ id, help, nodes }) =>
              nodes.map(({ target, failureSummary = '' }) => ({ id, help, at: target.join(' '), failureSummary })),
            ),
          ),
      optionsAt(condition),
    )
    return violations.map(({ id, help, at, failureSummary }) => {
      // A summary is a heading and ways to fix the violation, the most direct one first.
      const [, reason = ''] = failureSummary.split('\n')
      return { at, what: `${id}: ${help}. ${reason.trim()}` }
    })
  },
}
