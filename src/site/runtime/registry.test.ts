import { describe, expect, it } from 'vitest'
import type { CompiledBlock } from '../../../schema/values.ts'
import { withNested } from './registry.ts'

const blocks: readonly CompiledBlock[] = [
  { type: 'hero', key: 'hero-1' },
  {
    type: 'tabs',
    key: 'tabs-1',
    items: [
      { id: 'a', blocks: [{ type: 'prose', key: 'prose-1' }] },
      {
        id: 'b',
        blocks: [
          { type: 'tabs', key: 'tabs-1', items: [{ id: 'c', blocks: [{ type: 'embed', key: 'embed-1' }] }] },
          { type: 'faq', key: 'faq-1', lazy: true },
        ],
      },
    ],
  },
  {
    type: 'tabs',
    key: 'tabs-2',
    lazy: true,
    items: [{ id: 'd', blocks: [{ type: 'stats', key: 'stats-1' }] }],
  },
]

describe('withNested', () => {
  it('lists every block before the blocks nested in it', () => {
    expect(withNested(blocks).map(({ type }) => type)).toEqual([
      'hero',
      'tabs',
      'prose',
      'tabs',
      'embed',
      'faq',
      'tabs',
      'stats',
    ])
  })
})
