import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ProblemCode, problemKinds, severityOf } from '../compiler/messages/problemKinds.ts'
import { problemTexts } from '../compiler/messages/problemTexts.ts'

const longestExample = 30

/**
 * The pages of docs/problems by file name: one for each kind of problem, and the index.
 *
 * @param fixtures The folder with a folder for each example: site.yaml, and diagnostics.txt as it is printed.
 */
export function problemPages(fixtures: string): ReadonlyMap<string, string> {
  const codes = Object.keys(problemKinds).filter(isCode)
  const pages = codes.map((code) => [`${problemKinds[code].id}.md`, problemPage(code, fixtures)] as const)
  return new Map([...pages, ['README.md', indexPage(codes)]])
}

function isCode(code: string): code is ProblemCode {
  return code in problemKinds
}

function indexPage(codes: readonly ProblemCode[]): string {
  const rows = codes.map((code) => {
    const { id, title } = problemKinds[code]
    return `| [${id}](${id}.md) | ${severityWords(code)} | ${title} | ${problemTexts[code].meaning} |`
  })
  return [
    '# Problems',
    '',
    'Each message of `npm run check` has a code. Here is what each of them means and how to mend it.',
    '',
    'An **error** stops a build. A **warning** is something that hurts visitors or is probably a mistake; a **notice** is',
    'good to know. A comment with a reason accepts a warning or a notice that is meant, on its line or right above it:',
    '`# check: accept PW076, visitors come from a campaign`.',
    '',
    '| Code | | Problem | What it means |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

function severityWords(code: ProblemCode): string {
  const severity = severityOf(code)
  return severityOf(code, { isLaunch: true }) === severity ? severity : `${severity}; error with \`--launch\``
}

function problemPage(code: ProblemCode, fixtures: string): string {
  const { id, title } = problemKinds[code]
  const { meaning, why, fix, fixture } = problemTexts[code]
  const folder = join(fixtures, fixture)
  const message = messageWith(id, readFileSync(join(folder, 'diagnostics.txt'), 'utf8'))
  const line = Number(/^[^:]+:(\d+):/.exec(message)?.[1] ?? 1)
  const example = exampleOf(readFileSync(join(folder, 'site.yaml')), line)
  return [
    `# ${id}: ${title}`,
    `${meaning} ${why}`,
    ...(example === undefined ? [] : ['## An example', fenced('yaml', example)]),
    '## The message',
    fenced('', message),
    '## How to mend it',
    fix,
    '[All problems](README.md)\n',
  ].join('\n\n')
}

function fenced(language: string, text: string): string {
  const fence = text.includes('```') ? '````' : '```'
  return `${fence}${language}\n${text}\n${fence}`
}

/** The first message with an id: up to the next message, or to the count at the end. */
function messageWith(id: string, printed: string): string {
  const parts = printed.trimEnd().split(/\n\n(?=\S+:\d+:\d+ {2}PW\d+|\d+ (?:problem|warning|notice)s?\b)/)
  const found = parts.find((part) => part.split('\n', 1)[0]?.includes(`  ${id}`))
  if (found === undefined)
    throw new Error(`The fixture that docs/problems/${id}.md shows does not print ${id}`)
  return found
}

/** The whole site where it is short, otherwise the lines around the problem; nothing where it is no text. */
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
