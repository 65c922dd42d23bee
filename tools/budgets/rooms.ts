import { readFileSync } from 'node:fs'
import path from 'node:path'
import { rolldown } from 'rolldown'
import { filesBelow, iconModules } from '../../src/index.ts'
import { sumOf } from '../shared/statistics.ts'
import { markdownTable, whole } from '../shared/tables.ts'

/** Most lines of code that each room may have. Whoever raises one writes the reason beside it. */
const roomBounds: Readonly<Record<string, number>> = {
  // The looks, of which each new one adds about 50 lines; collections, feeds, articles, languages, and what is shown when.
  schema: 2680,
  // With the looks: pictures, drawings, layouts and the block about trust; links between entries, what dishes contain, and
  // a picture beside the words of a page that is not found.
  blocks: 11_725,
  src: 160,
  // With `new-look`, `edit` of several files, `diff`, `translate`, the site of a moment, `studio` and the starter `cafe`.
  'src/cli': 1970,
  // With every page in every look.
  'src/gallery': 1110,
  // With lists that are made of collections, times of what is shown, languages, claims, and the mistakes in all of them; one
  // translation that is written; prices in the currency of the country; values that no entry has, and fields that editors
  // complete.
  'src/language': 16_660,
  // A feature of its own, with a budget of its own: 2,200 lines.
  'src/language/edit': 1556,
  'src/language/sources': 644,
  'src/make': 70,
  // With looks, and contrast on gradients.
  'src/make/blockTests': 1700,
  // With a style sheet for each theme of a gallery, feeds, links between languages, the letters of each, the clocks of a
  // page, and the language of texts that wait for their translation.
  'src/make/build': 4190,
  // With translations that are watched, what Studio shares, feeds, and a line when the last mistake is gone.
  'src/make/dev': 1171,
  // With a not-found page for each language, and the type of feeds.
  'src/make/host': 700,
  // With files of translations, also those that are edited, and the moment of a build.
  // With the site of a revision of git, which `diff` and Studio compare.
  'src/make/project': 1415,
  // Days of every year, by the clock of the build, and where a date may break.
  'src/site/format': 445,
  // With the business in the footer, the person beside a form, page numbers, links to other languages, and visits that are
  // counted.
  'src/site/runtime': 3860,
  'src/site/stores': 240,
  'src/site/styles': 230,
  // With what a look changes, also of how things move.
  'src/site/theme': 960,
  // With pictures behind words, beside headings, and in two colors, and with the mark that slides and the scale of a day.
  'src/site/ui': 4390,
  // What editors open in the browser, a product of its own. It was planned with 6,500 lines together, before translations,
  // collections as tables, starters of pages, a way to crop pictures, and pictures that go with their step.
  'studio/server': 1880,
  'studio/app': 5480,
  // With `rhythm`, and the pictures of Studio.
  tools: 400,
  // With edits beside a parse.
  'tools/bench': 1820,
  'tools/budgets': 470,
  'tools/chromium': 110,
  // With a comparison of every byte around an edit.
  'tools/edit': 490,
  // With collections, and what is shown when.
  'tools/fuzz': 1380,
  // With mistakes in lists of collections, in times and in translations.
  'tools/mutate': 1600,
  'tools/package': 90,
  'tools/shared': 100,
}

/** Most lines of `src/language` and `schema`, with all looks and languages, that `npm run dev` loads before the first mistake. */
const languageBound = 7825

export interface Room {
  readonly name: string
  readonly lines: number
  /** Undefined for a room that the table of bounds doesn't know. */
  readonly bound: number | undefined
}

/** Code that is neither a test nor content of a benchmark. */
const isCode = (file: string): boolean =>
  /\.(?:tsx?|mts|mjs|js|css)$/.test(file) && !/\.test(?:-d)?\.|\/fixtures\//.test(file)

const linesOf = (file: string): number => readFileSync(file, 'utf8').split('\n').length - 1

const roomPattern =
  /^(?:src\/(?:site\/[^/]+|make\/[^/]+|language\/(?:edit|sources)|[^/]+)|(?:tools|studio)\/[^/]+)(?=\/)|^[^/]+/

/** The lines of each room: `schema`, `blocks`, and each folder in `src` and in `tools`. */
export function countRooms(): readonly Room[] {
  const lines = new Map(Object.keys(roomBounds).map((name) => [name, 0]))
  for (const top of ['schema', 'blocks', 'src', 'studio', 'tools'])
    for (const file of filesBelow(top)
      .map((name) => `${top}/${name}`)
      .filter(isCode)) {
      const room = roomPattern.exec(file)?.[0] ?? ''
      lines.set(room, (lines.get(room) ?? 0) + linesOf(file))
    }
  return [...lines].map(([name, lines]) => ({ name, lines, bound: roomBounds[name] }))
}

/** What a development server loads of the language before it needs anything on demand. */
export async function countLanguage(): Promise<Room> {
  const bundle = await rolldown({
    input: ['src/cli/dev.ts', 'src/plugin.ts'],
    platform: 'node',
    treeshake: false,
    external: (id) => /^[^./]/.test(id) && !path.isAbsolute(id) && !id.startsWith('icon:'),
    tsconfig: false,
    plugins: [iconModules()],
  })
  const { output } = await bundle.generate()
  await bundle.close()
  const parts = output.flatMap((part) => (part.type === 'chunk' ? [part] : []))
  const loaded = new Set(parts.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  for (const name of loaded)
    for (const other of parts.find(({ fileName }) => fileName === name)?.imports ?? []) loaded.add(other)
  const files = parts
    .filter(({ fileName }) => loaded.has(fileName))
    .flatMap(({ moduleIds }) => moduleIds)
    .filter((file) => /^(?:schema|src\/language)\//.test(path.relative('', file)))
  const name = 'language that a development server loads'
  return { name, lines: sumOf(files.map(linesOf)), bound: languageBound }
}

export const isOverBound = ({ lines, bound = 0 }: Room): boolean => lines > bound

export function roomTable(rooms: readonly Room[]): string {
  const rows = rooms.map((room) => [
    room.name,
    whole(room.lines),
    `${room.bound === undefined ? 'none' : whole(room.bound)}${isOverBound(room) ? ' ✗' : ''}`,
  ])
  const all = rooms.length > 1 ? [['**all**', whole(sumOf(rooms.map(({ lines }) => lines))), '']] : []
  return markdownTable([['Room', 'Lines', 'Bound'], ...rows, ...all])
}
