import { expect } from '@playwright/test'
import type { Condition, Setting } from '../../src/make/blockTests/conditions.ts'
import { allConditions } from '../../src/make/blockTests/conditions.ts'
import { formatFindings } from '../../src/make/blockTests/formatFindings.ts'
import { inspect, rules } from '../../src/make/blockTests/rules.ts'
import { type Example, examplesOf } from './exampleFolders.ts'
import { addressOf, test } from './test.ts'

/** Tests of the rules themselves: one block violates a rule at a time, and another one passes all of them. */

/** Separate from the other faults: a block whose module fails would hide them, and one is no island. */
const ownBlocks: Readonly<Record<string, string>> = { dead: 'app-starts', inert: 'needs-app' }

const planted = examplesOf('planted')
const names = rules.map(({ name }) => name)

/** The setting that a rule needs to detect its fault. */
const settings: Readonly<Record<string, Setting>> = {
  'control-edges': 'forced-colors',
  mirrored: 'right-to-left',
  motion: 'reduced-motion',
  'text-grows': 'large-text',
}

/** What the message says about faults that no rule of ours looks for. */
const reasons: Readonly<Record<string, string>> = {
  'axe-by-alt': 'Element does not have an alt attribute',
  'axe-by-tabindex': 'Element has a tabindex greater than 0',
  'axe-by-target': 'Target has insufficient size (16px by 16px, should be at least 24px by 24px)',
}

/** Name of the fault in an example; empty for a good block. */
const faultOf = ({ type, yaml }: Example) => /^fault: (\S+)$/m.exec(yaml)?.[1] ?? ownBlocks[type] ?? ''

/** The rule that a fault violates: `hydration` for `hydration-by-height`. */
const ruleOf = (fault: string) =>
  names.filter((name) => fault === name || fault.startsWith(`${name}-`)).sort((a, b) => b.length - a.length)[0] ?? ''

const conditionOf = (rule: string): Condition => ({
  width: 320,
  setting: settings[rule] ?? 'light',
  script: rule === 'text-without-script' ? 'off' : 'on',
})

const bad = planted.filter((example) => faultOf(example) !== '')

test('every browser rule has a planted fault that violates it', () => {
  expect([...new Set(bad.map(faultOf).map(ruleOf))].sort()).toEqual([...names].sort())
})

for (const example of bad) {
  const fault = faultOf(example)
  const rule = ruleOf(fault)
  test(`${fault} is reported by ${rule}`, async ({ visitor }) => {
    const visit = await visitor.visit(addressOf('planted', example.path), conditionOf(rule))
    const findings = await inspect(visit, example.name)
    expect([...new Set(findings.map((finding) => finding.rule))]).toContain(rule)
    expect(findings.map(({ what }) => what).join('\n')).toContain(reasons[fault] ?? '')
  })
}

for (const example of planted.filter((example) => !bad.includes(example))) {
  test(`${example.name} passes every browser rule`, async ({ visitor }) => {
    for (const condition of allConditions) {
      const visit = await visitor.visit(addressOf('planted', example.path), condition)
      expect(formatFindings(await inspect(visit, example.name))).toBe('')
    }
  })
}
