import { spawnSync } from 'node:child_process'
import { blockTypes } from '../support/exampleSite.ts'
import { programs } from '../support/programs.ts'

/** `npm run test:block -- name …`: runs all tests of these blocks under every condition. */

const names = process.argv.slice(2)
const unknown = names.filter((name) => !blockTypes.includes(name))

if (names.length === 0 || unknown.length > 0) {
  if (names.length === 0) console.error('Usage: npm run test:block -- name   (for example: npm run test:block -- faq)')
  for (const name of unknown) console.error(`There is no folder blocks/${name}.`)
  console.error(`The blocks are: ${blockTypes.join(', ')}.`)
  process.exitCode = 1
} else {
  const folders = names.map((name) => `blocks/${name}/`)
  const steps = [
    [...programs.vitest, 'run', '--project', 'node', '--project', 'dom', ...folders, 'tests/blocks/contract.test.tsx'],
    [...programs.playwright, 'test', '-c', 'tests/blocks', 'blocks.spec', 'isolation'],
  ]
  const env = { ...process.env, BLOCK: names.join(','), PAGEWRIGHT_TESTS: 'all' }
  const failed = steps.filter((args) => spawnSync(process.execPath, args, { stdio: 'inherit', env }).status !== 0)
  process.exitCode = failed.length > 0 ? 1 : 0
}
