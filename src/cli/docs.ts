import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineCommand } from './command.ts'
import { problemPages } from './problemPages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export const main = defineCommand({
  name: 'docs',
  summary: 'Updates headings, examples and messages in docs/problems; the prose there is written by hand.',
  flags: {
    check: { type: 'boolean', description: 'Write nothing; only say whether the pages are up to date.' },
  },
  notes: ['Exit codes: 0 written or up to date, 1 out of date.'],
  run: ({ check = false }) => writeProblemPages(check),
})

function writeProblemPages(isCheck: boolean): number {
  const folder = join(root, 'docs/problems')
  const pages = problemPages(folder, join(root, 'tests/fixtures/sites'))
  mkdirSync(folder, { recursive: true })
  const present = readdirSync(folder)
  const stale = [...pages].filter(
    ([name, text]) => !present.includes(name) || readFileSync(join(folder, name), 'utf8') !== text,
  )
  const gone = present.filter((name) => !pages.has(name))
  if (isCheck) {
    if (stale.length + gone.length === 0) return 0
    const names = [...stale.map(([name]) => name), ...gone].join(', ')
    console.error(`docs/problems is out of date (${names}). Run: npm run docs`)
    return 1
  }
  for (const [name, text] of stale) writeFileSync(join(folder, name), text)
  for (const name of gone) rmSync(join(folder, name))
  console.log(`docs/problems: ${pages.size - 1} problems`)
  return 0
}
