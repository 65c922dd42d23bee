import type { LineIndex } from './lines.ts'

/** A comment `# check: accept PW076, visitors come from a campaign`. */
export interface Acceptance {
  /** Id or kind of problem, as written in the comment. */
  readonly code: string
  readonly reason: string
  /** 1-based line and column of the comment. */
  readonly line: number
  readonly column: number
  /** Line whose warnings and notices it accepts: its own, or the next one that isn't a comment. */
  readonly target: number
}

const comment = /(?<=^|\s)#\s*check:\s*accept\b[ \t]*(?<code>[\w-]*)[ \t]*[,:]?[ \t]*(?<reason>.*?)\s*$/i

/** The comments of a text that accept something, at most one a line. */
export function readAcceptances({ text, lines }: AnnotatedText): readonly Acceptance[] {
  return [...commentsIn(text)].map(({ start, end, at, code, reason }) => {
    const isAlone = text.slice(start, start + at).trim() === ''
    const next = isAlone && end < text.length ? nextContent(text, end) : start
    const { line } = lines.locate(start)
    return { code, reason, line, column: at + 1, target: lines.locate(next).line }
  })
}

interface AnnotatedText {
  readonly text: string
  readonly lines: LineIndex
}

/** Whether a text may have such a comment; answers quickly. */
export function hasAcceptance(text: string): boolean {
  return /check:\s*accept/i.test(text)
}

/** Whether a text of whole lines has such a comment without a reason, which is an error. */
export function hasUnexplained(text: string): boolean {
  return [...commentsIn(text)].some(({ reason }) => reason === '')
}

/** Examines only lines that may have such a comment, because a site file can have hundreds of thousands of lines. */
function* commentsIn(text: string) {
  let last = -1
  for (const { index } of text.matchAll(/check:\s*accept/gi)) {
    const start = text.lastIndexOf('\n', index) + 1
    const lineEnd = text.indexOf('\n', index)
    const end = lineEnd === -1 ? text.length : lineEnd
    const match = comment.exec(text.slice(start, end))
    if (match?.groups === undefined || start === last) continue
    last = start
    const { code = '', reason = '' } = match.groups
    yield { start, end, at: match.index, code, reason }
  }
}

/** Offset of the next line that isn't a comment; `from` if there is none. */
function nextContent(text: string, from: number): number {
  const content = /\n[^\S\n]*[^\s#]/g
  content.lastIndex = from
  return (content.exec(text)?.index ?? from - 1) + 1
}
