import { describe, expect, it } from 'vitest'
import { describeOwner } from './describeSchema.ts'

describe('describeOwner', () => {
  it.each([
    ['faq', 'a `faq` block'],
    ['embed', 'an `embed` block'],
    ['offer', 'an `offer` block'],
    ['hours', 'an `hours` block'],
  ])('puts the article of %s before it', (type, words) => {
    const schema = { required: ['type'], properties: { type: { const: type } } }
    expect(describeOwner(['pages', 'home', 'blocks', 0], schema, { type })).toBe(words)
  })
})
