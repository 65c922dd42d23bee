import { describe, expect, it } from 'vitest'
import type { CompiledBlock } from '../../../schema/values.ts'
import { compileGood, pageAt, toySchema } from './compileFixture.ts'

interface Tab {
  readonly id: string
  readonly blocks: readonly CompiledBlock[]
}

const site = compileGood('good-nested')
const home = pageAt(site, '/')

const tabsOf = (block: CompiledBlock | undefined) => (block?.items ?? []) as readonly Tab[]

describe('nested blocks', () => {
  const [first, second, third] = tabsOf(home.blocks[1])

  it('are compiled like top-level blocks: icons, actions, Markdown, services', () => {
    expect(first?.blocks[0]).toMatchObject({
      type: 'hero',
      key: 'hero-1',
      icon: expect.stringContaining('<path'),
      actions: [{ label: 'More', target: { kind: 'dialog', dialog: 'more' } }],
    })
    expect(first?.blocks[1]).toEqual({ type: 'prose', key: 'prose-1', text: '<p>One</p>\n' })
    expect(second?.blocks[0]).toMatchObject({ key: 'deep', service: { id: 'form', title: 'Form' } })
  })

  it('have unique keys among their siblings', () => {
    expect(first?.blocks.map(({ key }) => key)).toEqual(['hero-1', 'prose-1', 'prose-2'])
  })

  it('use shared content at any depth, and can come from it entirely', () => {
    const [innermost] = tabsOf(second?.blocks[1])
    expect(innermost?.blocks).toEqual([
      {
        type: 'faq',
        key: 'faq-1',
        items: [{ question: 'Why?', answer: '<p>Because of <strong>Acme</strong>.</p>\n' }],
      },
    ])
    expect(third).toEqual({
      id: 'third',
      label: 'Shared',
      blocks: [{ type: 'prose', key: 'prose-1', text: '<p>From Acme.</p>\n' }],
    })
  })

  it('are included in the types, services and dialogs of the site', () => {
    expect(site.blockTypes).toEqual(['embed', 'faq', 'hero', 'prose', 'tabs'])
    expect(site.sources.frame).toEqual(['https://forms.acme.com'])
    expect(Object.keys(home.dialogs)).toEqual(['more'])
  })

  it('and the items that contain them are anchors of the page', () => {
    expect(home.blocks[0]?.actions).toEqual([
      { label: 'To a tab', target: { kind: 'to', to: '/#second' } },
      { label: 'Into a tab', target: { kind: 'scrollTo', anchor: 'deep' } },
    ])
  })

  it('have their line in development', () => {
    const page = pageAt(compileGood('good-nested', { mode: 'development' }), '/')
    const [, tab, shared] = tabsOf(page.blocks[1])
    expect(tab?.blocks.map(({ line }) => line)).toEqual([44, 45])
    expect(tabsOf(tab?.blocks[1])[0]?.blocks[0]?.line).toBe(50)
    expect(shared?.blocks[0]?.line).toBe(12)
  })

  it('are offered as blocks in editors', () => {
    const definitions = toySchema.$defs as Record<string, { properties: Record<string, unknown> }>
    expect(definitions['tabs.Tab']?.properties.blocks).toMatchObject({
      type: 'array',
      items: { $ref: '#/$defs/block' },
    })
  })
})
