import { readFileSync } from 'node:fs'
import { runCommand } from '../../src/index.ts'
import { createChecker } from './createChecker.ts'
import { createTally, faultsOf, printFailure } from './judge.ts'
import { checkPlaces, drawSome, everyValueAt, type PlantedValue, plantedValues } from './places.ts'
import { scoreTable } from './score.ts'

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
    const tally = createTally((judged, mutation, answer, total) => {
      if (failures) printFailure(file, judged, mutation, answer)
      if (total % 1000 === 0) console.error(`${total} values checked`)
    })
    let file = ''
    for (file of files) {
      const text = readFileSync(file, 'utf8')
      const all = everyValueAt(text, value)
      const drawn = seed.split(',').flatMap((seed) => drawSome(all, count ?? all.length, Number(seed)))
      const planted = [...new Set(drawn)]
      checkPlaces(text, planted, createChecker(file, true), tally)
      console.error(`${file}: ${planted.length} of ${all.length} values`)
    }
    console.log(scoreTable(tally.diagnosis))
    return tally.diagnosis.judged.some(({ verdict }) => faultsOf(verdict).length > 0) ? 1 : 0
  },
})

function isPlantedValue(name: string): name is PlantedValue {
  return Object.hasOwn(plantedValues, name)
}
