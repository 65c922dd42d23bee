import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { runCommand } from '../../src/index.ts'
import { checkPlaces, drawSome, everyValueAt, type PlaceVerdict, placesTable } from './checkPlaces.ts'
import { type Answer, createChecker, type Failure } from './createChecker.ts'
import type { Mutation } from './mutation.ts'
import { type PlantedValue, plantedValues } from './plantValue.ts'
import { readPlaces } from './readPlaces.ts'

const sites = [
  'examples/blank/site.yaml',
  'examples/business/site.yaml',
  'examples/gym/site.yaml',
  'examples/zahnarzt/site.yaml',
  'tests/fixtures/second-site/site.yaml',
  'site.yaml',
]

process.exitCode = await runCommand({
  name: 'places',
  summary: 'Plants nothing, null, lists, tags and the like at every place of the site files, one after another.',
  flags: {
    count: {
      type: 'number',
      value: 'N',
      description: 'Draw this many for each seed and site. Default: all.',
    },
    seed: { type: 'string', value: 'S,S', description: 'Seeds, with commas between them. Default: 1.' },
    value: { type: 'string', value: 'NAME', description: 'Plant only this value.' },
    failures: { type: 'boolean', description: 'Print each wrong answer as it comes.' },
  },
  notes: [
    'SITE names a single site file. Default: all example sites and site.yaml.',
    'Exit codes: 0 every mistake is reported once, at its line, 1 one is not, 2 unknown value.',
  ],
  async run({ count, seed = '1', value, failures = false }) {
    if (value !== undefined && !isPlantedValue(value)) {
      console.error(`There is no value \`${value}\`. There are: ${Object.keys(plantedValues).join(', ')}.`)
      return 2
    }
    const files = process.env.SITE === undefined ? sites : [process.env.SITE]
    const verdicts: PlaceVerdict[] = []
    for (const file of files) {
      const text = readFileSync(file, 'utf8')
      const all = everyValueAt(readPlaces(text), value)
      const drawn = seed.split(',').flatMap((seed) => drawSome(all, count ?? all.length, Number(seed)))
      const planted = [...new Set(drawn)]
      const workers = Math.min(cpus().length, Math.ceil(planted.length / 500))
      const checkers = Array.from({ length: workers }, () => createChecker(file, 60_000, true))
      const started = performance.now()
      let judged = 0
      verdicts.push(
        ...(await checkPlaces(text, planted, checkers, (verdict, mutation, answer) => {
          if (failures && verdict.faults.length > 0) printFailure(file, verdict, mutation, answer)
          if (++judged % 1000 === 0) console.error(`${file}: ${judged} of ${planted.length}`)
        })),
      )
      for (const checker of checkers) checker.close()
      const seconds = ((performance.now() - started) / 1000).toFixed(0)
      console.error(`${file}: ${planted.length} of ${all.length} values, ${seconds} s`)
    }
    console.log(placesTable(verdicts))
    return verdicts.some(({ faults }) => faults.length > 0) ? 1 : 0
  },
})

function isPlantedValue(name: string): name is PlantedValue {
  return Object.hasOwn(plantedValues, name)
}

function printFailure(
  file: string,
  { faults }: PlaceVerdict,
  { bytes, at, what }: Mutation,
  answer: Answer | Failure,
): void {
  const line = new TextDecoder().decode(bytes).slice(0, at.end).split('\n').length
  const errors =
    typeof answer === 'string'
      ? [answer]
      : answer.errors.map(({ start, code, path, message }) => `${start.line} ${code} ${path}: ${message}`)
  console.log(`\n${file}:${line}: ${what} (${faults.join(', ')})\n  ${errors.join('\n  ')}`)
}
