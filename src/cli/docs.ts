import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { problemPages } from './problemPages.ts'

/** docs [--check]: writes docs/problems from the kinds of problems and the fixtures; --check only compares. */

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, 'docs/problems')
const pages = problemPages(join(root, 'tests/fixtures/sites'))
mkdirSync(folder, { recursive: true })
const present = readdirSync(folder)
const stale = [...pages].filter(
  ([name, text]) => !present.includes(name) || readFileSync(join(folder, name), 'utf8') !== text,
)
const gone = present.filter((name) => !pages.has(name))

if (!process.argv.includes('--check')) {
  for (const [name, text] of stale) writeFileSync(join(folder, name), text)
  for (const name of gone) rmSync(join(folder, name))
  console.log(`docs/problems: ${pages.size - 1} problems`)
} else if (stale.length + gone.length > 0) {
  const names = [...stale.map(([name]) => name), ...gone].join(', ')
  console.error(`docs/problems is out of date (${names}). Run: npm run docs`)
  process.exitCode = 1
}
