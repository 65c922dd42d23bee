import { type Document, visit, type YAMLParseError } from 'yaml'
import { lineFrom } from '../../yaml/lines.ts'
import {
  explainBareWord,
  explainBullet,
  explainDash,
  explainKey,
  explainKeyInBraces,
  explainMissingDash,
  explainOpenBracket,
  explainStrayBracket,
  explainTrailingComma,
} from './explainMarks.ts'
import { explainMissingLine } from './explainMissingLine.ts'
import { explainTextStart } from './explainTextStart.ts'
import {
  explainColonInBraces,
  explainComment,
  explainOpenQuote,
  explainText,
  explainTextInBraces,
} from './explainTexts.ts'
import { type Explanation, explanation, type FixChoices, insertion, type Spot } from './explanation.ts'
import { explainOddIndent, findOddIndent } from './findOddIndent.ts'
import { fixTabs } from './fixTabs.ts'
import { dashWidth, lineAt } from './lines.ts'

type Explain = (spot: Spot) => Explanation | undefined

/** Mistakes that a line shows more clearly than the parser's error. Those with distant effects come first. */
const explainers: readonly Explain[] = [
  explainConflict,
  explainOpenQuote,
  explainTab,
  explainComment,
  explainBullet,
  explainTextStart,
  explainDash,
  explainMissingDash,
  explainKey,
  explainBareWord,
  explainMissingLine,
  ({ text, span, isAboutLines }) => {
    const odd = isAboutLines ? findOddIndent(text, span.start) : undefined
    return odd && explainOddIndent(odd)
  },
  explainKeyInBraces,
  explainStrayBracket,
  explainTrailingComma,
  explainTextInBraces,
  explainText,
  explainOpenBracket,
  explainColonInBraces,
]

/** Explains a YAML error in words that an author knows, at the place that needs the fix. */
export function explainYamlError(text: string, error: YAMLParseError, document: Document.Parsed): Explanation {
  const spot = findSpot(text, error, document)
  for (const explain of explainers) {
    const found = explain(spot)
    if (found !== undefined) return found
  }
  return explainCode(spot)
}

/** Errors of the parser about lines after a bracket that is never closed. */
const openBracketErrors = new Set<YAMLParseError['code']>(['BAD_INDENT', 'BLOCK_AS_IMPLICIT_KEY', 'MISSING_CHAR'])

const lineErrors = new Set<YAMLParseError['code']>([
  'BAD_INDENT',
  'BLOCK_AS_IMPLICIT_KEY',
  'MULTILINE_IMPLICIT_KEY',
  'MISSING_CHAR',
  'UNEXPECTED_TOKEN',
])

function findSpot(text: string, { code, pos }: YAMLParseError, document: Document.Parsed): Spot {
  const last = text.trimEnd().length
  const start = Math.min(pos[0], last)
  const span = { start, end: Math.max(Math.min(pos[1], last), start + 1) }
  const openBracket = openBracketErrors.has(code) ? findOpenBracket(text, pos[0], document) : undefined
  return {
    text,
    document,
    code,
    errorAt: pos[0],
    span,
    line: lineAt(text, start),
    openBracket,
    isAboutLines: lineErrors.has(code) && openBracket === undefined,
  }
}

/** The last brace or bracket before an offset that is never closed. */
function findOpenBracket(text: string, before: number, document: Document.Parsed): Spot['openBracket'] {
  let found: Spot['openBracket']
  visit(document, {
    Collection(_, { flow, range }) {
      const [start, end] = range ?? [0, 0]
      // `[a: b]` has a map without braces of its own.
      const isBracket = flow === true && /[[{]/.test(text.charAt(start))
      const isOpen = isBracket && start < before && !/[\]}]/.test(text.charAt(end - 1))
      if (isOpen && start >= (found?.start ?? 0)) found = { start, end }
    },
  })
  return found
}

/** A line of Git around two versions of the same lines, of which somebody has to keep one. */
function explainConflict({ text }: Spot): Explanation | undefined {
  const found = /^(?:<{7}|>{7}) .*$/m.exec(text)
  if (found === null) return undefined
  return explanation(
    { start: found.index, end: found.index + found[0].trimEnd().length },
    'Git left two versions of these lines, because both were changed.',
    'Keep one version, and delete the other with the lines that start with `<<<<<<<`, `=======` and `>>>>>>>`.',
  )
}

/** The last line up to the error that is indented with a tab: it causes the errors in the lines after it. */
function explainTab({ text, code, span }: Spot): Explanation | undefined {
  const before = text.slice(0, span.start + lineFrom(text, span.start).length)
  const tabs = [...before.matchAll(/^ *\t(?=[ \t]*[^\s#])/gm)].at(-1)
  if (tabs === undefined && code !== 'TAB_AS_INDENT') return undefined
  const at = tabs === undefined ? span.start : tabs.index + tabs[0].length - 1
  const hint = 'Indent with spaces, two for each level.'
  return explanation({ start: at, end: at + 1 }, 'This line is indented with a tab.', hint, fixTabs(text, at))
}

/** Explanations by the parser's error code, for mistakes that no line shows. */
function explainCode({ text, code, span, line }: Spot): Explanation {
  const { start } = span
  switch (code) {
    case 'BAD_INDENT':
    case 'BLOCK_AS_IMPLICIT_KEY': {
      const content = contentOf(text, line.start)
      return {
        ...explanation(
          content,
          'This line does not line up with the lines above it.',
          'Keys of one group, and dashes of one list, start in the same column.',
        ),
        isAboutIndent: true,
      }
    }
    case 'BAD_DQ_ESCAPE':
      return explanation(
        { start, end: start + 2 },
        `In double quotes, a backslash starts a special character, and \`${text.slice(start, start + 2)}\` is not one.`,
        'Write two backslashes, or put the text in single quotes.',
        insertion(start, '\\'),
      )
    case 'MULTILINE_IMPLICIT_KEY':
    case 'MISSING_CHAR':
      return explainLooseLine(text, line.start)
    default:
      return explanation(
        span,
        'This can’t be read as YAML.',
        'Look for a missing quote, bracket or comma here or just above.',
      )
  }
}

function explainLooseLine(text: string, lineStart: number): Explanation {
  const { start, end } = contentOf(text, lineStart)
  const content = text.slice(start, end)
  return explanation(
    { start: start + dashWidth(content), end },
    'This line is neither a `key: value` nor an item of a list.',
    /^[\w-]+:\S/.test(content)
      ? 'Put a space after the colon.'
      : 'Add the missing colon, or indent the line if it continues the text above.',
    missingColon(content, start),
  )
}

/** The colon after a first word that looks like a key. */
function missingColon(line: string, start: number): FixChoices {
  const word = /^(?:- +)?[a-z][\w-]*(?= \S)/.exec(line)?.[0] ?? /^[a-z][\w-]*$/.exec(line)?.[0]
  return word === undefined ? [] : insertion(start + word.length, ':')
}

/** A line without its indentation; if it is empty or a comment, the next one that isn't. */
function contentOf(text: string, lineStart: number): Spot['span'] {
  const isBlank = /^\s*(?:#|$)/.test(lineFrom(text, lineStart))
  const next = isBlank ? text.slice(lineStart).search(/(?<=\n)(?=[ \t]*[^\s#])/) : 0
  const from = lineStart + Math.max(0, next)
  const line = lineFrom(text, from)
  const indent = line.length - line.trimStart().length
  return { start: from + indent, end: from + Math.max(line.trimEnd().length, indent + 1) }
}
