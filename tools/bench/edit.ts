import { readFile } from 'node:fs/promises'
import { parseDocument } from 'yaml'
import {
  compareSites,
  compileFile,
  createSources,
  editSite,
  editText,
  findSource,
  type Operation,
} from '../../src/index.ts'
import { goals } from '../budgets/budgets.ts'
import { medianOf } from '../shared/statistics.ts'
import { markdownTable, milliseconds, whole } from '../shared/tables.ts'
import type { Bench } from './bench.ts'
import { createLargeSite } from './createLargeSite.ts'
import { atMost, type GoalRow, goalTable, missedGoals } from './goalTable.ts'

/** One operation of each kind, on the first page. */
const operations: readonly Operation[] = [
  { op: 'replace', path: '/pages/home/title', value: 'Another title' },
  { op: 'add', path: '/pages/home/blocks/1', value: { type: 'prose', text: 'A new block' } },
  { op: 'remove', path: '/pages/home/blocks/2' },
  { op: 'move', from: '/pages/home/blocks/2', path: '/pages/home/blocks/1' },
]
const rounds = 15

/** Measures operations on the text of a site file beside a parse of the same text, and what else programs ask of it. */
export const benchEdit: Bench = async ({ site = 'site.yaml', pages = 1000 }) => {
  const text = await readFile(site, 'utf8')
  const sizes: readonly (readonly [string, string, number])[] = [
    [site, text, goals.edit],
    [`${whole(pages)} pages`, createLargeSite(text, pages), goals.editLarge],
  ]
  const rows = sizes.flatMap(([name, content, goal]) => goalRows(name, content, goal))
  return { report: [goalTable(rows), await knowledgeTable(site, text)].join('\n\n'), failures: missedGoals(rows) }
}

function goalRows(name: string, text: string, goal: number): readonly GoalRow[] {
  const times = operations.map((operation) => timeOf(() => editText(text, [operation])))
  const parse = timeOf(() => parseDocument(text), 5)
  const slowest = Math.max(...times)
  const figure = `${name}, ${whole(text.length)} characters`
  return [
    {
      figure: `One operation: ${figure}`,
      ours: milliseconds(slowest),
      ...atMost(goal, slowest, milliseconds),
      isTime: true,
    },
    {
      figure: `Beside a parse by \`yaml\` (${milliseconds(parse)})`,
      ours: (slowest / parse).toFixed(3),
      ...atMost(goals.editShare, slowest / parse, String),
    },
  ]
}

async function knowledgeTable(site: string, text: string): Promise<string> {
  const loaded = compileFile(site, Buffer.from(text), { mode: 'production' })
  const sources = await createSources(loaded)
  const values = sources.all()
  const sourcesOf = async () => sources
  const [operation] = operations
  const edited = operation && (await editSite(text, [operation], { sourcesOf }))
  if (edited === undefined || 'refused' in edited) throw new Error('The first operation is refused.')
  const other = await createSources(compileFile(site, Buffer.from(edited.text), { mode: 'production' }))
  return markdownTable([
    ['', 'Time'],
    [
      `The place of a text, among ${whole(values.length)} values`,
      milliseconds(timeOf(() => findSource('Another title', values))),
    ],
    [
      'What changes for visitors, compared with an edited site',
      milliseconds(timeOf(() => compareSites(sources, other, () => undefined))),
    ],
  ])
}

/** The median time of some work, in milliseconds. */
function timeOf(work: () => unknown, runs = rounds): number {
  return medianOf(
    Array.from({ length: runs }, () => {
      const start = performance.now()
      work()
      return performance.now() - start
    }),
  )
}
