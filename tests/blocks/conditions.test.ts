import { describe, expect, it } from 'vitest'
import { allConditions, nameOf, scripts, settings, widths } from '../../src/make/blockTests/conditions.ts'
import { coverOf } from './coverOf.ts'

describe('allConditions', () => {
  it('lists every condition once', () => {
    expect(new Set(allConditions.map(nameOf)).size).toBe(settings.length * widths.length * scripts.length)
  })
})

describe('coverOf', () => {
  it.each([0, 1, 2, 3, 4, 5, 27])('covers every width, with and without scripts, for example %s', (index) => {
    const cover = coverOf(index)
    expect(new Set(cover.map(({ width }) => width))).toEqual(new Set(widths))
    expect(new Set(cover.map(({ script }) => script))).toEqual(new Set(scripts))
  })

  it('covers every setting within two examples', () => {
    expect(new Set([...coverOf(4), ...coverOf(5)].map(({ setting }) => setting))).toEqual(new Set(settings))
  })

  it('covers every condition within twelve examples', () => {
    const met = new Set([...Array(12).keys()].flatMap((index) => coverOf(index).map(nameOf)))
    expect([...met].sort()).toEqual(allConditions.map(nameOf).sort())
  })
})
