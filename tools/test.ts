import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { runCommand } from '../src/index.ts'

interface Part {
  readonly script: string
  readonly covers: string
  /** Arguments for the script, with the file in which its runner reports as JSON. */
  readonly report?: (file: string) => { readonly args: string; readonly env?: NodeJS.ProcessEnv }
}

interface Result {
  readonly part: Part
  readonly seconds: number
  readonly passed: number
  readonly failed: number
}

const isAll = process.argv.includes('--all')
const name = isAll ? 'test:all' : 'test'

const playwright = (file: string) => ({
  args: '-- --reporter=list,json',
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
})

/** One process each: two run at a time. */
const checks: readonly Part[] = [
  { script: 'test:types', covers: 'types of all files' },
  { script: 'test:borders', covers: 'what each folder may import' },
  { script: 'test:lint', covers: 'lint rules and formatting' },
  { script: 'test:unused', covers: 'unused files, exports and dependencies' },
  { script: 'test:schema', covers: 'site.schema.json is up to date' },
]

/** Each of them uses every processor. */
const suites: readonly Part[] = [
  {
    script: 'test:unit',
    covers: 'compiler, build, tools and blocks in Node and jsdom',
    report: (file) => ({
      args: `-- --reporter=default --reporter=json --outputFile=${JSON.stringify(file)}`,
    }),
  },
  {
    script: 'test:browser',
    covers: isAll ? 'engine and site in Chromium, desktop and phone' : 'engine and main pages in Chromium',
    report: playwright,
  },
  { script: 'test:studio', covers: 'Studio in Chromium, and the file after each edit', report: playwright },
  { script: 'test:contract', covers: 'the contract of every block in Chromium', report: playwright },
]

const longRuns: readonly Part[] = [
  { script: 'fuzz', covers: 'a hundred random sites', report: () => ({ args: '-- --sites 100' }) },
  {
    script: 'mutate',
    covers: '3,000 planted mistakes',
    report: () => ({ args: '-- --count 600 --seed 1,2,3,4,5 --failures' }),
  },
  {
    script: 'places',
    covers: 'wrong values at 1,500 places of each site',
    report: () => ({ args: '-- --count 500 --seed 1,2,3 --failures' }),
  },
]

const folder = join(tmpdir(), `pagewright-test-${process.pid}`)

/** Runs a part. What a part prints is shown as it comes, or only when it fails. */
async function run(part: Part, isShown: boolean): Promise<Result> {
  const started = performance.now()
  const file = join(folder, `${part.script.replace(':', '-')}.json`)
  const { args, env } = { args: '', env: {}, ...part.report?.(file) }
  console.log(`\n> ${part.script}: ${part.covers}`)
  // On Windows npm is a script, which only a shell can start.
  const child = spawn(`npm run --silent ${part.script} ${args}`, {
    shell: true,
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...env,
      PAGEWRIGHT_BUILT_SITES: join(folder, 'sites'),
      ...(isAll && { PAGEWRIGHT_TESTS: 'all' }),
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = await once(child, 'close')
  if (code !== 0 && !isShown) console.error(`\n${part.script} failed:\n${output}`)
  const seconds = (performance.now() - started) / 1000
  const counts = countsIn(file) ?? { passed: code === 0 ? 1 : 0, failed: 0 }
  return { part, seconds, passed: counts.passed, failed: code === 0 ? 0 : Math.max(1, counts.failed) }
}

/** Counts the tests in a report of vitest or Playwright. */
function countsIn(file: string): { readonly passed: number; readonly failed: number } | undefined {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    const { expected, flaky, unexpected } = report.stats ?? {}
    if (expected !== undefined) return { passed: expected + flaky, failed: unexpected }
    return { passed: report.numPassedTests, failed: report.numFailedTests }
  } catch {
    return undefined
  }
}

function print(results: readonly Result[], parts: readonly Part[], seconds: number): void {
  const rows = parts.map((part) => {
    const result = results.find((each) => each.part === part)
    const outcome = result ? `${result.passed} passed, ${result.failed} failed` : 'not run'
    const time = result ? `${result.seconds.toFixed(0)} s` : ''
    return `${part.script.padEnd(14)} ${time.padStart(6)}  ${outcome.padEnd(24)} ${part.covers}`
  })
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
  console.log(`\n${rows.join('\n')}\n${'all parts'.padEnd(14)} ${`${seconds.toFixed(0)} s`.padStart(6)}`)
  if (!isAll) console.log('\n`npm run test:all` also runs the tests that this run leaves out.')
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
}

async function runParts(): Promise<number> {
  const started = performance.now()
  mkdirSync(folder)
  const parts = [...checks, ...suites, ...(isAll ? longRuns : [])]
  const results = await pLimit(2).map(checks, (part) => run(part, false))
  for (const part of parts.slice(checks.length)) {
    if (!isAll && results.some(({ failed }) => failed > 0)) break
    results.push(await run(part, true))
  }
  rmSync(folder, { recursive: true, force: true })
  print(results, parts, (performance.now() - started) / 1000)
  return results.some(({ failed }) => failed > 0) ? 1 : 0
}

process.exitCode = await runCommand(
  {
    name,
    summary: isAll
      ? 'Runs every test without limits, builds a hundred random sites and plants thousands of mistakes.'
      : 'Runs the checks and tests that a change is likely to break, and stops at the first part that fails.',
    flags: {},
    notes: [
      'Prints what each part covers and how long it took, then `N passed, N failed`.',
      'Exit codes: 0 everything passed, 1 something failed.',
    ],
    run: runParts,
  },
  process.argv.slice(2).filter((argument) => argument !== '--all'),
)
