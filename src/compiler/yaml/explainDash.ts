import type { Span } from '../place.ts'
import type { Explanation } from './explanation.ts'
import { lineFrom, lineStartAt } from './lines.ts'

/** `-Cancel any time` among items: without a space, YAML takes the dash for a part of the text. */
export function explainGluedDash(text: string, { start }: Span): Omit<Explanation, 'code'> | undefined {
  const lineStart = lineStartAt(text, start)
  const above = lineStartAt(text, lineStart - 1)
  const below = lineStart + lineFrom(text, lineStart).length + 1
  for (const at of new Set([above, lineStart, below])) {
    const line = lineFrom(text, at)
    const indent = /^ *(?=-[^\s-])/.exec(line)?.[0]
    if (indent === undefined || !hasItemBeside(text, at, indent)) continue
    const dash = at + indent.length
    return {
      span: { start: dash, end: at + line.trimEnd().length },
      message: 'The dash of an item needs a space behind it.',
      hint: `Write \`- ${line.slice(indent.length + 1).trimEnd()}\`.`,
      choices: [[{ start: dash + 1, end: dash + 1, text: ' ' }]],
    }
  }
  return undefined
}

/** Whether the line above or below is an item in the same column, with or without the space, or a key without a value. */
function hasItemBeside(text: string, at: number, indent: string): boolean {
  const above = lineFrom(text, lineStartAt(text, at - 1))
  const below = lineFrom(text, at + lineFrom(text, at).length + 1)
  const isItem = (line: string): boolean => line.startsWith(`${indent}-`) && !line.startsWith(`${indent}--`)
  return isItem(above) || isItem(below) || /^ *(?:- +)*[\w-]+:\s*$/.test(above)
}
