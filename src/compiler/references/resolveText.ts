import { replacement } from '../fix.ts'
import { describeValue } from '../messages/describe.ts'
import { hint, namesHint } from '../messages/hint.ts'
import { isPlainObject, type Path } from '../plain.ts'
import { lookUp } from './lookUp.ts'
import { parseTemplate, type TemplatePart } from './parseTemplate.ts'
import { type Resolved, type ResolverState, report } from './resolverState.ts'

const maxTextLength = 100_000

/** A text with its placeholders replaced; null if one of them can't be. */
export function resolveText(state: ResolverState, text: string, path: Path): Resolved {
  const parts = parseTemplate(text)
  const [first] = parts
  if (parts.length === 1 && first?.kind === 'name') {
    const found = lookUp(state, first.name, path, first.source, 'placeholder')
    return found === undefined ? { value: null } : { value: found.value, origin: { ...found.origin, usedAt: path } }
  }
  const written = parts.map((part) => writePart(state, part, path))
  if (written.includes(undefined)) return { value: null }
  const joined = written.join('')
  if (joined.length <= maxTextLength) return { value: joined }
  report(state, {
    code: 'too-much-content',
    at: { path, part: 'value' },
    message: `With its placeholders, this text is longer than ${maxTextLength} characters.`,
    hint: 'Shorten it.',
  })
  return { value: null }
}

function writePart(state: ResolverState, part: TemplatePart, path: Path): string | undefined {
  if (part.kind === 'text') return part.text
  if (part.kind === 'mistake') {
    reportBrace(state, part.source, path)
    return undefined
  }
  const found = lookUp(state, part.name, path, part.source, 'placeholder')
  if (found === undefined || found.value === null) return undefined
  if (typeof found.value === 'string' || typeof found.value === 'number') {
    const written = typeof found.value === 'string' ? found.value : state.formatNumber(found.value)
    state.origins.setPiece(path, written, found.origin.path)
    return written
  }
  const keys = isPlainObject(found.value) ? Object.keys(found.value) : []
  const { path: origin } = found.origin
  if (!isPlainObject(found.value) && origin[0] === 'content') {
    report(state, {
      code: 'wrong-type',
      at: { path: origin, part: 'value' },
      message: `\`${origin.at(-1)}\` is part of a text, so it must be text or a number, but it is ${describeValue(found.value)}.`,
      usedAt: path,
    })
    return undefined
  }
  report(state, {
    code: 'wrong-reference',
    reads: [origin],
    at: { path, part: 'value', piece: part.source },
    ...(origin[0] === 'content' && {
      sharedCause: {
        code: 'wrong-type',
        at: { path: origin, part: 'value' },
        name: part.name,
        message: `\`${origin.at(-1)}\` is part of several texts, so it must be text or a number, but it is a group of keys.`,
      },
    }),
    message: `\`${part.source}\` can’t be part of a text: it is ${describeValue(found.value)}.`,
    ...hint(namesHint('It has', keys)),
  })
  return undefined
}

function reportBrace(state: ResolverState, source: string, path: Path): void {
  // Words are a text in braces; a name can have spaces around its periods.
  const isWords = /^\{ *[^\s{}.]+ [^{}.]*\}$/.test(source)
  const name = source.replaceAll(/[{}\s]/g, '')
  const isName = !isWords && /^[A-Za-z][\w-]*(?:\.[\w-]+)*$/.test(name)
  const doubled = `{${source}}`
  report(state, {
    code: 'bad-placeholder',
    at: { path, part: 'value', piece: source },
    message: `\`${source}\` is not a placeholder.`,
    hint: isName
      ? `Write \`{${name}}\`.`
      : `For a brace in the text, write it twice: ${isWords ? `\`${doubled}\`` : '`{{` or `}}`'}.`,
    ...((isName || isWords) && replacement(source, isName ? `{${name}}` : doubled)),
  })
}
