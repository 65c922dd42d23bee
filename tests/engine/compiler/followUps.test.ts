import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createCompileCache } from '../../../src/language/memo/compileCache.ts'
import { readProjectSchema } from '../../../src/make/project/loadSite.ts'
import { readSlots } from '../../../tools/mutate/readSlots.ts'
import { compileFile } from '../../support/explained.ts'

const text = readFileSync('tests/fixtures/agency/site.yaml', 'utf8')
const site = readSlots(text, readProjectSchema())
const cache = createCompileCache()

/** Values of the wrong type that other places of the site read. */
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
  ['content.booking.healthcare.from', 'some text'],
  ['pages.legal.blocks', '7'],
  ['pages.legal.blocks.0.items', '7'],
  ['content.booking.restaurants.caller', '{ one: 1 }'],
  ['content.landings.service-contractors.name', '{ one: 1 }'],
  ['pages.booking.path', `${'{ a: '.repeat(100)}1${' }'.repeat(100)}`],
  ['content.landings.service-contractors.name', `${'{ a: '.repeat(100)}1${' }'.repeat(100)}`],
]

/** Replaces a range of the site's text. Returns the errors and the position of the range. */
function errorsWith(start: number, end: number, replacement: string) {
  const broken = text.slice(0, start) + replacement + text.slice(end)
  const before = text.slice(0, start).split('\n')
  const { diagnostics } = compileFile('site.yaml', new TextEncoder().encode(broken), {
    mode: 'production',
    cache,
  })
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  return { errors, place: { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 } }
}

/** Replaces one piece of the site's text and returns the errors. */
function errorsAfter(piece: string, replacement: string) {
  expect(text.split(piece)).toHaveLength(2)
  const start = text.indexOf(piece)
  return errorsWith(start, start + piece.length, replacement)
}

describe('a value of the wrong type that other places read', () => {
  it.each(wrong)('causes one error, at its place: %s is %s', (path, value) => {
    const slot = site.at(path)
    if (slot === undefined) throw new Error(`site.yaml has no ${path}.`)
    const { errors, place } = errorsWith(slot.valueRange.start, slot.valueRange.end, value)
    expect(errors.map(({ start: at }) => at)).toEqual([place])
  })
})

/** Values that have nothing of what other places look up in them. */
const emptied: readonly (readonly [path: string, value: string, code: string])[] = [
  ['site', '{ planted: value }', 'unknown-key'],
  ['content', '~', 'no-value'],
  ['content.facts.included.healthcare', '{ planted: value }', 'missing-key'],
  ['content.about.healthcare', '{ planted: value }', 'missing-key'],
]

describe('a value without anything that other places look up in it', () => {
  it.each(emptied)('causes one error, at its line: %s is %s', (path, value, code) => {
    const slot = site.at(path)
    if (slot === undefined) throw new Error(`site.yaml has no ${path}.`)
    const { start, end } = slot.valueRange
    const trimmed = start + text.slice(start, end).trimEnd().length
    const { errors } = errorsWith(slot.keyRange.end + 1, trimmed, ` ${value}`)
    const line = text.slice(0, slot.keyRange.start).split('\n').length
    expect(errors.map((error) => [error.code, error.start.line])).toEqual([[code, line]])
  })
})

describe('an unknown key', () => {
  const action = '{ label: Try AI Voice Agent, to: /demo }\n  menuTitle:'
  const withAction = (written: string) => errorsAfter(action, `${written}\n  menuTitle:`).errors

  it.each([
    ['{ words: Try it, to: /demo }', 'Did you mean `label`, which is missing?'],
    ['{ label: Try it, url: /demo }', 'Did you mean `to`?'],
    ['{ label: Try it, url: "tel:+12025550143" }', 'Did you mean `href`?'],
    ['{ label: Try it, where: /demo }', 'Keys that fit: '],
    ['{ one: 1 }', 'Did you mean `label`, which is missing?'],
  ])('hides the error about a missing key in %s', (written, hint) => {
    const errors = withAction(written)
    expect(errors.map(({ code }) => code)).toEqual(['unknown-key'])
    expect(errors[0]?.hint).toContain(hint)
  })

  it('hides errors about fields that the intended `from` would provide', () => {
    const { errors } = errorsAfter('- from: facts.plans.hipaa.starter', '- source: facts.plans.hipaa.starter')
    expect(errors.map(({ code }) => code)).toEqual(['unknown-key'])
  })

  it('is one error even if other places refer to its value', () => {
    const { errors } = errorsAfter('{ name: Impact Pro, monthly: 597,', '{ alias: Impact Pro, monthly: 597,')
    expect(errors).toMatchObject([
      {
        message: 'Unknown key `alias` in a plan.',
        hint: expect.stringContaining('Did you mean `name`, which is missing?'),
      },
    ])
  })

  it('doesn’t hide other mistakes in the same place', () => {
    const { errors } = errorsAfter(
      '{ name: Impact Pro, monthly: 597, annual: 5731,',
      '{ alias: Impact Pro, month_: 597, yearly: 5731,',
    )
    expect(errors.map(({ message }) => message)).toEqual([
      'Unknown key `alias` in a plan.',
      'Unknown key `month_` in a plan.',
      'Unknown key `yearly` in a plan.',
    ])
  })

  it('doesn’t hide a second destination', () => {
    const errors = withAction('{ label: Try it, to: /demo, href: "https://a.example", url: 1 }')
    expect(errors.map(({ code }) => code)).toEqual(['several-destinations', 'unknown-key'])
  })
})

describe('a page whose address is wrong', () => {
  it('isn’t also missed by links to it if its parameter is misspelled', () => {
    const { errors, place } = errorsAfter(
      'industry: { in: booking, unknown: { show: healthcare } }',
      'indstry: { in: booking, unknown: { show: healthcare } }',
    )
    expect(errors).toMatchObject([{ code: 'unknown-parameter', start: place, suggestions: ['industry'] }])
  })

  it('isn’t also missed by links to it if its collection is misspelled', () => {
    const { errors, place } = errorsAfter('about:\n    healthcare:', 'abbout:\n    healthcare:')
    expect(errors).toMatchObject([
      { message: 'Nothing uses `abbout`, but `about` is used and does not exist.', start: place },
    ])
  })
})

describe('a reference in a group inside a block', () => {
  const illustration = text.slice(
    text.indexOf('        illustration:\n          src: /images/illustrations/restaurants.svg'),
    text.indexOf('      benefits:\n        heading: Key Benefits\n        intro: What changes on the night'),
  )
  const group = (from: string) => `        illustration: { from: ${from} }\n`

  it('is reported if what it refers to doesn’t exist', () => {
    const { errors } = errorsAfter(illustration, group('industries.music.benefts'))
    expect(errors).toMatchObject([
      { code: 'unknown-name', path: 'content.industries.restaurants.hero.illustration.from' },
    ])
    expect(errors[0]?.hint).toBe('Did you mean `industries.music.benefits`?')
  })

  it('is a follow-up if what it refers to has the wrong type', () => {
    const wanted = '        illustration:\n          src: /images/illustrations/healthcare.svg'
    const start = text.indexOf(wanted)
    const end = text.indexOf('      benefits:', start)
    const from = group('industries.healthcare.hero.illustration')
    const at = text.indexOf(illustration)
    const broken = `${text.slice(at + illustration.length, start)}        illustration: some text\n`
    const { errors } = errorsWith(at, end, from + broken)
    expect(errors).toMatchObject([{ code: 'wrong-type', path: 'content.industries.healthcare.hero.illustration' }])
  })
})

describe('a misspelled section', () => {
  it('is one error even if texts all over the site refer to it', () => {
    const { errors } = errorsAfter('\nsite:\n', '\nsitf:\n')
    expect(errors).toMatchObject([{ message: 'Unknown key `sitf` in the file.', suggestions: ['site'] }])
  })
})

describe('a missing piece of the site', () => {
  it.each([
    {
      what: 'once, however many places use it',
      piece: '      reminders: 24 hours and 2 hours\n',
      left: '',
      message: '`facts.timing.reminders` does not exist: `content.facts.timing` has no `reminders`. 30 places use it.',
    },
    {
      what: 'as one group, whatever is asked of it',
      piece: '    usage: { outbound: $0.056, inbound: $0.034, sms: $0.0316 }\n',
      left: '',
      message: '`facts.usage.outbound` does not exist: `content.facts` has no `usage`. 3 places use it.',
    },
    {
      what: 'in the entry, where all others have it',
      piece: 'pro: { minutes: 1500, agents: 3,',
      left: 'pro: { agents: 3,',
      message: '`minutes` is missing in `content.facts.included.main.pro`.',
    },
    {
      what: 'in the block, where the rest of it is shared content',
      piece: '- type: embed\n                id: booking-form',
      left: '- id: booking-form',
      message: '`type` is missing in a block.',
      path: 'pages.booking.blocks[1].items[0].blocks[0]',
    },
    {
      what: 'where an id was, before what links to it',
      piece: 'id: overage-policy\n            title:',
      left: 'title:',
      message: '`id` is missing in a document.',
    },
  ])('is reported $what', ({ piece, left, message, path }) => {
    const { errors } = errorsAfter(piece, left)
    expect(errors).toMatchObject([{ message, ...(path && { path }) }])
  })
})
