import { describe, expect, it } from 'vitest'
import { calculateSavings, type Rates } from './calculateSavings.ts'

const rates: Rates = { perCall: 3, share: 30, gain: 5, time: 0.08, timeCost: 25 }

describe('calculateSavings', () => {
  it.each([
    // calls, value, conversion, total // its parts: handling + conversion + time
    [500, 150, 20, 2725], // 1,500 + 225 + 1,000
    [100, 50, 5, 504], // 300 + 3.75 + 200
    [1000, 500, 40, 8000], // 3,000 + 3,000 + 2,000
    [100, 50, 10, 508], // 300 + 7.5 + 200: halves are rounded up
    [100, 70, 5, 505], // 300 + 5.25 + 200
    [150, 60, 13, 768], // 450 + 17.55 + 300
    [950, 490, 39, 7473], // 2,850 + 2,723.175 + 1,900
    [1000, 50, 40, 5300], // 3,000 + 300 + 2,000
  ])('with %d calls worth $%d at %d%% conversion returns $%d', (calls, value, conversion, total) => {
    expect(calculateSavings({ calls, value, conversion }, rates).total).toBe(total)
  })

  it('returns the amount of each of its three terms', () => {
    expect(calculateSavings({ calls: 500, value: 150, conversion: 20 }, rates)).toEqual({
      handling: 1500,
      conversion: 225,
      time: 1000,
      total: 2725,
    })
  })

  it('rounds the sum instead of each term', () => {
    const halves = { ...rates, perCall: 0.5, share: 0, time: 0.5, timeCost: 1 }
    expect(calculateSavings({ calls: 1, value: 100, conversion: 10 }, halves).total).toBe(1)
  })

  it.each([
    ['perCall', 1225],
    ['share', 2500],
    ['gain', 2500],
    ['time', 1725],
    ['timeCost', 1725],
  ] as const)('uses the author’s rate for %s', (rate, total) => {
    const business = { calls: 500, value: 150, conversion: 20 }
    expect(calculateSavings(business, { ...rates, [rate]: 0 }).total).toBe(total)
  })
})
