import { quoteText } from '../../edit/write.ts'
import { countOf } from '../../messages/describe.ts'
import { nearestName, obviousName } from '../../messages/nearestName.ts'
import type { Place, Span } from '../../place.ts'
import { aliasBudget } from '../../yaml/aliases.ts'
import { lineFrom } from '../../yaml/lines.ts'
import { maxDepth } from '../../yaml/toPlain.ts'
import type { AdviceContext, RuleTable, Words } from '../rule.ts'
import { explainBytes } from '../yaml/explainBytes.ts'
import { explainSegment } from '../yaml/explainSegment.ts'
import { dashWidth, lineStartAt } from '../yaml/lines.ts'
import { valueStart } from '../yaml/longLine.ts'
import { explainMisread } from '../yaml/misreadEntries.ts'

type Nothing = Readonly<Record<never, never>>

const spanAt = (at: Place): Span => ('span' in at ? at.span : { start: 0, end: 0 })
/** The characters at the place of a fact. */
const writtenAt = ({ at, text }: AdviceContext): string => text.slice(spanAt(at).start, spanAt(at).end)
const at = (start: number, end: number): { readonly at: Place } => ({ at: { path: [], span: { start, end } } })
const edit = (start: number, end: number, text: string): Pick<Words, 'fix'> => ({
  fix: { kind: 'edit', edits: [{ start, end, text }] },
})
const quotation = ({ start, end }: Span, value: string) => edit(start, end, quoteText(value))
/** A fact about the whole file. */
const skeleton = 'A site file starts with `site:` and `pages:`. The README shows a site in ten lines.'
const noNeed = 'No part of a site needs that many. Remove whatever doesn’t belong here.'

/** Words for problems with the text of the site file. */
export const yamlRules = {
  'not-utf8': (_: Nothing, { bytes }) => explainBytes(bytes),
  'empty-file': (_: Nothing, { text }) => ({
    message: text.trim() === '' ? 'The file is empty.' : 'The file has comments, but no content.',
    hint: skeleton,
  }),
  'not-a-site': (_: Nothing, { text }) => {
    const start = text.search(/^[^\s#]/m)
    const isList = /^(?:- |\[)/.test(text.slice(start))
    return {
      message: `A site file is a set of keys, but this one ${isList ? 'is a list' : 'is a single text'}.`,
      hint: skeleton,
      ...at(start, start + lineFrom(text, start).length),
    }
  },
  'several-documents': (_: Nothing) => ({
    message: 'This line starts a second document, but a site is a single one.',
    hint: 'Remove the line, or move the second document to its own file.',
  }),
  'too-large': ({ limit }: { readonly limit: number }) => ({
    message: `What starts here has more than ${limit} characters.`,
    hint: noNeed,
  }),
  'too-large/line': ({ limit }: { readonly limit: number }, context) => {
    const { start, end } = spanAt(context.at)
    const from = start + valueStart(writtenAt(context))
    return {
      message: `This line has more than ${limit} characters.`,
      hint: noNeed,
      ...at(from, Math.max(end, from + 1)),
    }
  },
  'too-deep': (_: Nothing) => ({
    message: `Values are nested more than ${maxDepth} levels deep here.`,
    hint: 'Remove some levels: no site needs that many.',
  }),

  'odd-space': (_: Nothing, context) => {
    const character = writtenAt(context)
    const { start, end } = spanAt(context.at)
    return {
      message: `This line is indented with a special space (${codePoint(character)}), which often comes with pasted text.`,
      hint: 'Delete it and type ordinary spaces.',
      ...edit(start, end, character === '\u200b' ? '' : ' '),
    }
  },
  'control-character': (_: Nothing, context) => ({
    message: `There is an invisible control character (${codePoint(writtenAt(context))}) here.`,
    hint: 'Delete it; it often comes with pasted text.',
    ...edit(spanAt(context.at).start, spanAt(context.at).end, ''),
  }),
  'control-character/escape': (_: Nothing, context) => ({
    message: `In double quotes, \`${writtenAt(context)}\` stands for an invisible character.`,
    hint: 'Write two backslashes, or put the text in single quotes.',
  }),
  /** `before` and `after` are where its text in quotes begins and ends. */
  'control-character/eaten': ({ before, after }: { readonly before: number; readonly after: number }, context) => {
    const letter = writtenAt(context)
    const { start: here } = spanAt(context.at)
    const [start, end] = [here - before, here + after]
    const written = context.text.slice(start + 1, end - 1)
    const canSwap = !/['\n]|\\[^nrt\w]/.test(written)
    return {
      message: `In double quotes, \`${letter}\` stands for ${letter === '\\t' ? 'a tab' : 'a line break'}, so its letter is lost.`,
      hint: canSwap
        ? `Write '${written}', in single quotes.`
        : 'Write two backslashes, or put the text in single quotes.',
      ...(canSwap && edit(start, end, `'${written}'`)),
    }
  },
  'hidden-character': (_: Nothing, context) => {
    const character = writtenAt(context)
    const { start, end } = spanAt(context.at)
    const separates = character === '\u2028' || character === '\u2029'
    const effect = separates ? 'visitors would see as a gap or a box' : 'is invisible and breaks searches'
    return {
      message: `There is a ${hiddenNames[character]} (${codePoint(character)}) here that ${effect}.`,
      hint: separates ? 'Write an ordinary space instead.' : 'Delete it; it often comes with pasted text.',
      ...edit(start, end, separates ? ' ' : ''),
    }
  },

  'yaml-syntax/unreadable': (_: Nothing, { at, text, parts }) => explainSegment(spanAt(at).start, text, parts),
  'yaml-syntax/misread': (_: Nothing, { at, text }) => explainMisread(text, spanAt(at), at.path),
  /** `before` is how far its text begins above the key. */
  'yaml-syntax/swallowed-key': ({ before }: { readonly before: number }, context) => {
    const { text } = context
    const { start } = spanAt(context.at)
    const lineStart = lineStartAt(text, start)
    const owner = text.slice(lineStartAt(text, start - before), start - before)
    const column = owner.search(/\S/) + dashWidth(owner.trimStart())
    return {
      message: `\`${writtenAt(context).slice(0, -1)}\` is indented so deep that it belongs to the text above it.`,
      hint: `Remove ${countOf(start - lineStart - column, 'space')} before it.`,
      ...edit(lineStart, start, ' '.repeat(column)),
    }
  },
  tag: (_: Nothing, { at: place, text }) => {
    const node = spanAt(place).start
    const before = text.lastIndexOf('!', node)
    const start = before === -1 ? node : text.slice(0, before + 1).search(/!\S*$/)
    const written = /^\S+/.exec(text.slice(start, start + 1000))?.[0] ?? '!'
    return {
      message: `\`${written}\` at the start of a value is a YAML tag, and site.yaml has none.`,
      hint: 'If it is meant as text, put the whole text in quotes.',
      at: { ...place, span: { start, end: start + written.length } },
    }
  },
  'unknown-alias': ({ name }: { readonly name: string }, { at, text }) => {
    const span = spanAt(at)
    const names = [...text.slice(0, span.start).matchAll(/(?<=^|[\s,[{])&([^\s,[\]{}]+)/gm)].map(
      ([, mark = '']) => mark,
    )
    const nearest = nearestName(name, names)
    const meant = obviousName(name, names)
    return {
      message: `\`*${name}\` repeats what is marked \`&${name}\`, but nothing above it has that mark.`,
      hint:
        nearest === undefined
          ? `If it is meant as text, put it in quotes: "*${name}".`
          : `Did you mean \`*${nearest}\`?`,
      ...(meant !== undefined && edit(span.start, span.end, `*${meant}`)),
    }
  },
  'circular-alias': ({ name }: { readonly name: string }) => ({
    message: `\`*${name}\` is inside what is marked \`&${name}\`, so it would contain itself.`,
    hint: 'Remove it, or move the mark.',
  }),
  'too-many-aliases': ({ name }: { readonly name: string }) => ({
    message: `Up to here, aliases such as \`*${name}\` repeat more than ${aliasBudget} values.`,
    hint: 'Write shared content once under `content` and take it with `from:`.',
  }),
  'merge-key': (_: Nothing) => ({
    message: 'Merge keys (`<<`) are not part of site.yaml.',
    hint: 'Put the shared fields under `content` and take them with `from:`.',
  }),
  'forbidden-key': ({ key }: { readonly key: string }) => ({
    message: `\`${key}\` can’t be used as a key.`,
    hint: 'Choose another name.',
  }),
  'bad-key': (_: Nothing, { at: place, text }) => {
    const { start, end } = spanAt(place)
    return {
      message: 'A key must be a word followed by a colon.',
      hint: 'If this is meant as text, put it in quotes.',
      at: { ...place, span: { start, end: Math.min(end, start + lineFrom(text, start).length) } },
    }
  },
  'duplicate-key': (data: DuplicateKey, { at: place, text }) => {
    const { key, first, isRepeated } = data
    const { start } = spanAt(place)
    const span = { start: start + first.start, end: start + first.start + key.length }
    const removal = isRepeated ? undefined : repeatedLine(text, start, data)
    return {
      message: `\`${key}\` appears twice, but only one of them can be used.`,
      hint:
        place.path.length === 1
          ? 'Move the lines below it to the end of the first one, and delete this line.'
          : 'Remove one, or rename it.',
      related: { message: `\`${key}\` is first set`, at: { path: place.path, span } },
      ...(isRepeated && { isRepeated }),
      ...(removal && edit(removal.start, removal.end, '')),
    }
  },

  'no-value/item': (_: Nothing) => ({
    message: 'This list item is empty.',
    hint: 'Write its value after the dash, or remove the line.',
  }),
  'no-value': ({ key }: { readonly key: string }, { at, text }) => {
    const { end } = spanAt(at)
    const { 0: before = '', 1: comment } = /^["']?\s*:[ \t]+(#\S.*)/.exec(lineFrom(text, end)) ?? []
    if (comment === undefined)
      return { message: `\`${key}\` has no value.`, hint: 'Write one after the colon, or remove the line.' }
    const value = comment.trim()
    const start = end + before.length - comment.length
    return {
      message: `\`${key}\` has no value: a \`#\` after a space starts a comment.`,
      hint: `Put the text in quotes: "${value}".`,
      ...(/^#[0-9a-f]{6}$/i.test(value) && quotation({ start, end: start + value.length }, value)),
    }
  },
  'unquoted-placeholder': ({ placeholder }: { readonly placeholder: string }, { at }) => ({
    message: `Without quotes, YAML doesn’t read \`${placeholder}\` as text.`,
    hint: `Put it in quotes: "${placeholder}".`,
    ...quotation(spanAt(at), placeholder),
  }),
  'curly-quotes': ({ value }: { readonly value: string }) => ({
    message: `Visitors would see the quotes ${value.at(0)} and ${value.at(-1)}: only straight quotes mark a text in YAML.`,
    hint: `Remove them. To show them, put the whole text in straight quotes: "${value}".`,
  }),
  'cut-text/anchor': ({ value }: { readonly value: string }, context) => {
    const whole = writtenAt(context)
    return {
      message: `A \`&\` at the start of a value marks it: visitors would see only “${value}”.`,
      hint: `Put the text in quotes: ${quoteText(whole)}.`,
      ...quotation(spanAt(context.at), whole),
    }
  },
  'cut-text': (data: Comment, context) => {
    const { message, quoted, whole, isClear } = explainComment(data, context)
    const hint = `Put the text in quotes: ${quoted}. For a comment, write a space after the \`#\`.`
    return { message, hint, ...(isClear && edit(whole.start, whole.end, quoted)) }
  },
  'unfinished-text': (data: Comment, context) => {
    const { message, quoted } = explainComment(data, context)
    return { message, hint: `If the rest belongs to the text, put it in quotes: ${quoted}.` }
  },
} satisfies RuleTable

/** A second key; the first and the ends of both entries are offsets from its start. */
interface DuplicateKey {
  readonly key: string
  readonly end: number
  readonly first: Span
  /** The key after it appears twice, too. */
  readonly isRepeated: boolean
}

/** The line of the second of two equal entries, with its line break; undefined if they differ. */
function repeatedLine(text: string, start: number, { end, first }: DuplicateKey): Span | undefined {
  const own = text.slice(start, start + end)
  const lineStart = lineStartAt(text, start)
  const isSame = own === text.slice(start + first.start, start + first.end)
  if (!isSame || lineStart === 0 || lineFrom(text, lineStart).trim() !== own) return undefined
  const lineEnd = text.indexOf('\n', lineStart)
  if (lineEnd !== -1) return { start: lineStart, end: lineEnd + 1 }
  return { start: text[lineStart - 2] === '\r' ? lineStart - 2 : lineStart - 1, end: text.length }
}

/** A comment behind a text, which begins so many characters `before` it. */
interface Comment {
  readonly value: string
  readonly before: number
}

function explainComment({ value, before }: Comment, { at, text }: AdviceContext) {
  const { start, end } = spanAt(at)
  const whole = { start: start - before, end }
  const written = text.slice(whole.start, end)
  // A brace at its end may belong to what is around the text.
  const isClear = !/\n/.test(written) && !/[}\],]$/.test(written)
  const shown = value.length > 60 ? `…${value.slice(-57)}` : value
  return {
    message: `A \`#\` after a space starts a comment: visitors would see only “${shown}”.`,
    quoted: isClear ? quoteText(written) : '"…"',
    whole,
    isClear,
  }
}

const hiddenNames: Readonly<Record<string, string>> = {
  '\u200b': 'zero-width space',
  '\u200c': 'zero-width non-joiner',
  '\u200d': 'zero-width joiner',
  '\u2028': 'line separator',
  '\u2029': 'paragraph separator',
  '\u2060': 'word joiner',
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
