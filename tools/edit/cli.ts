import { readFile } from 'node:fs/promises'
import { runCommand } from '../../src/index.ts'
import { fuzzEdits } from './fuzzEdits.ts'

const files = [
  'site.yaml',
  'examples/blank/site.yaml',
  'examples/business/site.yaml',
  'examples/gym/site.yaml',
  'examples/zahnarzt/site.yaml',
  'tests/edit/awkward.yaml',
]

process.exitCode = await runCommand({
  name: 'edit:fuzz',
  summary: 'Edits site files at random, and compares each edit with the same one of their data.',
  flags: {
    edits: { type: 'number', value: 'N', description: 'Edits of each file. Default: 200.' },
    seed: { type: 'number', value: 'N', description: 'Another seed makes other edits. Default: 1.' },
  },
  notes: ['Exit codes: 0 all edits are right, 1 some are not.'],
  async run({ edits = 200, seed = 1 }) {
    let failed = 0
    for (const file of files) {
      const { refused, failures } = fuzzEdits(await readFile(file, 'utf8'), edits, seed)
      failed += failures.length
      console.log(`${file}: ${edits} edits, ${refused} refused, ${failures.length} wrong`)
      for (const { operation, message } of failures.slice(0, 5))
        console.log(`  ${message}\n  ${JSON.stringify(operation)}`)
    }
    return failed > 0 ? 1 : 0
  },
})
