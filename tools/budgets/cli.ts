import { findProject, loadSite, runCommand } from '../../src/index.ts'
import { runBuild } from '../bench/servers.ts'
import { sumOf } from '../shared/statistics.ts'
import { markdownTable, whole } from '../shared/tables.ts'
import { countLanguage, countRooms, isOverBound, roomTable } from './rooms.ts'
import { bytesOf, excessesOf, type RouteWeight, requestsOf, weighSite } from './weighSite.ts'

process.exitCode = await runCommand({
  name: 'budgets',
  summary: 'Builds the site and prints what each page makes visitors download, and the lines of code by room.',
  flags: {
    route: { type: 'list', value: '/PATH', description: 'Also print what each block of this page adds.' },
  },
  notes: [
    'Pages over a budget of tools/budgets/budgets.ts are printed with what each block adds, too.',
    'SITE names another site file than site.yaml, OUT_DIR another folder for the result.',
    'Tests and contents of benchmarks are no lines of code. The bounds are in tools/budgets/rooms.ts.',
    "Exit codes: 0 everything is within its budget, 1 a page or a room is over, 2 the site can't be built or has no such page.",
  ],
  run: async ({ route = [] }) => Math.max(await checkPages(route), await checkRooms()),
})

async function checkPages(routes: readonly string[]): Promise<number> {
  const project = findProject()
  const { siteName } = project
  const { site } = loadSite(siteName, { mode: 'development' })
  const { code } = await runBuild({})
  if (site === undefined || code !== 0) {
    console.error(`${siteName} can't be built: \`npm run check\` says why.`)
    return 2
  }
  const weights = weighSite(site, project)
  const unknown = routes.filter((route) => weights.every((weight) => weight.route !== route))
  if (unknown.length > 0) {
    console.error(`${siteName} has no page at ${unknown.join(', ')}.`)
    return 2
  }
  console.log(
    'Bytes as hosts send them. First visit: HTML, typeface, pictures at the top. After intent: script, content.\n',
  )
  const head = 'page,HTML,inline script,typeface,others,requests,script,files,content'
  console.log(markdownTable([head.split(','), ...weights.map(row)]))
  const isOver = (weight: RouteWeight) => excessesOf(weight).length > 0
  for (const weight of weights) if (isOver(weight) || routes.includes(weight.route)) printPage(weight, siteName)
  return weights.some(isOver) ? 1 : 0
}

function row(weight: RouteWeight): readonly string[] {
  const { route, document, firstScript, font, others, code, codeFiles, content } = weight
  const numbers = [document, firstScript, font, bytesOf(others), requestsOf(weight), code, codeFiles, content]
  return [route, ...numbers.map(whole)]
}

async function checkRooms(): Promise<number> {
  const rooms = countRooms()
  const language = await countLanguage()
  console.log(`\n${roomTable(rooms)}\n\n${roomTable([language])}`)
  return [...rooms, language].some(isOverBound) ? 1 : 0
}

/** Prints what is over a budget, and what each block adds, the heaviest first. */
function printPage(weight: RouteWeight, siteName: string): void {
  console.log(`\n${weight.route}`)
  for (const excess of excessesOf(weight)) console.log(`  Over budget: ${excess}.`)
  const rows = weight
    .blocks()
    .map(({ markup, others, code }, index) => ({ index, bytes: [markup, bytesOf(others), code] }))
    .sort((a, b) => sumOf(b.bytes) - sumOf(a.bytes))
    .map(({ index, bytes }) => {
      const { type = '?', line = 0 } = weight.lines[index] ?? {}
      return [`${siteName}:${line}`, `\`${type}\``, ...bytes.map(whole)]
    })
  console.log(`\n${markdownTable([['line', 'block', 'HTML', 'pictures', 'script'], ...rows])}`)
  for (const { url, bytes } of weight.others)
    console.log(`  fetches ${url}: ${bytes === undefined ? 'no such file' : whole(bytes)}`)
}
