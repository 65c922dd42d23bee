import { readFileSync, writeFileSync } from 'node:fs'
import { readProjectSchema, readTranslationFiles, runCommand } from '../../src/index.ts'
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
    write: { type: 'string', value: 'FILE', description: 'Also replace the table in this page of Markdown.' },
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
    const [translations] = [...readTranslationFiles(file)].map(([language, bytes]) => ({
      file: `translations/${language}.yaml`,
      text: new TextDecoder().decode(bytes),
    }))
    const onJudged: OnJudged = (judged, mutation, answer, total) => {
      if (failures) printFailure(file, judged, mutation, answer)
      if (total % 100 === 0) console.error(`${total} of ${count * seeds.length} mistakes checked`)
    }
    const diagnosis = mutate({ text, schema, translations, count, seeds, kind, onJudged }, createChecker(file))
    const table = scoreTable(diagnosis)
    console.log(table)
    if (write !== undefined) replaceTable(write, table)
    if (diagnosis.unplaced.size > 0) console.error(`The site has no place for: ${[...diagnosis.unplaced].join(', ')}.`)
    const missed = shortfalls(diagnosis)
    for (const shortfall of missed) console.error(`Below the threshold. ${shortfall}.`)
    return missed.length > 0 ? 1 : 0
  },
})

/** Puts the table in the place of the one that a page has. */
function replaceTable(page: string, table: string): void {
  const text = readFileSync(page, 'utf8')
  writeFileSync(
    page,
    text.replace(/^\| Mistake .*(?:\n\|.*)*/m, () => table),
  )
}
