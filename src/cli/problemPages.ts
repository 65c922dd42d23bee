import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchSeverityOf, type ProblemCode, problemKinds } from '../language/messages/problemKinds.ts'
import { severityOf } from '../language/severity.ts'
import { readText } from '../make/project/readText.ts'

const longestExample = 30

const codes = (Object.keys(problemKinds) as ProblemCode[]).sort((a, b) =>
  problemKinds[a].id.localeCompare(problemKinds[b].id),
)

/**
 * Pages of docs/problems by file name: one for each kind of problem, and the index. The prose of a page is kept;
 * its heading, example and message are generated.
 *
 * @param folder Folder of the existing pages.
 * @param fixtures Folder of example sites. Each is a folder with site.yaml and the printed diagnostics.txt.
 */
export function problemPages(folder: string, fixtures: string): ReadonlyMap<string, string> {
  const pages = codes.map((code) => {
    const file = `${problemKinds[code].id}.md`
    return [file, problemPage(code, join(folder, file), fixtures)] as const
  })
  return new Map([...pages, ['README.md', indexPage(pages.map(([, page]) => page))]])
}

function indexPage(pages: readonly string[]): string {
  const rows = codes.map((code, index) => {
    const { id, title } = problemKinds[code]
    const meaning = pages[index]?.split('\n')[2]
    return `| [${id}](${id}.md) | ${describeSeverity(code)} | ${title} | ${meaning} |`
  })
  return `# Problems

Every problem that \`npm run check\` reports has a code. This table says what each one means; its page shows how to
fix it.

An **error** stops a build. A **warning** is probably a mistake or hurts visitors. A **notice** is good to know.
To keep a warning or a notice on purpose, accept it with a comment that gives the reason, on the same line or right
above it: \`# check: accept PW076, visitors come from a campaign\`.

| Code | Severity | Problem | What it means |
|---|---|---|---|
${rows.join('\n')}
`
}

function describeSeverity(code: ProblemCode): string {
  const severity = severityOf(code)
  return launchSeverityOf(code) === severity ? severity : `${severity}; error with \`--launch\``
}

/** What a page has around its prose. A comment names its example site, unless that is called like the kind of problem. */
const layout =
  /^# .+(\n\n.+\n\n.+\n\n(?:<!-- Example: tests\/fixtures\/sites\/(\S+) -->)?)[\s\S]*?(\n## How to fix it\n\n.+\n[\s\S]*)$/

/** @throws When the page or a part of its prose is missing. */
function problemPage(code: ProblemCode, file: string, fixtures: string): string {
  const { id, title } = problemKinds[code]
  const [, prose, named = code, fix] = layout.exec(readText(file) ?? '') ?? []
  if (prose === undefined)
    throw new Error(
      `${file} needs a heading, a paragraph on what the problem means, one on why it matters, and under ` +
        '`## How to fix it` one on what to do. `npm run docs` writes the rest.',
    )
  const folder = join(fixtures, named)
  const message = messageWith(id, readFileSync(join(folder, 'diagnostics.txt'), 'utf8'))
  const line = Number(/^[^:]+:(\d+):/.exec(message)?.[1] ?? 1)
  const isInSite = message.startsWith('site.yaml:')
  const example = isInSite ? exampleOf(readFileSync(join(folder, 'site.yaml')), line) : undefined
  const shown = [
    ...(example === undefined ? [] : ['## Example', fenced('yaml', example)]),
    '## Message',
    fenced('', message),
  ].join('\n\n')
  return `# ${id}: ${title}${prose.trimEnd()}\n\n${shown}\n${fix}`
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
