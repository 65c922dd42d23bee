import { expect } from '@playwright/test'
import { lookHome, lookThemes, specimenPath } from '../../src/gallery/looks.ts'
import { type Condition, settings } from '../../src/make/blockTests/conditions.ts'
import { formatFindings } from '../../src/make/blockTests/formatFindings.ts'
import type { Finding, VisitRule } from '../../src/make/blockTests/rule.ts'
import { axe } from '../../src/make/blockTests/rules/axe.ts'
import { visitRules } from '../../src/make/blockTests/rules/visitRules.ts'
import { inspect } from '../../src/make/blockTests/rules.ts'
import { violationsOf } from '../support/browser/violationsOf.ts'
import { testedTypes } from '../support/exampleSite.ts'
import { whole } from '../support/whole.ts'
import { coverOf } from './coverOf.ts'
import { examplesOf } from './exampleFolders.ts'
import { addressOf, test } from './test.ts'

/**
 * The contract in every look: on a page with header, footer and the blocks whose composition a look changes, or with
 * PAGEWRIGHT_TESTS=all on every example, too.
 */

const widths = [320, 768, 1440]

/** Paper in the size Letter without its margins. */
const paper = { width: 703, height: 942 }

/** Conditions, and the rules to check under each besides those that run in the page. */
function plan(index: number): readonly (readonly [Condition, readonly VisitRule[]])[] {
  const on = { script: 'on' } as const
  if (whole)
    return settings.flatMap((setting) => widths.map((width) => [{ ...on, setting, width }, visitRules] as const))
  const others = settings.filter((setting) => setting !== 'light' && setting !== 'dark')
  const [narrow = 0, middle = 0, wide = 0] = [0, 1, 2].map((step) => widths[(index + step) % widths.length])
  return [
    [{ ...on, setting: others[index % others.length] ?? 'light', width: middle }, []],
    [{ ...on, setting: 'light', width: narrow }, [axe]],
    [{ ...on, setting: 'dark', width: wide }, [axe]],
  ]
}

for (const [index, look] of [...lookThemes.keys()].entries()) {
  test(`${look}: a page with every composition`, async ({ visitor }) => {
    test.setTimeout(whole ? 600_000 : 180_000)
    const address = addressOf('blocks', specimenPath(lookHome('', look)))
    const findings: Finding[] = []
    const around: string[] = []
    for (const [condition, outside] of plan(index)) {
      const visit = await visitor.visit(address, condition)
      findings.push(...(await inspect(visit, look, outside)))
      if (outside.includes(axe) && condition.setting !== 'forced-colors')
        around.push(...(await violationsOf(visit.page, { exclude: 'main' })))
    }
    const { page } = await visitor.visit(address, { setting: 'light', width: paper.width, script: 'on' })
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize(paper)
    const onPaper = await violationsOf(page)
    const beyondPaper = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await page.emulateMedia({ media: 'screen' })
    // It shows every hero, and each of them has the main heading of a page.
    expect(formatFindings(findings.filter(({ rule }) => rule !== 'headings'))).toBe('')
    expect({ around, onPaper, beyondPaper }).toEqual({ around: [], onPaper: [], beyondPaper: 0 })
  })

  const examples = examplesOf('blocks').filter(({ type }) => whole && testedTypes.includes(type))
  for (const [number, { name, path }] of examples.entries()) {
    test(`${look}: ${name}`, async ({ visitor }) => {
      const findings: Finding[] = []
      for (const condition of coverOf(index + number))
        findings.push(
          ...(await inspect(await visitor.visit(addressOf('blocks', lookHome('', look) + path), condition), name)),
        )
      expect(formatFindings(findings)).toBe('')
    })
  }
}
