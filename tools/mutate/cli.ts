import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readProjectSchema } from '../../src/index.ts'
import { createChecker } from './createChecker.ts'
import { type Diagnosis, type Judged, mutate } from './mutate.ts'
import { scoreTable, shortfalls, totalScore } from './score.ts'

/**
 * mutate [--count N] [--seed S,S…] [--kind KIND] [--failures] [--write FILE]: plants mistakes in site.yaml,
 * or what the variable SITE names, and scores what the checker says about each. Exit code 0: good enough,
 * 1: not. --failures lists what was wrong, --write also writes the table.
 */

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '600' },
    seed: { type: 'string', default: '1' },
    kind: { type: 'string' },
    failures: { type: 'boolean', default: false },
    write: { type: 'string' },
  },
})
const file = process.env.SITE ?? 'site.yaml'
const seeds = values.seed.split(',').map(Number)
const checker = createChecker(file, 10_000)
const rounds: Diagnosis[] = []
for (const seed of seeds) {
  const options = {
    text: readFileSync(file, 'utf8'),
    schema: readProjectSchema(),
    count: Number(values.count),
    seed,
    kind: values.kind,
  }
  rounds.push(await mutate(options, checker))
}
checker.close()

const diagnosis = joined(rounds)
const table = scoreTable(diagnosis)
console.log(table)
if (values.failures) for (const judged of diagnosis.judged) listFailure(judged)
if (values.write !== undefined) writeFileSync(values.write, report())
const short = shortfalls(totalScore(diagnosis))
for (const shortfall of short) console.error(`Not good enough. ${shortfall}.`)
process.exitCode = short.length > 0 ? 1 : 0

function joined(rounds: readonly Diagnosis[]): Diagnosis {
  const skipped = new Map<string, number>()
  for (const round of rounds) {
    for (const [kind, number] of round.skipped) skipped.set(kind, (skipped.get(kind) ?? 0) + number)
  }
  return { judged: rounds.flatMap(({ judged }) => judged), skipped }
}

function listFailure({ kind, mutation, answer, verdict }: Judged): void {
  const wrong = (['refused', 'file', 'line', 'column', 'one', 'suggestion'] as const).filter(
    (name) => verdict[name] === false,
  )
  if (wrong.length === 0 && !verdict.trace && !verdict.timeOut && verdict.milliseconds < 1000) return
  const text = new TextDecoder().decode(mutation.bytes)
  const line = text.slice(0, mutation.at.start).split('\n').length
  const printed = typeof answer === 'string' ? answer : answer.printed.slice(0, 1500)
  console.log(`\n### ${kind}, line ${line}: ${mutation.what}\nWrong: ${wrong.join(', ')}\n${printed}`)
}

function report(): string {
  return `${[
    '# What the checker finds',
    'The mutation tester plants mistakes in this site, one at a time, and scores what `npm run check` says about each.',
    `\`\`\`sh\nnpm run mutate -- --count ${values.count} --seed ${values.seed} --write docs/mutate.md\n\`\`\``,
    table,
    [
      'Skipped: the mutation left the site valid, so another one was used. File, line and column: the first message points at the',
      'mistake. Suggestion: the first name in the hint is the right one, if there is a right one. Traces: stack traces and',
      'timeouts. Slowest: the longest time for one answer. Memory: the peak of the whole process.',
    ].join('\n'),
    'A test measures `npm run check -- --fix`: of 65 typos planted in this site, it restores 64 byte for byte.',
  ].join('\n\n')}\n`
}
