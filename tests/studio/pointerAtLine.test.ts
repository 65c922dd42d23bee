import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pointerAtLine } from '../../studio/app/pointerAtLine.ts'

const text = readFileSync('examples/business/site.yaml', 'utf8')
const lineOf = (words: string) => text.split('\n').findIndex((line) => line.includes(words)) + 1

describe('pointerAtLine', () => {
  it.each([
    ['name: Spoke & Gear', '/site/name'],
    ['look: workshop', '/theme/look'],
    ['{ label: Services, to: /services }', '/header/links/1'],
    ['headline: Bikes fixed', '/pages/home/blocks/0/headline'],
    ['heading: How it works', '/pages/home/blocks/1/heading'],
    ['title: We write it down', '/pages/home/blocks/1/items/1/title'],
    ['heading: Prices on the wall', '/pages/home/blocks/2/items/0/blocks/0/heading'],
    ['- from: repairs', '/pages/home/blocks/2/items/0/blocks/0/groups/0/from'],
    ['heading: From the neighborhood', '/pages/home/blocks/3/heading'],
    ['headline: Three people', '/pages/team/blocks/0/headline'],
  ])('finds %j at %s', (words, pointer) => {
    expect(pointerAtLine(text, lineOf(words))).toBe(pointer)
  })

  it('counts items of a list in the column of its key', () => {
    expect(pointerAtLine('a:\n- b: 1\n- b: 2\n  c: 3\nd: 4', 4)).toBe('/a/1/c')
    expect(pointerAtLine('a:\n- b: 1\n- b: 2\nd: 4', 4)).toBe('/d')
  })
})
