import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compileInProject, compileText } from '../../support/compileText.ts'
import { loadSite } from '../../support/explained.ts'

const siteOf = (
  blocks: readonly string[],
  language = 'en',
  more = '',
) => `site: { name: Acme, url: https://www.acme.com, language: ${language} }
${more}pages:
  home:
    path: /
    title: Acme
    blocks:
      - { type: hero, headline: Acme }
${blocks.map((block) => `      - ${block}`).join('\n')}
  not-found: { path: /404, title: Page not found, blocks: [{ type: not-found }] }
`

/** What is said about claims: the messages, without what they say to do. */
function saidAbout(blocks: readonly string[], language?: string, more?: string): readonly string[] {
  const { diagnostics } = compileInProject(siteOf(blocks, language, more), {})
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  return diagnostics
    .filter(({ code }) => code === 'contradiction' || code === 'repeated-claim')
    .map(({ message, related }) => {
      expect(related?.start.line).toBeGreaterThan(0)
      return message
    })
}

const plans = (...list: readonly string[]) =>
  `{ type: plans, plans: [${list.map((plan) => `{ ${plan} }`).join(', ')}] }`
const prose = (text: string) => `{ type: prose, text: ${JSON.stringify(text)} }`

describe('two claims that contradict each other', () => {
  it.each([
    [
      'prices of a plan',
      [plans('name: Pro, monthly: 29'), plans('name: Pro, monthly: 39')],
      'The plan `Pro` costs 39 a month here, but costs 29 a month elsewhere.',
    ],
    [
      'yearly prices of a plan with one monthly price',
      [plans('name: Pro, monthly: 30, annual: 300'), plans('name: Pro, monthly: 30, annual: 330')],
      'The plan `Pro` costs 330 a year here, but costs 300 a year elsewhere.',
    ],
    [
      'quotas of a plan',
      [
        plans('name: Pro, monthly: 29, included: 500 minutes a month'),
        plans('name: Pro, monthly: 29, included: "1,000 AI minutes per month"'),
      ],
      'The plan `Pro` includes 1000 minutes for each month here, but includes 500 minutes for each month elsewhere.',
    ],
    [
      'overage rates',
      [
        prose('Minutes beyond your plan are $0.15 each.'),
        '{ type: stats, heading: Overage, items: [{ value: $0.20, label: per minute }] }',
      ],
      'Use beyond a plan costs $0.20 here, but costs $0.15 elsewhere.',
    ],
    [
      'trials',
      [prose('Every plan starts with a 14-day free trial.'), prose('The trial lasts 7 days.')],
      'The free trial is for 7 days here, but is for 14 days elsewhere.',
    ],
    [
      'guarantees',
      [
        prose('A 14-day money-back guarantee.'),
        '{ type: guarantee, seal: { value: "30", label: days }, heading: Money-back guarantee, text: No questions asked. }',
      ],
      'The money-back guarantee is for 30 days here, but is for 14 days elsewhere.',
    ],
    [
      'words about refunds',
      [prose('There are no refunds.'), prose('You get a full refund.')],
      'The site promises money back here, but gives no refunds elsewhere.',
    ],
  ])('are noticed: %s', (_, blocks, message) => {
    const said = saidAbout(blocks)
    expect(said.filter((each) => !each.includes('typed'))).toEqual([message])
  })

  it.each([
    ['de', 'Eine 14-tägige Reise. 14 Tage kostenlos.', '30 Tage kostenlos.'],
    ['es', 'Prueba gratuita de 14 días.', '30 días gratis.'],
    ['fr', 'Un essai gratuit de 14 jours.', '30 jours gratuits.'],
  ])('are noticed in %s', (language, first, second) => {
    expect(saidAbout([prose(first), prose(second)], language)).toEqual([
      'The free trial is for 30 days here, but is for 14 days elsewhere.',
    ])
  })

  it('are prices alone in a language without words for them', () => {
    const blocks = [prose('There are no refunds.'), prose('Full refund.')]
    expect(saidAbout([...blocks, plans('name: Pro, price: 1'), plans('name: Pro, price: 2')], 'it')).toEqual([
      'The plan `Pro` costs 2 once here, but costs 1 once elsewhere.',
    ])
  })
})

describe('claims about different things', () => {
  it.each([
    ['plans with different names', [plans('name: Pro, monthly: 29'), plans('name: Team, monthly: 39')]],
    [
      'prices per month, once and per visit',
      [plans('name: Pro, monthly: 29'), plans('name: Pro, price: 99'), plans('name: Pro, price: 9, per: visit')],
    ],
    [
      'a quota of plans with different prices',
      [
        plans('name: Pro, monthly: 29, included: 500 minutes a month'),
        plans('name: Team, monthly: 29, included: 900 minutes a month'),
      ],
    ],
    [
      'quotas of different units and times',
      [plans('name: Pro, monthly: 29, included: "500 minutes a month, 5 calls a month, 20 minutes a day"')],
    ],
    ['minutes for free and days', [prose('30 minutes free. A 14-day free trial.'), prose('Answers within 30 days.')]],
    ['days before the end of a trial', [prose('A 14-day free trial. We write 3 days before the trial ends.')]],
    [
      'a rate that is no overage',
      [prose('Minutes beyond your plan are $0.15 each.'), prose('A call costs $0.30 a minute.')],
    ],
    [
      'rates of plans',
      [
        prose('Minutes beyond your plan are $0.15 each.'),
        plans('name: Pro, monthly: 29, features: ["Additional minutes for $0.10"]'),
      ],
    ],
    [
      'a text that says when there are refunds',
      [prose('There are no refunds after the trial. Before that, you get a full refund.'), prose('No refunds.')],
    ],
    [
      'a guarantee of quality',
      [
        prose('A 14-day money-back guarantee.'),
        '{ type: guarantee, seal: { value: "90", label: days }, heading: The repair holds, text: Or we do it again. }',
      ],
    ],
  ])('are no contradiction: %s', (_, blocks) => {
    expect(saidAbout(blocks)).toEqual([])
  })
})

describe('a claim in two places', () => {
  const typed = plans('name: Pro, monthly: 29, included: 500 minutes a month')

  it('is noticed once for a price and once for a quota, however often it is typed', () => {
    expect(saidAbout([typed, typed, typed])).toEqual([
      'The plan `Pro` costs 29 a month: that is typed in two places, and one day only one of them will be changed.',
      'The plan `Pro` includes 500 minutes for each month: that is typed in two places, and one day only one of them will be changed.',
    ])
  })

  it('is fine as one fact', () => {
    const content = 'content: { pro: { name: Pro, monthly: 29 }, minutes: { pro: 500 } }\n'
    const plan = plans('from: pro, included: "{minutes.pro} minutes a month"')
    expect(saidAbout([plan, plan, plans('name: "{pro.name}", monthly: "{pro.monthly}"')], 'en', content)).toEqual([])
  })

  it('is fine if it isn’t about a plan', () => {
    expect(saidAbout([prose('A 14-day free trial.'), prose('Start your 14-day free trial.')])).toEqual([])
  })
})

describe('the sites of this repository', () => {
  const codes = ['contradiction', 'repeated-claim', 'nothing-to-accept']

  it.each(['zahnarzt', 'gym', 'business', 'blank', 'architects'])('%s contradicts itself nowhere', (name) => {
    const { diagnostics } = loadSite(`examples/${name}/site.yaml`, { mode: 'production' })
    expect(diagnostics.filter(({ code }) => codes.includes(code))).toEqual([])
  })

  it('the agency keeps its contradictions on purpose, and names each without that', () => {
    const { diagnostics } = loadSite('site.yaml', { mode: 'production' })
    expect(diagnostics.filter(({ code }) => codes.includes(code))).toEqual([])

    const plain = readFileSync('site.yaml', 'utf8').replaceAll(/# check: accept PW140.*/g, '')
    const { notices, text } = compileText(plain)
    expect(text).toBe('')
    expect(notices.filter((code) => code === 'contradiction')).toHaveLength(17)
    const messages = compileInProject(plain, {})
      .diagnostics.filter(({ code }) => code === 'contradiction')
      .map(({ message }) => message)
      .join('\n')
    // Two plan sets, with their minutes.
    expect(messages).toContain('`Starter` costs 97 a month here, but costs 797')
    expect(messages).toContain('`Enterprise` costs 597 a month here, but costs 897')
    expect(messages).toContain('`Enterprise` includes 5000 minutes')
    // Two overage rates, and two guarantees, of which the questions know none.
    expect(messages).toContain('Use beyond a plan costs $0.056 here, but costs $0.15 elsewhere.')
    expect(messages).toContain('The money-back guarantee is for 30 days here, but is for 14 days elsewhere.')
    expect(messages).toContain('The site promises money back here, but gives no refunds elsewhere.')
  })
})
