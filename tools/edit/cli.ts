import { readFileSync } from 'node:fs'
import { runCommand } from '../../src/index.ts'
import { fuzzEdits } from './fuzzEdits.ts'
import { fuzzTexts } from './fuzzTexts.ts'

process.exitCode = await runCommand({
  name: 'edit:fuzz',
  summary: 'Edits site files at random, and compares each edit with the same one of their data.',
  argument: { name: 'FILE', description: 'Only this file. Default: the example sites and tests/edit/awkward.yaml.' },
  flags: {
    edits: { type: 'number', value: 'N', description: 'Edits of each file. Default: 200.' },
    seed: { type: 'number', value: 'N', description: 'Another seed makes other edits. Default: 1.' },
    seeds: { type: 'number', value: 'N', description: 'How many seeds from that one on. Default: 1.' },
  },
  notes: ['Exit codes: 0 all edits are right, 1 some are not.'],
  run({ edits = 200, seed = 1, seeds = 1 }, file) {
    let failed = 0
    const texts = file === undefined ? fuzzTexts() : new Map([[file, readFileSync(file, 'utf8')]])
    for (const [name, text] of texts)
      for (let each = seed; each < seed + seeds; each++) {
        const { refused, failures } = fuzzEdits(text, edits, each)
        failed += failures.length
        console.log(`${name}, seed ${each}: ${edits} edits, ${refused} refused, ${failures.length} wrong`)
        for (const { operation, message } of failures.slice(0, 5))
          console.log(`  ${message}\n  ${JSON.stringify(operation)}`)
      }
    return failed > 0 ? 1 : 0
  },
})
