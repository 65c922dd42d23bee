import { describe, expect, it } from 'vitest'
import type { Action } from '../../schema/values.ts'
import { type Billing, checkoutOf, offersOf, otherActionsOf } from './offersOf.ts'
import type { Plan } from './schema.ts'

const checkout = (label: string, period: 'monthly' | 'annual' | 'selected'): Action => ({
  label,
  target: { kind: 'checkout', monthly: '/by-month', annual: '/by-year', period },
})

const buy = checkout('Buy', 'selected')
const byMonth = checkout('By month', 'monthly')
const byYear = checkout('By year', 'annual')
const ask: Action = { label: 'Ask', target: { kind: 'dialog', dialog: 'ask' } }

const plan = (actions: readonly Action[], annual?: number): Plan =>
  ({ name: 'Pro', monthly: 597, ...(annual && { annual }), actions }) as Plan

/** Each price with its button and target: `$597 → Buy /by-month`. */
function offered(billing: Billing, actions: readonly Action[]): readonly string[] {
  return offersOf(plan(actions, 5731), billing, 'total').map(({ price, actions: own }) => {
    const links = own.map(({ label, target }) =>
      target.kind === 'checkout' && target.period !== 'selected'
        ? ` → ${label} ${target[target.period]}`
        : ' → nowhere',
    )
    return `$${price}${links.join('')}`
  })
}

describe('offersOf', () => {
  it.each([
    ['toggle', [buy], ['$597 → Buy /by-month', '$5731 → Buy /by-year']],
    ['toggle', [buy, ask], ['$597 → Buy /by-month', '$5731 → Buy /by-year']],
    ['toggle', [byMonth, byYear], ['$597 → By month /by-month', '$5731 → By year /by-year']],
    ['both', [byMonth, byYear], ['$597 → By month /by-month', '$5731 → By year /by-year']],
    ['both', [buy], ['$597 → Buy /by-month', '$5731 → Buy /by-year']],
    ['both', [ask], ['$597', '$5731']],
    ['monthly', [buy], ['$597 → Buy /by-month']],
    ['monthly', [byYear], ['$597']],
  ] as const)('gives each price its own checkout with billing %s', (billing, actions, expected) => {
    expect(offered(billing, actions)).toEqual(expected)
  })

  it('returns one offer if there is no annual price', () => {
    expect(offersOf(plan([buy]), 'toggle', 'total')).toHaveLength(1)
  })

  it.each([
    [397, 3811, 953, 318],
    [597, 5731, 1433, 478],
    [897, 8611, 2153, 718],
    [797, 7651, 1913, 638],
    [1097, 10531, 2633, 878],
    [1497, 14371, 3593, 1198],
  ])(
    'for $%d a month and $%d a year computes a saving of $%d and $%d per month',
    (monthly, annual, saving, perMonth) => {
      const priced = { name: 'Plan', monthly, annual }
      expect(offersOf(priced, 'toggle', 'total')[1]).toEqual({
        period: 'annual',
        price: annual,
        per: 'year',
        saving,
        actions: [],
      })
      expect(offersOf(priced, 'toggle', 'per-month')[1]).toEqual({
        period: 'annual',
        price: perMonth,
        per: 'month',
        total: annual,
        saving,
        actions: [],
      })
    },
  )

  it.each([
    ['as much as', 1200],
    ['more than', 1300],
  ])('has no saving if a year costs %s twelve months', (_, annual) => {
    expect(offersOf({ name: 'Plan', monthly: 100, annual }, 'both', 'total')[1]).not.toHaveProperty('saving')
  })
})

describe('otherActionsOf', () => {
  it.each([
    ['toggle', [buy, ask], ['Ask']],
    ['both', [byMonth, byYear, ask], ['Ask']],
    ['both', [buy], []],
    ['monthly', [byMonth, byYear], ['By year']],
    ['monthly', [buy], []],
  ] as const)('keeps the actions without a price with billing %s', (billing, actions, labels) => {
    expect(otherActionsOf(plan(actions, 5731), billing).map(({ label }) => label)).toEqual(labels)
  })
})

describe('checkoutOf', () => {
  it('doesn’t modify its argument', () => {
    const tied = checkoutOf(buy, 'annual')
    expect(tied?.target).toMatchObject({ period: 'annual' })
    expect(buy.target).toMatchObject({ period: 'selected' })
  })
})
