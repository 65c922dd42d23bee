import { describe, expect, it } from 'vitest'
import { nearestName } from '../../../src/language/messages/nearestName.ts'

describe('nearestName', () => {
  it.each([
    ['prcie', ['name', 'price', 'prize'], 'price'],
    ['tpye', ['type', 'tone'], 'type'],
    ['fqa', ['faq', 'cta', 'hero'], 'faq'],
    ['scroll_to', ['to', 'scrollTo'], 'scrollTo'],
    ['Heading', ['heading', 'intro'], 'heading'],
    ['calender', ['calendar', 'calculator'], 'calendar'],
    ['/pricng', ['/', '/pricing', '/404'], '/pricing'],
    ['item', ['items', 'intro'], 'items'],
    ['tue', ['monday', 'tuesday', 'thursday'], 'tuesday'],
    ['desc', ['title', 'description'], 'description'],
  ])('finds the nearest name to %s in %j', (name, candidates, expected) => {
    expect(nearestName(name, candidates)).toBe(expected)
  })

  it.each([
    ['carousel', ['hero', 'faq', 'cta']],
    ['background', ['tone', 'intro', 'heading']],
    ['to', ['id', 'in']],
    ['x', ['a', 'b']],
    ['su', ['sunday', 'monday']],
    ['image', ['imageWidth', 'imageHeight']],
    ['', ['a']],
    ['a'.repeat(10_000), ['a'.repeat(9_999)]],
  ])('finds no name near %.20s', (name, candidates) => {
    expect(nearestName(name, candidates)).toBeUndefined()
  })

  it('never suggests the name itself', () => {
    expect(nearestName('price', ['price'])).toBeUndefined()
  })
})
