import { markdownTable } from '../shared/tables.ts'
import type { Answer, Checker, Failure } from './createChecker.ts'
import { judge } from './judge.ts'
import type { Mutation } from './mutation.ts'
import { fitsInto, kindsOfValues, type PlantedValue, plantedValues, plantValue } from './plantValue.ts'
import { createRandom } from './random.ts'
import type { ValuePlace } from './readPlaces.ts'

/** A value at a place. */
export interface Planted {
  readonly place: ValuePlace
  readonly value: PlantedValue
}

export interface PlaceVerdict extends Planted {
  /** `legal` where the value is right, `at use` where only the place that takes it from `content` wants another one. */
  readonly outcome: 'legal' | 'at use' | 'reported' | 'fault'
  /** What is wrong with the answer. */
  readonly faults: readonly string[]
}

type OnJudged = (verdict: PlaceVerdict, mutation: Mutation, answer: Answer | Failure) => void

/** Every value at every place of a site file, in its order. */
export function everyValueAt(places: readonly ValuePlace[], only?: PlantedValue): readonly Planted[] {
  const values = only === undefined ? (Object.keys(plantedValues) as PlantedValue[]) : [only]
  return places.flatMap((place) => values.filter((value) => fitsInto(value, place)).map((value) => ({ place, value })))
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

/** What is wrong with the answers to some planted values. Each checker works on a stretch of the list. */
export async function checkPlaces(
  text: string,
  planted: readonly Planted[],
  checkers: readonly Pick<Checker, 'check'>[],
  onJudged: OnJudged = () => {},
): Promise<readonly PlaceVerdict[]> {
  const size = Math.ceil(planted.length / checkers.length)
  const stretches = checkers.map(async (checker, index) => {
    const verdicts: PlaceVerdict[] = []
    for (const each of planted.slice(index * size, (index + 1) * size)) {
      const mutation = plantValue(text, each.place, each.value)
      const answer = await checker.check(mutation.bytes)
      const verdict = { ...each, ...judgePlanted(each, mutation, answer) }
      verdicts.push(verdict)
      onJudged(verdict, mutation, answer)
    }
    return verdicts
  })
  return (await Promise.all(stretches)).flat()
}

const judgments = ['refused', 'line', 'one'] as const

function judgePlanted(
  { place, value }: Planted,
  mutation: Mutation,
  answer: Answer | Failure,
): Pick<PlaceVerdict, 'faults' | 'outcome'> {
  const verdict = judge(mutation, answer)
  if (verdict === undefined) return { faults: [], outcome: 'legal' }
  const faults = [
    ...judgments.filter((name) => !verdict[name]),
    ...(verdict.trace ? ['trace'] : []),
    ...(verdict.timeOut ? ['time-out'] : []),
  ]
  if (faults.length === 0) return { faults, outcome: 'reported' }
  const isAccepted = mutation.mayBeValid === true && !verdict.trace && !isReportedAt(mutation, answer)
  const isContent = /^content\b/.test(place.name)
  const isName = place.kind !== 'text' || !isContent || place.name.endsWith('.id')
  // Names in place of others are right: what looks for the old ones is told, each at its place.
  if (isAccepted && isName && kindsOfValues[value] === place.kind) return { faults: [], outcome: 'legal' }
  // Shared content may be anything.
  if (isAccepted && isContent && verdict.one) return { faults: [], outcome: 'at use' }
  return { faults, outcome: 'fault' }
}

function isReportedAt({ bytes, at }: Mutation, answer: Answer | Failure): boolean {
  const line = new TextDecoder().decode(bytes).slice(0, at.end).split('\n').length
  return typeof answer === 'string' || answer.errors.some(({ start }) => start.line === line)
}

/** A row for each value, and one for all. */
export function placesTable(verdicts: readonly PlaceVerdict[]): string {
  const row = (name: string, some: readonly PlaceVerdict[]) => {
    const count = (outcome: PlaceVerdict['outcome']) => some.filter((each) => each.outcome === outcome).length
    const withFault = (fault: string) => some.filter(({ faults }) => faults.includes(fault)).length
    return [
      name,
      some.length,
      count('legal'),
      count('reported'),
      count('at use'),
      withFault('trace') + withFault('time-out'),
      withFault('refused'),
      withFault('line'),
      withFault('one'),
      count('fault'),
    ].map(String)
  }
  return markdownTable([
    ['Value', 'Planted', 'Legal', 'Told there', 'Told at its use', 'Traces', 'Unnoticed', 'Line', 'One', 'Faults'],
    ...Object.entries(plantedValues).map(([name, written]) => {
      const some = verdicts.filter(({ value }) => value === name)
      return row(written === '' ? name : `\`${written}\``, some)
    }),
    row('**all**', verdicts),
  ])
}
