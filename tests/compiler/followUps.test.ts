import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compileFile, readProjectSchema } from '../../src/compiler/loadSite.ts'
import { readSlots } from '../../src/diagnose/readSlots.ts'

const text = readFileSync('site.yaml', 'utf8')
const site = readSlots(text, readProjectSchema())

/** Values of the wrong kind that other places of the site stand on. */
const wrong: readonly (readonly [path: string, value: string])[] = [
  ['pages.landing.params.industry.in', '[one, two]'],
  ['pages.about.params.industry.in', '[one, two]'],
  ['pages.pricing.blocks.1.id', '[one, two]'],
  ['services.booking.title', '[one, two]'],
  ['services.booking.title', '{ one: 1 }'],
  ['site.name', '[one, two]'],
  ['content.facts.usage', '[one, two]'],
  ['content.facts.support', '7'],
  ['content.landings.real-estate.plans.from', '[one, two]'],
  ['content.booking.healthcare.from', '7'],
  ['content.booking.restaurants.caller', '{ one: 1 }'],
  ['content.landings.service-contractors.name', '{ one: 1 }'],
]

describe('a value of the wrong kind', () => {
  it.each(wrong)('%s: %s is the one error, there', (path, value) => {
    const slot = site.at(path)
    if (slot === undefined) throw new Error(`site.yaml has no ${path}.`)
    const { start, end } = slot.valueRange
    const broken = text.slice(0, start) + value + text.slice(end)
    const before = text.slice(0, start).split('\n')
    const { diagnostics } = compileFile('site.yaml', new TextEncoder().encode(broken), { mode: 'production' })
    const errors = diagnostics.filter(({ severity }) => severity === 'error')
    expect(errors.map(({ start: at }) => at)).toEqual([
      { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 },
    ])
  })
})
