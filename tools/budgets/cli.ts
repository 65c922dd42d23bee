import { parseArgs } from 'node:util'
import { findProject, loadSite, runVite } from '../../src/index.ts'
import { markdownTable } from '../bench/statistics.ts'
import { bytesOf, excessesOf, type RouteWeight, requestsOf, weighSite } from './weighSite.ts'

/**
 * weight [--route /path]…: builds site.yaml, or what the variable SITE names, and prints what each page costs its
 * visitors. For the pages that are named, and those over a budget of tools/budgets/budgets.ts, also what each block adds
 * and its line. Exit code 0: every page is within its budgets, 1: not, 2: the site can't be built.
 */

const { values } = parseArgs({ options: { route: { type: 'string', multiple: true, default: [] } } })
const project = findProject()
const { site } = loadSite(project.siteName, { mode: 'development' })
const code = await runVite(['build', '--logLevel', 'error'], {})
if (site === undefined || code !== 0) {
  console.error(`${project.siteName} can't be built: \`npm run check\` says why.`)
  process.exit(2)
}

const weights = weighSite(site, project)
const strangers = values.route.filter((route) => weights.every((weight) => weight.route !== route))
if (strangers.length > 0) {
  console.error(`${project.siteName} has no page at ${strangers.join(', ')}.`)
  process.exit(2)
}
console.log(
  'Bytes as hosts send them. First visit: HTML, typeface, pictures at the top. After intent: script, content.\n',
)
console.log(
  markdownTable([
    ['page', 'HTML', 'inline script', 'typeface', 'others', 'requests', 'script', 'files', 'content'],
    ...weights.map(row),
  ]),
)
for (const weight of weights) {
  const excesses = excessesOf(weight)
  if (excesses.length === 0 && !values.route.includes(weight.route)) continue
  console.log(`\n${weight.route}`)
  for (const excess of excesses) console.log(`  Over budget: ${excess}.`)
  console.log(`\n${blameTable(weight)}`)
  for (const { url, bytes } of weight.others)
    console.log(`  fetches ${url}: ${bytes === undefined ? 'no such file' : number(bytes)}`)
}
process.exitCode = weights.some((weight) => excessesOf(weight).length > 0) ? 1 : 0

function row(weight: RouteWeight): readonly string[] {
  const { route, document, firstScript, font, others, code, codeFiles, content } = weight
  const numbers = [document, firstScript, font, bytesOf(others), requestsOf(weight), code, codeFiles, content]
  return [route, ...numbers.map(number)]
}

/** What each block adds, the heaviest first. */
function blameTable({ blocks, lines }: RouteWeight): string {
  const rows = blocks
    .map(({ markup, others, code }, index) => {
      const { type = '?', line = 0 } = lines[index] ?? {}
      return { place: `${project.siteName}:${line}`, type, markup, others: bytesOf(others), code }
    })
    .sort((a, b) => b.markup + b.others + b.code - (a.markup + a.others + a.code))
    .map(({ place, type, markup, others, code }) => [
      place,
      `\`${type}\``,
      ...[markup, others, code].map(number),
    ])
  return markdownTable([['line', 'block', 'HTML', 'pictures', 'script'], ...rows])
}

function number(value: number): string {
  return value.toLocaleString('en')
}
