import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ProblemCode, problemKinds, severityOf } from '../compiler/messages/problemKinds.ts'

const longestExample = 30

/** The handwritten part of a page, in Markdown. One paragraph each. */
interface Prose {
  readonly meaning: string
  readonly why: string
  readonly fix: string
  /** Example site, where it is not named like the kind. */
  readonly example: string | undefined
}

/**
 * Pages of docs/problems by file name: one for each kind of problem, and the index. The prose of a page is kept;
 * its heading, example and message are generated.
 *
 * @param folder Folder of the existing pages.
 * @param fixtures Folder of example sites. Each is a folder with site.yaml and the printed diagnostics.txt.
 */
export function problemPages(folder: string, fixtures: string): ReadonlyMap<string, string> {
  const kinds = Object.keys(problemKinds)
    .filter(isCode)
    .sort((a, b) => problemKinds[a].id.localeCompare(problemKinds[b].id))
    .map((code) => ({ code, file: `${problemKinds[code].id}.md` }))
    .map(({ code, file }) => ({ code, file, prose: readProse(join(folder, file)) }))
  const pages = kinds.map(({ code, file, prose }) => [file, problemPage(code, prose, fixtures)] as const)
  return new Map([...pages, ['README.md', indexPage(kinds)]])
}

/** @throws When the page or one of its parts is missing. */
function readProse(file: string): Prose {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const [, meaning, why, example] =
    /^# .+\n\n(.+)\n\n(.+)\n\n(?:<!-- Example: tests\/fixtures\/sites\/(\S+) -->)?/.exec(text) ?? []
  const [, fix] = /\n## How to fix it\n\n(.+)\n/.exec(text) ?? []
  if (meaning !== undefined && why !== undefined && fix !== undefined) return { meaning, why, fix, example }
  throw new Error(
    `${file} needs a heading, a paragraph on what the problem means, one on why it matters, and under ` +
      '`## How to fix it` one on what to do. `npm run docs` writes the rest.',
  )
}

function isCode(code: string): code is ProblemCode {
  return code in problemKinds
}

function indexPage(kinds: readonly { readonly code: ProblemCode; readonly prose: Prose }[]): string {
  const rows = kinds.map(({ code, prose }) => {
    const { id, title } = problemKinds[code]
    return `| [${id}](${id}.md) | ${describeSeverity(code)} | ${title} | ${prose.meaning} |`
  })
  return [
    '# Problems',
    '',
    'Every problem that `npm run check` reports has a code. This table says what each one means; its page shows how to',
    'fix it.',
    '',
    'An **error** stops a build. A **warning** is probably a mistake or hurts visitors. A **notice** is good to know.',
    'To keep a warning or a notice on purpose, accept it with a comment that gives the reason, on the same line or right',
    'above it: `# check: accept PW076, visitors come from a campaign`.',
    '',
    '| Code | Severity | Problem | What it means |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

function describeSeverity(code: ProblemCode): string {
  const severity = severityOf(code)
  return severityOf(code, { isLaunch: true }) === severity ? severity : `${severity}; error with \`--launch\``
}

function problemPage(code: ProblemCode, { meaning, why, fix, example: named }: Prose, fixtures: string): string {
  const { id, title } = problemKinds[code]
  const folder = join(fixtures, named ?? code)
  const message = messageWith(id, readFileSync(join(folder, 'diagnostics.txt'), 'utf8'))
  const line = Number(/^[^:]+:(\d+):/.exec(message)?.[1] ?? 1)
  const isInSite = message.startsWith('site.yaml:')
  const example = isInSite ? exampleOf(readFileSync(join(folder, 'site.yaml')), line) : undefined
  return [
    `# ${id}: ${title}`,
    meaning,
    why,
    ...(named === undefined ? [] : [`<!-- Example: tests/fixtures/sites/${named} -->`]),
    ...(example === undefined ? [] : ['## Example', fenced('yaml', example)]),
    '## Message',
    fenced('', message),
    '## How to fix it',
    fix,
    '[All problems](README.md)\n',
  ].join('\n\n')
}

function fenced(language: string, text: string): string {
  const fence = text.includes('```') ? '````' : '```'
  return `${fence}${language}\n${text}\n${fence}`
}

/** First printed message with an id, up to the next message or the count at the end. */
function messageWith(id: string, printed: string): string {
  const parts = printed.trimEnd().split(/\n\n(?=\S+:\d+:\d+ {2}PW\d+|\d+ (?:problem|warning|notice)s?\b)/)
  const found = parts.find((part) => part.split('\n', 1)[0]?.includes(`  ${id}`))
  if (found === undefined) throw new Error(`The fixture that docs/problems/${id}.md shows does not print ${id}`)
  return found
}

/** A short site in full, a long one as the lines around the problem, `undefined` for a file that isn't text. */
function exampleOf(bytes: Uint8Array, line: number): string | undefined {
  const text = new TextDecoder().decode(bytes)
  if (/[\ufffd\0]/.test(text) || text.trim() === '') return undefined
  const lines = text.trimEnd().split('\n')
  if (lines.length <= longestExample) return lines.map(shortLine).join('\n')
  const from = Math.max(0, line - 8)
  return [
    ...(from > 0 ? ['# …'] : []),
    ...lines.slice(from, line + 4).map(shortLine),
    ...(line + 4 < lines.length ? ['# …'] : []),
  ].join('\n')
}

function shortLine(line: string): string {
  return line.length > 120 ? `${line.slice(0, 119)}…` : line
}
