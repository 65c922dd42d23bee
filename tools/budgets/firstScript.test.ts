import { describe, expect, it } from 'vitest'
import { buildInlineScripts, findProject } from '../../src/index.ts'
import { budgets } from './budgets.ts'

describe('buildInlineScripts', () => {
  it.each([
    ['nothing', undefined],
    ['events into the page', { events: {} }],
    ['events to a beacon', { events: {}, beacon: 'https://stats.example/events' }],
  ])('keeps every bootstrap within its budget if the site reports %s', async (_, analytics) => {
    const { page, notFound } = await buildInlineScripts(findProject({}), analytics)
    expect(page).not.toBe(notFound)
    for (const script of [page, notFound]) {
      expect(Buffer.byteLength(script)).toBeLessThanOrEqual(budgets.firstScript)
      expect(script).not.toMatch(/__\w+__/)
    }
  })

  it('builds the scripts of the blocks that have any, without modules', async () => {
    const { blocks } = await buildInlineScripts(findProject({}))
    const keys = Object.fromEntries(Object.entries(blocks).map(([type, each]) => [type, Object.keys(each)]))
    expect(keys).toEqual({
      'call-panel': ['page'],
      'call-sample': ['page'],
      documents: ['page'],
      events: ['page'],
      'gated-form': ['beforePaint', 'page'],
      gallery: ['page'],
      greeting: ['beforePaint', 'page'],
      hours: ['page'],
      'not-found': ['page'],
      plans: ['page'],
      tabs: ['page'],
    })
    for (const script of Object.values(blocks).flatMap((each) => Object.values(each))) {
      expect(script).not.toMatch(/\b(?:import|export)\b/)
      // The end of a script element, or the begin of a comment in one, would end the script.
      expect(script).not.toMatch(/<\/script|<!--/i)
    }
  })
})
