import { replacement } from '../fix.ts'
import { isMarkdown } from '../schema/schemaNodes.ts'
import type { Found, ValueRule } from './lintSite.ts'

/** Lines of an address, a poem or a list are about as short; those of a wrapped text are longer. */
const shortLine = 45
const bullet = /^\s*[•‣◦▪●·–—✓✔]\s/
const blockMark = /^\s*(?:[-*+>#|]|\d+[.)])/

/** Lines that visitors would see as one, and in Markdown a sign at the start that marks a list. */
export const lines: ValueRule = function* ({ value, schema: { format, pattern } }) {
  const isText = pattern === undefined && (format === undefined || isMarkdown(format))
  if (typeof value !== 'string' || !isText) return
  const [first = '', ...more] = value.trimEnd().split('\n')
  const sign = /^\s*([+*])\s+\S/.exec(first)?.[1]
  if (more.length > 0) yield* joined(value, format !== undefined)
  else if (format !== undefined && sign !== undefined) {
    const escaped = value.replace(sign, `\\${sign}`)
    yield {
      code: 'lost-sign',
      message: `Markdown reads the \`${sign}\` at the start as the mark of a list: visitors would not see it.`,
      hint: `Write a backslash before it: '${escaped.trim()}'.`,
      ...replacement(value, escaped),
    }
  }
}

function* joined(text: string, isMarkdown: boolean): Generator<Found> {
  for (const paragraph of text.trim().split(/\n\s*\n/)) {
    const lines = paragraph.split('\n')
    const areKept = isMarkdown && lines.some((line) => blockMark.test(line) || /(?: {2}|\\)$/.test(line))
    const isList = lines.every((line) => bullet.test(line))
    const [first = '', second] = lines
    if (second === undefined || areKept || !(isList || lines.every(({ length }) => length <= shortLine))) continue
    yield {
      code: 'joined-lines',
      piece: first.trim(),
      message: `Visitors would see these ${lines.length} lines as one.`,
      hint: hintFor(first.trim(), isMarkdown, isList),
    }
    return
  }
}

function hintFor(first: string, isMarkdown: boolean, isList: boolean): string {
  if (!isMarkdown) return 'This text has no lines of its own: write it on one line, with commas.'
  if (isList) return `For a list, begin each line with a dash: \`- ${first.slice(1).trim()}\`.`
  return `To keep the lines, end each but the last with a backslash: \`${first}\\\`.`
}
