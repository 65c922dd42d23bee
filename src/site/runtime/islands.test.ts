import { describe, expect, it } from 'vitest'
import type { CompiledPage } from '../../../schema/model.ts'
import { toyPage } from '../../../tests/support/toySite.ts'
import { islandContent, islandPrefix, islandsOf } from './islands.ts'

const form = { type: 'form', key: 'form-1', label: 'Send' }
const inner = { type: 'form', key: 'form-2', label: 'Inner' }
const gate = { type: 'gate', key: 'gate-1', parts: [{ title: 'Part', blocks: [inner] }], blocks: [form] }
const asked = { type: 'form', key: 'form-3', label: 'Asked' }

const page: CompiledPage = {
  ...toyPage,
  blocks: [{ type: 'prose', key: 'prose-1', text: 'Read' }, gate],
  dialogs: { ask: { title: 'Ask', size: 'medium', blocks: [asked] } },
}

const isInteractive = (type: string) => type === 'form' || type === 'gate'

describe('islandsOf', () => {
  it('lists each island before those inside it, and those of dialogs last', () => {
    expect(islandsOf(page, isInteractive)).toEqual([gate, inner, form, asked])
  })

  it('finds none on a page without interactive blocks', () => {
    expect(islandsOf(page, () => false)).toEqual([])
  })
})

describe('islandContent', () => {
  const content = islandContent(page, isInteractive)

  it('has the islands in the same order, without the blocks inside them', () => {
    expect(content.blocks).toEqual([
      { ...gate, parts: [{ title: 'Part', blocks: [] }], blocks: [] },
      inner,
      form,
      asked,
    ])
  })

  it('has nothing of the other blocks', () => {
    expect(JSON.stringify(content)).not.toContain('Read')
    expect(content.dialogs).toEqual({})
    expect(content.path).toBe(page.path)
  })
})

it('islandPrefix differs from one island to the next', () => {
  expect(islandPrefix(1)).not.toBe(islandPrefix(2))
})
