import { readFileSync, writeFileSync } from 'node:fs'
import { readProjectSchema, runCommand } from '../../src/index.ts'
import { createChecker } from './createChecker.ts'
import { type OnJudged, printFailure } from './judge.ts'
import { mutate, mutators } from './mutate.ts'
import { scoreTable, shortfalls } from './score.ts'

process.exitCode = await runCommand({
  name: 'mutate',
  summary: 'Plants mistakes in the site file and scores what `check` says about each.',
  flags: {
    count: { type: 'number', value: 'N', description: 'Number of mistakes for each seed. Default: 600.' },
    seed: { type: 'string', value: 'S,S', description: 'Seeds, with commas between them. Default: 1.' },
    kind: { type: 'string', value: 'KIND', description: 'Plant only this kind of mistake.' },
    failures: { type: 'boolean', description: 'Print each wrong answer as it comes.' },
    write: { type: 'string', value: 'FILE', description: 'Also write the table to this file, as Markdown.' },
  },
  notes: [
    'SITE names another site file than site.yaml.',
    'Exit codes: 0 every threshold is reached, 1 one is missed, 2 unknown kind of mistake.',
  ],
  async run({ count = 600, seed = '1', kind, failures, write }) {
    if (kind !== undefined && !Object.hasOwn(mutators, kind)) {
      console.error(`There is no mistake called \`${kind}\`. There are: ${Object.keys(mutators).join(', ')}.`)
      return 2
    }
    const file = process.env.SITE ?? 'site.yaml'
    const text = readFileSync(file, 'utf8')
    const seeds = seed.split(',').map(Number)
    const schema = readProjectSchema()
    const onJudged: OnJudged = (judged, mutation, answer, total) => {
      if (failures) printFailure(file, judged, mutation, answer)
      if (total % 100 === 0) console.error(`${total} of ${count * seeds.length} mistakes checked`)
    }
    const diagnosis = mutate({ text, schema, count, seeds, kind, onJudged }, createChecker(file))
    const table = scoreTable(diagnosis)
    console.log(table)
    if (write !== undefined) writeFileSync(write, report(table, count, seed))
    const missed = shortfalls(diagnosis)
    for (const shortfall of missed) console.error(`Below the threshold. ${shortfall}.`)
    return missed.length > 0 ? 1 : 0
  },
})

function report(table: string, count: number, seed: string): string {
  return `# What the checker finds

The mutation tester plants mistakes in this site, one at a time, and scores what \`npm run check\` says about each.

\`\`\`sh
npm run mutate -- --count ${count} --seed ${seed} --write docs/mutate.md
\`\`\`

${table}

Skipped: the mutation left the site valid, so another one was used. File, line and column: the first message points at the
mistake. Suggestion: the first name that is suggested is the right one, if there is one. Traces: stack traces.
Slowest: the longest time for one answer.

\`npm run places\` plants values instead of mistakes: nothing, \`~\`, a list, a group, a number, a text, an unknown alias, a
merge key and two tags, each at every key and every item of all example sites, one after another. A value is legal there,
or it is reported exactly once, at its line. Of shared content, which may be anything, the place that uses it can be told.
Without \`--count\`, it plants all of them.

A test measures \`npm run check -- --fix\`: of 65 typos planted in this site, it restores 64 byte for byte.
`
}
