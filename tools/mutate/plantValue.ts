import { lineStart, type Mutation, replacing } from './mutation.ts'
import type { ValuePlace } from './readPlaces.ts'

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
export const kindsOfValues: Partial<Readonly<Record<PlantedValue, ValuePlace['kind']>>> = {
  list: 'list',
  map: 'map',
  number: 'text',
  text: 'text',
}

/** Whether a value can be planted: between commas, nothing is no item at all. */
export function fitsInto(name: PlantedValue, { isInFlow, isItem }: ValuePlace): boolean {
  return plantedValues[name] !== '' || !isInFlow || !isItem
}

/** A site with one value in the place of another. */
export function plantValue(text: string, place: ValuePlace, name: PlantedValue): Mutation {
  const value = plantedValues[name]
  const { range, isInFlow, isItem } = place
  const space = isInFlow ? (isItem ? '' : ' ') : value === '' ? '' : ' '
  return replacing({ text }, range, space + value, {
    at: { start: lineStart(text, range.start), end: range.start },
    isArea: true,
    mayBeValid: kindsOfValues[name] !== undefined,
    what: `${place.name}: ${value === '' ? 'nothing' : value}`,
  })
}
