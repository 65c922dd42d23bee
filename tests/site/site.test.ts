import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { compileFile } from '../support/explained.ts'

interface Scalar {
  /** Keys from the top of the file, joined by dots. */
  readonly at: string
  readonly value: string | number | boolean | null
}

interface Exception {
  readonly paths: RegExp
  readonly why: string
}

const site: unknown = parse(readFileSync('site.yaml', 'utf8'))

function scalarsOf(value: unknown, at = ''): Scalar[] {
  if (typeof value !== 'object' || value === null) return [{ at, value: value as Scalar['value'] }]
  return Object.entries(value).flatMap(([key, inner]) => scalarsOf(inner, at === '' ? key : `${at}.${key}`))
}

const scalars = scalarsOf(site)
const isName = (text: string) => /^(\/|https:|#)/.test(text)

/** The numbers in the text of a value, without those of URLs, colors, names (`clock-24`) and references. */
function numbersIn({ at, value }: Scalar): string[] {
  if (typeof value === 'number') return [String(value)]
  if (typeof value !== 'string' || isName(value) || at.endsWith('.from')) return []
  const said = value.replace(/\{[^{}]*\}/g, '')
  return [...said.matchAll(/(?<![\w.]|[a-z]-)\d[\d,]*(?:[.:]\d+)?/gi)].map(([digits]) => digits.replaceAll(',', ''))
}

/** Numbers that appear at more than one of the given places, with the places. */
function repeated(places: readonly Scalar[]): Record<string, string[]> {
  const found = new Map<string, string[]>()
  for (const place of places) {
    for (const number of new Set(numbersIn(place))) {
      found.set(number, [...(found.get(number) ?? []), place.at])
    }
  }
  return Object.fromEntries([...found].filter(([, at]) => at.length > 1))
}

const inFacts = ({ at }: Scalar) => at.startsWith('content.facts.')

/** Places outside `content.facts` whose numbers can repeat, because they aren't facts about the offer. */
const exceptions: readonly Exception[] = [
  { paths: /^site\.(phone|address|hours)$/, why: 'phone number, address and opening hours' },
  { paths: /^theme\.radius$|\.height\.(mobile|desktop)$/, why: 'pixels' },
  { paths: /\.(loader|simulate)$/, why: 'milliseconds' },
  { paths: /\.slots\.(first|last|every)$/, why: 'times of day and the minutes between them' },
  { paths: /\.year$|^pages\.legal\..*\.note$/, why: 'dates' },
  { paths: /\.call\.(lines\.\d+\.text|outcome)$|\.say\.\d+$/, why: 'a sample call' },
  { paths: /^content\.trades\.[a-z]+\.logbook\.(when$|entries\.)/, why: 'what a sample call leaves behind' },
  { paths: /^content\.(calls|trades\.[a-z]+\.call)\./, why: 'a recorded call' },
]

describe('site.yaml', () => {
  it('writes every number once', () => {
    const others = scalars.filter(
      (scalar) => !inFacts(scalar) && !exceptions.some(({ paths }) => paths.test(scalar.at)),
    )
    const facts = new Set(scalars.filter(inFacts).flatMap(numbersIn))
    expect(repeated(others)).toEqual({})
    expect(others.filter((scalar) => numbersIn(scalar).some((number) => facts.has(number)))).toEqual([])
  })

  it.each(exceptions)('contains numbers for each exception: $why', ({ paths }) => {
    expect(scalars.filter(({ at }) => paths.test(at)).flatMap(numbersIn)).not.toEqual([])
  })

  it('writes every price once, except for three that are equal by coincidence', () => {
    const prices = /^content\.facts\.(plans|setup|overage|usage|custom)\./
    expect(repeated(scalars.filter(({ at }) => prices.test(at)))).toEqual({
      // Prices of the main plans and of the alternative set, which the owner has yet to reconcile.
      597: ['content.facts.plans.main.pro.monthly', 'content.facts.plans.alternative.enterprise.monthly'],
      297: ['content.facts.setup.hipaaFee', 'content.facts.plans.alternative.professional.monthly'],
      // Overage and custom solutions are priced independently.
      0.15: ['content.facts.overage.perMinute', 'content.facts.custom.perMinute'],
    })
  })

  it.each(['name', 'url', 'phone', 'email', 'address', 'hours'])('writes site.%s once', (key) => {
    const { value } = scalars.find(({ at }) => at === `site.${key}`) ?? {}
    const plain = (text: unknown) => String(text).replaceAll(key === 'name' ? '' : /[\s()-]/g, '')
    expect(scalars.filter((scalar) => plain(scalar.value).includes(plain(value)))).toHaveLength(1)
  })

  it('writes the address of every other host once', () => {
    const outside = scalars.filter(({ value }) => typeof value === 'string' && /^(https:|\/stand-ins\/)/.test(value))
    const addresses = outside.map(({ value }) => value)
    expect(addresses.length).toBeGreaterThan(30)
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
    const standIns = outside.filter(({ value }) => String(value).startsWith('/stand-ins/'))
    expect(standIns.filter(({ at }) => !/^(services|checkout)\./.test(at))).toEqual([])
  })

  it('is searched for numbers in text, not in names and references', () => {
    const read = (value: string | number) => numbersIn({ at: 'somewhere', value })
    expect(read('From $1,500 to 2.5%, 24-48 hours, +1 202 555 0143')).toEqual([
      '1500',
      '2.5',
      '24',
      '48',
      '1',
      '202',
      '555',
      '0143',
    ])
    expect(read(42)).toEqual(['42'])
    expect(['clock-24', 'A2P', 'a2pForm', '{facts.trial.days}-day', '/demo?day=3', '#7c5cff'].flatMap(read)).toEqual([])
  })
})

describe('/industries/music', () => {
  const text = readFileSync('site.yaml', 'utf8')
  const compile = (written: string) =>
    compileFile('site.yaml', new TextEncoder().encode(written), { mode: 'production' })

  it('has its own page, and what the page of an industry would show there is not reported as unused', () => {
    const { site, diagnostics } = compile(text)
    expect(site?.entries.get('/industries/music')).toMatchObject({ page: { name: 'music-studio' } })
    expect(diagnostics.filter(({ code }) => code.startsWith('unused'))).toEqual([])
  })

  it('is the page of an industry in a site without a page of its own there', () => {
    const own = /^ {2}# The music studio page.*?(?=^ {2}# Prices)/ms
    const { site, diagnostics } = compile(text.replace(own, ''))
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    const entry = site?.entries.get('/industries/music')
    if (entry?.kind !== 'page') throw new Error('There is no page at /industries/music.')
    expect(entry.page.name).toBe('industry')
    const any = expect.any(String)
    const plans = entry.page.blocks.find(({ type }) => type === 'plans')
    expect(plans).toMatchObject({
      heading: 'Plans for music',
      plans: [
        {
          monthly: 397,
          annual: 3811,
          included: expect.stringMatching(/^100\sminutes a month$/),
          features: ['1 voice agent', any, any],
        },
        {
          monthly: 597,
          popular: true,
          included: expect.stringMatching(/^300\sminutes a month$/),
          features: ['2 voice agents', any, any],
        },
        {
          monthly: 897,
          annual: 8611,
          included: expect.stringMatching(/^800\sminutes a month$/),
          features: ['5 voice agents', any, any],
        },
      ],
    })
  })
})

describe('a drawing of an example', () => {
  const drawings = readdirSync('examples', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /public\/images\/.*\.svg$/.test(name),
  )

  it.each(drawings)('%s leaves its corners to the frame', (name) => {
    const drawing = readFileSync(`examples/${name}`, 'utf8')
    const [, width, height] = /viewBox="-?\d+ -?\d+ (\d+) (\d+)"/.exec(drawing) ?? []
    expect(width).toBeDefined()
    expect(drawing).not.toMatch(new RegExp(`<rect width="${width}" height="${height}" rx=`))
  })
})
