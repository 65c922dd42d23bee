import { describe, expect, it } from 'vitest'
import type { Condition } from '../../schema/model.ts'
import { describeNextChange, describeNotShown } from './describeConditions.ts'

const condition = (what: Condition['what'], name: string, more: Partial<Condition>): Condition => ({
  ...{ what, name, on: '/', place: name, from: '', until: '~' },
  ...more,
})

const site = (time: string, ...conditions: Condition[]) => ({ conditions, moment: { time, zone: 'UTC' } })

describe('what is not shown', () => {
  const christmas = condition('block', 'christmas', { from: '2026-12-01T00:00', until: '2026-12-25T00:00' })

  it('is counted by kind and by reason', () => {
    const left = [
      christmas,
      condition('block', 'hero', { mark: 'draft', from: '~', until: '' }),
      condition('page', 'jobs', { mark: 'hidden', from: '~', until: '', on: '/jobs' }),
    ]
    expect(describeNotShown(site('2026-11-27T09:00', ...left), 'today')).toBe(
      '2 blocks and 1 page are not shown today (1 from December 1, 2026, 1 draft, 1 hidden).',
    )
    expect(describeNotShown(site('2026-12-25T00:00', christmas), 'today')).toBe(
      '1 block is not shown today (1 until December 24, 2026).',
    )
    expect(describeNotShown(site('2026-12-24T23:59', christmas), 'today')).toBeUndefined()
  })

  it('changes next when the first of all times comes', () => {
    const sale = condition('page', 'sale', { from: '2026-12-20T09:30', on: '/sale' })
    expect(describeNextChange(site('2026-11-27T09:00', sale, christmas))).toBe(
      'Next change: December 1, 2026: block `christmas` on / is shown. Build again then.',
    )
    expect(describeNextChange(site('2026-12-01T00:00', sale, christmas))).toBe(
      'Next change: December 20, 2026, 9:30: page /sale is shown. Build again then.',
    )
    expect(describeNextChange(site('2026-12-24T00:00', sale, christmas))).toBe(
      'Next change: December 25, 2026: block `christmas` on / is no longer shown. Build again then.',
    )
    expect(describeNextChange(site('2026-12-25T00:00', sale, christmas))).toBeUndefined()
  })
})
