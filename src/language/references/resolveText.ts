import { isDate } from '../calendar.ts'
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
    kind: 'too-much-content/text',
    at: { path, part: 'value' },
    data: { most: maxTextLength },
  })
  return { value: null }
}

function writePart(state: ResolverState, part: TemplatePart, path: Path): string | undefined {
  if (part.kind === 'text') return part.text
  if (part.kind === 'mistake') {
    report(state, {
      kind: 'bad-placeholder',
      at: { path, part: 'value', piece: part.source },
      data: { source: part.source },
    })
    return undefined
  }
  const found = lookUp(state, part.name, path, part.source, 'placeholder')
  if (found === undefined || found.value === null) return undefined
  if (typeof found.value === 'string' || typeof found.value === 'number') {
    const written = writeValue(state, found.value, found.origin.path, path)
    state.origins.setPiece(path, written, found.origin.path)
    return written
  }
  const { value } = found
  const { path: writtenAt } = found.origin
  const data = { name: part.name, source: part.source, value, writtenAt }
  report(
    state,
    !isPlainObject(value) && writtenAt[0] === 'content'
      ? { kind: 'wrong-type/in-text', at: { path: writtenAt, part: 'value' }, usedAt: path, data }
      : { kind: 'wrong-reference/in-text', at: { path, part: 'value', piece: part.source }, data },
  )
  return undefined
}

/** A value as it stands in a text: a number and a day of shared content as the language writes them. */
function writeValue(state: ResolverState, value: string | number, path: Path, usedAt: Path): string {
  if (typeof value === 'number') return state.formatNumber(value)
  if (path[0] !== 'content' || !/^\d{4}-\d\d-\d\d$/.test(value)) return value
  if (isDate(value)) return state.formatDay(value)
  report(state, { kind: 'bad-date', at: { path, part: 'value' }, usedAt, data: { text: value } })
  return value
}
