import { isAlias, isMap, isSeq, parseDocument } from 'yaml'
import type { Answer, Check } from './createChecker.ts'
import { faultsOf, judge, type Tally, type Verdict } from './judge.ts'
import { lineStart, type Mutation, replacing } from './mutation.ts'
import { createRandom } from './random.ts'
import { entriesBelow, type Range } from './readSlots.ts'

/** Values that are planted at every place, by the names of their rows in the table. */
export const plantedValues = {
  nothing: '',
  null: '~',
  list: '[one]',
  map: '{ zzz: value }',
  number: '7',
  text: 'some text',
  alias: '*nothing',
  merge: '{ <<: { zzz: value } }',
  'YAML’s tag': '!!int x',
  'own tag': '!custom x',
} as const

export type PlantedValue = keyof typeof plantedValues

/** What values are that are right where such a one is wanted. All others are mistakes everywhere. */
const kindsOfValues: Partial<Readonly<Record<PlantedValue, Kind>>> = {
  list: 'list',
  map: 'map',
  number: 'text',
  text: 'text',
}

type Kind = 'text' | 'list' | 'map'

/** A value in the place of another one: behind the colon of a key, or an item of a list. */
export interface Planted {
  readonly value: PlantedValue
  /** Path of the place, written with dots: `pages.home.blocks.0`. */
  readonly name: string
  /** From the colon, dash, comma or bracket before the value to its end. */
  readonly range: Range
  /** What the value was that had the place. */
  readonly kind: Kind
  /** What is written there. */
  readonly written: string
}

/** Every value, or one of them, at every place of a site file, in its order. */
export function everyValueAt(text: string, only?: PlantedValue): readonly Planted[] {
  const values = only === undefined ? (Object.keys(plantedValues) as PlantedValue[]) : [only]
  return [...entriesBelow(parseDocument(text).contents)].flatMap(({ key, value: old, path, isInFlow }) => {
    if (old === null || isAlias(old)) return []
    const [from, to] = old.range ?? [0, 0]
    const start = key ? text.indexOf(':', key.range?.[1]) + 1 : isInFlow ? from : text.lastIndexOf('-', from - 1) + 1
    const end = Math.max(start, from + text.slice(from, to).trimEnd().length)
    const kind = isMap(old) ? 'map' : isSeq(old) ? 'list' : 'text'
    const place = { name: path.join('.'), range: { start, end }, kind } as const
    // Between commas, nothing is no item at all.
    const fitting = values.filter((value) => plantedValues[value] !== '' || !isInFlow || key)
    return fitting.map((value) => {
      const isSpaced = isInFlow ? key !== undefined : plantedValues[value] !== ''
      return { ...place, value, written: (isSpaced ? ' ' : '') + plantedValues[value] }
    })
  })
}

/** A site file with a planted value. */
export function plant(text: string, { value, name, range, written }: Planted): Mutation {
  return replacing({ text }, range, written, {
    at: { start: lineStart(text, range.start), end: range.start },
    isArea: true,
    mayBeValid: kindsOfValues[value] !== undefined,
    what: `${name}: ${written.trim() || 'nothing'}`,
  })
}

/** Some of many, in their order: neighbors share what an incremental compilation keeps. */
export function drawSome<Item>(all: readonly Item[], count: number, seed: number): readonly Item[] {
  const random = createRandom(seed)
  let wanted = Math.min(count, all.length)
  return all.filter((_, index) => {
    const isDrawn = random.below(all.length - index) < wanted
    if (isDrawn) wanted--
    return isDrawn
  })
}

/** Judges the answers to planted values. Skipped are those that are right, or told where they are used. */
export function checkPlaces(text: string, planted: readonly Planted[], check: Check, tally: Tally): void {
  for (const each of planted) {
    const mutation = plant(text, each)
    const answer = check(mutation.bytes)
    tally.add(each.value, mutation, answer, judgePlanted(each, mutation, answer))
  }
}

function judgePlanted({ value, name, kind }: Planted, mutation: Mutation, answer: Answer): Verdict | undefined {
  // An incremental answer says nothing of the time of `check`.
  const verdict = judge(mutation, { ...answer, milliseconds: 0 })
  if (verdict === undefined || faultsOf(verdict).length === 0) return verdict
  if (mutation.mayBeValid !== true || verdict.trace || isReportedAt(mutation, answer)) return verdict
  const isContent = /^content\b/.test(name)
  // Names in place of others are right: what looks for the old ones is told, each at its place.
  const isName = kind !== 'text' || !isContent || name.endsWith('.id')
  if (isName && kindsOfValues[value] === kind) return undefined
  // Shared content may be anything.
  return isContent && verdict.one ? undefined : verdict
}

function isReportedAt({ bytes, at }: Mutation, { errors }: Answer): boolean {
  const line = new TextDecoder().decode(bytes).slice(0, at.end).split('\n').length
  return errors.some(({ start }) => start.line === line)
}
