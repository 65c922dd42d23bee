import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fixText } from '../../../src/language/advice/fixText.ts'
import { createCompileCache } from '../../../src/language/memo/compileCache.ts'
import { readProjectSchema } from '../../../src/make/project/loadSite.ts'
import { readSlots } from '../../../tools/mutate/readSlots.ts'
import { compileFile } from '../../support/explained.ts'

const text = readFileSync('tests/fixtures/agency/site.yaml', 'utf8')
const site = readSlots(text, readProjectSchema())
const cache = createCompileCache()

/** Lines that are valid by themselves but break a structure elsewhere when their indentation changes. */
const shifts: readonly (readonly [path: string, by: number])[] = [
  ['services.booking.url', 2],
  ['services.demoForm.data', -2],
  ['checkout.restaurants.pro', 2],
  ['checkout.music.enterprise', -2],
  ['content.facts.included.main.enterprise', -2],
  ['content.facts.plans.alternative', 2],
  ['content.facts.included.restaurants', 2],
  ['content.industries.restaurants.plans.starter', 1],
  ['content.industries.restaurants.plans.starter', 2],
  ['content.about.healthcare', 1],
  ['content.about.real-estate.pricing', -2],
  ['content.booking', -2],
  ['content.landings.service-contractors.checkout', 2],
  ['content.landings.music.getStarted', -2],
  ['pages.home.blocks.0.actions', 2],
  ['pages.industries.blocks.1.message.title', 2],
]

describe('a line indented wrongly', () => {
  it.each(shifts)('causes one error that `--fix` undoes: %s, %i columns to the right', (path, by) => {
    const { broken, line, column } = shiftLine(path, by)
    const errors = errorsOf(broken)
    expect(errors.map(({ start }) => start)).toEqual([{ line, column }])
    expect(fixText(broken, errorsOf).text).toBe(text)
  })
})

it('a missing key isn’t reported as wrongly indented', () => {
  const broken = text.replace(/^ {2}title: Thank you.*\n|^( +)headline: .*\n/m, '')
  expect(broken).not.toBe(text)
  expect(errorsOf(broken).map(({ code }) => code)).toEqual(['missing-key'])
})

it('a missing space after a colon isn’t reported as wrong indentation', () => {
  const broken = text.replace(
    'company: family practice\n        sample: true',
    'company: family practice\n        sample:true',
  )
  expect(broken).not.toBe(text)
  const line = broken.slice(0, broken.indexOf('sample:true')).split('\n').length
  expect(errorsOf(broken)).toMatchObject([{ code: 'yaml-syntax', start: { line, column: 9 } }])
})

function errorsOf(broken: string) {
  const { diagnostics } = compileFile('site.yaml', new TextEncoder().encode(broken), {
    mode: 'production',
    cache,
  })
  return diagnostics.filter(({ severity }) => severity === 'error')
}

function shiftLine(path: string, by: number): { broken: string; line: number; column: number } {
  const slot = site.at(path)
  if (slot === undefined) throw new Error(`site.yaml has no ${path}.`)
  const start = text.lastIndexOf('\n', slot.keyRange.start - 1) + 1
  const indent = /^ */.exec(text.slice(start))?.[0].length ?? 0
  const broken = text.slice(0, start) + ' '.repeat(indent + by) + text.slice(start + indent)
  return { broken, line: text.slice(0, start).split('\n').length, column: indent + by + 1 }
}
