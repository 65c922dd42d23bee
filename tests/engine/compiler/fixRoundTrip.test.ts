import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isPair, isScalar, type Pair, parseDocument, type Scalar, visit } from 'yaml'
import { fixText } from '../../../src/language/advice/fixText.ts'
import { createCompileCache } from '../../../src/language/memo/compileCache.ts'
import { compileFile } from '../../support/explained.ts'

/** The environment variables SEED and COUNT select another or a longer run. */
const seed = Number(process.env.SEED ?? 20)
const perKind = Number(process.env.COUNT ?? 4)
const original = readFileSync('tests/fixtures/agency/site.yaml', 'utf8')
const cache = createCompileCache()

function diagnose(text: string) {
  return compileFile('site.yaml', new TextEncoder().encode(text), { mode: 'production', cache }).diagnostics
}

/** A seeded random generator of numbers from 0 (inclusive) to 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const random = createRandom(seed)
const below = (limit: number) => Math.floor(random() * limit)

/** A typo: two letters swapped, one omitted, one doubled or one replaced. */
function misspell(word: string): string {
  const letters = [...word.matchAll(/\p{L}/gu)].map(({ index }) => index)
  const at = letters[below(letters.length)] ?? 0
  const letter = word.charAt(at)
  switch (below(4)) {
    case 0: {
      const first = /\p{L}/u.test(word.charAt(at + 1)) ? at : Math.max(0, at - 1)
      return word.slice(0, first) + word.charAt(first + 1) + word.charAt(first) + word.slice(first + 2)
    }
    case 1:
      return word.slice(0, at) + word.slice(at + 1)
    case 2:
      return word.slice(0, at) + letter + word.slice(at)
    default:
      return word.slice(0, at) + 'aeiorst'.charAt(below(7)) + word.slice(at + 1)
  }
}

/** The enum values that the schema allows for a key anywhere, by key. */
function collectChoices(node: unknown, choices = new Map<string, Set<unknown>>()): Map<string, Set<unknown>> {
  for (const [keyword, child] of Object.entries(typeof node === 'object' && node !== null ? node : {})) {
    if (keyword === 'properties') {
      for (const [name, property] of Object.entries(child as Record<string, { enum?: unknown[] }>)) {
        const words = Array.isArray(property.enum) ? property.enum : []
        if (name !== 'type') choices.set(name, new Set([...(choices.get(name) ?? []), ...words]))
      }
    }
    collectChoices(child, choices)
  }
  return choices
}

const choices = collectChoices(JSON.parse(readFileSync('schema/site.schema.json', 'utf8')))

interface Place {
  readonly start: number
  readonly end: number
}

/** Keys and values of the site, grouped by kind. */
function collectPlaces(): Record<string, Place[]> {
  const places: Record<string, Place[]> = {}
  const add = (kind: string, place: Place) => {
    places[kind] = [...(places[kind] ?? []), place]
  }
  const references = new Map([
    ['to', 'page'],
    ['dialog', 'dialog'],
    ['scrollTo', 'anchor'],
    ['icon', 'icon'],
    ['src', 'image'],
    ['service', 'service'],
    ['checkout', 'checkout'],
    ['in', 'collection'],
    ['from', 'shared content'],
  ])
  visit(parseDocument(original), {
    Pair(_, pair, ancestors) {
      const { key, value } = pair as Pair
      if (!isScalar(key) || !key.range) return
      const keys = ancestors.flatMap((node) => (isPair(node) && isScalar(node.key) ? [String(node.key.value)] : []))
      const name = String(key.value)
      if (keys.includes('blocks')) add('key', placeOf(key))
      if (!isScalar(value) || !value.range) return
      const isInBlock = keys.includes('blocks')
      if (name === 'type' && isInBlock) add('block type', placeOf(value))
      if (isInBlock && choices.get(name)?.has(value.value)) add('choice', placeOf(value))
      const reference = references.get(name)
      if (reference !== undefined && typeof value.value === 'string' && (isInBlock || name === 'in'))
        add(reference, placeOf(value))
      if (typeof value.value === 'string') {
        const placeholder = /\{([a-z]\w*(?:\.[\w-]+)+)\}/i.exec(value.source ?? '')
        const at = placeholder === null ? -1 : original.indexOf(placeholder[0], value.range[0])
        if (placeholder?.[1] !== undefined && at !== -1)
          add('placeholder', { start: at + 1, end: at + 1 + placeholder[1].length })
        if (value.type === 'QUOTE_DOUBLE' && /^"[\d.+]+"$/.test(original.slice(...span(value))))
          add('number', placeOf(value))
        if (/^https:/.test(value.value)) add('http', placeOf(value))
      }
    },
  })
  return places
}

function span({ range }: Scalar): [number, number] {
  return [range?.[0] ?? 0, range?.[1] ?? 0]
}

function placeOf(scalar: Scalar): Place {
  const [start, end] = span(scalar)
  return { start, end }
}

const places = collectPlaces()
const lines = [...original.matchAll(/^ {4,}[a-z][\w-]*: \S.*$/gim)].map(({ index, 0: text }) => ({
  start: index,
  end: index + text.length,
}))

const mutations: Record<string, (text: string, place: Place) => string> = {
  number: (text) => text.slice(1, -1),
  http: (text) => text.replace('https:', 'http:'),
  tab: (text) => text.replace(/^ +/, '\t'),
  'tab for a level': (text) => text.replace(/^ {2}/, '\t'),
  'repeated line': (text) => `${text}\n${text}`,
}

function mutate(kind: string): string {
  const pool = ['tab', 'tab for a level', 'repeated line'].includes(kind) ? lines : (places[kind] ?? [])
  const place = pool[below(pool.length)]
  if (place === undefined) return original
  const text = original.slice(place.start, place.end)
  return original.slice(0, place.start) + (mutations[kind] ?? misspell)(text, place) + original.slice(place.end)
}

describe('a typo planted in the agency fixture', { timeout: 600_000 }, () => {
  it('is restored byte for byte by `check --fix` in at least four of five cases', () => {
    const kinds = [...Object.keys(places), 'tab', 'tab for a level', 'repeated line']
    const rows = kinds.map((kind) => {
      let refused = 0
      let restored = 0
      for (let attempt = 0; attempt < perKind; attempt++) {
        const slipped = mutate(kind)
        if (diagnose(slipped).every(({ severity }) => severity !== 'error')) continue
        refused++
        if (fixText(slipped, diagnose).text === original) restored++
      }
      return { kind, refused, restored }
    })
    const refused = rows.reduce((sum, row) => sum + row.refused, 0)
    const restored = rows.reduce((sum, row) => sum + row.restored, 0)
    console.log(rows.map((row) => `${row.kind.padEnd(16)} ${row.restored} of ${row.refused}`).join('\n'))
    console.log(`restored ${restored} of ${refused}, ${Math.round((restored / refused) * 100)} %`)
    expect(refused).toBeGreaterThan((kinds.length * perKind) / 2)
    expect(restored / refused).toBeGreaterThanOrEqual(0.8)
  })
})
