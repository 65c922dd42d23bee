import { describe, expect, it } from 'vitest'
import { buildBootstraps } from '../../src/index.ts'
import { budgets } from './budgets.ts'

describe('buildBootstraps', () => {
  it.each([
    ['nothing', undefined],
    ['events into the page', { events: {} }],
    ['events to a beacon', { events: {}, beacon: 'https://stats.example/events' }],
  ])('keeps every script within its budget if the site reports %s', async (_, analytics) => {
    const { page, notFound } = await buildBootstraps(process.cwd(), analytics)
    expect(page).not.toBe(notFound)
    for (const script of [page, notFound]) {
      expect(Buffer.byteLength(script)).toBeLessThanOrEqual(budgets.firstScript)
      expect(script).not.toMatch(/__\w+__/)
    }
  })
})
