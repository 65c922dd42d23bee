import { dataAt } from '../edit/check.ts'
import { type Edited, together } from '../edit/compose.ts'
import { type EditOptions, editText, type Refused } from '../edit/editText.ts'
import { type Change, type Operation, Refusal, readPointer, withValue, writePointer } from '../edit/operation.ts'
import { read } from '../edit/source.ts'
import { escapeRegExp } from '../escapeRegExp.ts'
import type { TextEdit } from '../fix.ts'
import { isWithin, type Path, valueAtPath } from '../plain.ts'
import { hasBraces, parseTemplate } from '../references/parseTemplate.ts'
import type { SeenValue, Sources } from './createSources.ts'

export interface SiteEditOptions extends EditOptions {
  /** Where what pages show was written, for the text that is edited; undefined if it isn't readable. */
  readonly sourcesOf: (text: string) => Promise<Sources | undefined>
  /** The other files of the site by name: `translations/es.yaml`. */
  readonly others?: ReadonlyMap<string, string>
}

/** An operation on the site file, or on the file that it names. */
export type SiteOperation = Operation & { readonly file?: string | undefined }

/** An edit of a site file, and the places that show a change besides those that it names, as JSON Pointers. */
export interface EditedSite extends Edited {
  readonly elsewhere: readonly string[]
  /** The other files that operations name. */
  readonly others: ReadonlyMap<string, Edited>
}

interface Settled {
  readonly operations: readonly Operation[]
  readonly elsewhere: readonly string[]
}

/**
 * Carries out operations on the files of a site, as `editText` does, and follows `from:` and placeholders: an operation can
 * name a place that shows what was written elsewhere. If other places show it, too, `shared` must say which of them change.
 */
export async function editSite(
  text: string,
  operations: readonly SiteOperation[],
  options: SiteEditOptions,
): Promise<EditedSite | Refused> {
  const elsewhere = new Set<string>()
  const before = new Map([...(options.others ?? []), ['', text]])
  const now = new Map(before)
  const done = new Map<string, (readonly TextEdit[])[]>()
  for (const [operation, { file = '', ...each }] of operations.entries()) {
    try {
      const known = now.get(file)
      if (known === undefined) throw new Refusal(`The site has no file \`${file}\`.`)
      const own = file === '' ? await settle(each, known, options) : { operations: [each], elsewhere: [] }
      const { shared } = options
      const edited = editText(known, own.operations, file === '' ? options : { shared })
      if ('refused' in edited) return { ...edited, operation }
      now.set(file, edited.text)
      done.set(file, [...(done.get(file) ?? []), edited.edits])
      for (const pointer of own.elsewhere) elsewhere.add(pointer)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { refused: error.message, operation }
    }
  }
  const edited = [...done].map(([name, edits]) => [name, together(before.get(name) ?? '', edits)] as const)
  const others = new Map(edited.filter(([name]) => name !== ''))
  return { ...together(text, done.get('') ?? []), elsewhere: [...elsewhere], others }
}

/** The operations on what is written in the file that an operation on what a place shows consists of. */
async function settle(operation: Operation, text: string, { sourcesOf, shared }: SiteEditOptions): Promise<Settled> {
  const steps = readPointer(operation.path)
  const place = operation.op === 'replace' || operation.op === 'remove' ? steps : steps.slice(0, -1)
  const written = read(text, (source) => dataAt(source, place))
  const isTemplate = typeof written === 'string' && hasBraces(written) && shared === 'everywhere'
  const isSource = ['content', 'site', 'services'].includes(steps[0] ?? '')
  const as = { operations: [operation], elsewhere: [] }
  if (operation.op === 'test' || !(written === undefined || isTemplate || isSource)) return as
  const sources = await sourcesOf(text)
  if (sources === undefined) return as
  if (isTemplate && operation.op === 'replace') return atPlaceholders(operation, written, sources)
  if (written === undefined) return fromElsewhere(operation, steps, place, sources, shared)
  const elsewhere = placesOf(sources, steps)
  if (shared === 'here' && elsewhere.length > 0)
    throw new Refusal(`\`${operation.path}\` is shown elsewhere: ${elsewhere.join(', ')}. Name the place that changes.`)
  return { operations: [operation], elsewhere }
}

/** An operation on what a `from:` above it brings to a place. */
function fromElsewhere(
  operation: Change,
  steps: readonly string[],
  place: readonly string[],
  sources: Sources,
  shared: SiteEditOptions['shared'],
): Settled {
  const origin = originOf(sources, place)
  if (origin === undefined) return { operations: [operation], elsewhere: [] }
  const template = valueAtPath(sources.file, origin)
  if (operation.op === 'replace' && typeof template === 'string' && hasBraces(template))
    return atPlaceholders(operation, template, sources)
  const elsewhere = placesOf(sources, origin).filter((pointer) => !isWithin(readPointer(pointer), place))
  if (shared === 'everywhere' || elsewhere.length === 0)
    return {
      operations: [{ ...operation, path: writePointer([...origin, ...steps.slice(place.length)]) }],
      elsewhere,
    }
  const from = `\`${operation.path}\` was written at \`${writePointer(origin)}\``
  if (shared !== 'here') throw new Refusal(`${from}, which is shown elsewhere, too: ${elsewhere.join(', ')}.`)
  if (!('value' in operation)) throw new Refusal(`${from}, and can’t be taken away here only.`)
  const depth = steps.findIndex((_, index) => valueAtPath(sources.file, steps.slice(0, index + 1)) === undefined)
  const own = steps.slice(0, depth + 1)
  if (valueAtPath(sources.file, [...steps.slice(0, depth), 'in']) !== undefined)
    throw new Refusal(`${from}, an entry of a collection, and can’t differ here only.`)
  const whole = valueAtPath(sources.file, originOf(sources, own) ?? [])
  const value = withValue(whole, steps.slice(depth + 1), operation.value, operation.op === 'add') ?? null
  return { operations: [{ op: 'add', path: writePointer(own), value }], elsewhere: [] }
}

/** A text with placeholders that changes where its pieces were written. */
function atPlaceholders(
  operation: Extract<Operation, { op: 'add' | 'replace' }>,
  template: string,
  sources: Sources,
): Settled {
  const steps = readPointer(operation.path)
  const seen = sources.all().find(({ at }) => at.length === steps.length && isWithin(at, steps))
  const parts = parseTemplate(template)
  const names = parts.filter(({ kind }) => kind === 'name')
  const pattern = parts.map((part) => (part.kind === 'text' ? escapeRegExp(part.text) : '(.*)')).join('')
  const [before, after] = [seen?.value, operation.value].map((text) =>
    new RegExp(`^${pattern}$`, 's').exec(String(text)),
  )
  if (seen === undefined || !before || !after)
    throw new Refusal(`\`${operation.path}\` has words around its placeholders, which are written here only.`)
  const changes = names.flatMap((_, index) => {
    const [old = '', value = ''] = [before[index + 1], after[index + 1]]
    const path = parts.length === 1 ? seen.path : seen.pieces.find(({ text }) => text === old)?.path
    if (old === value || path === undefined) return []
    const isNumber =
      typeof valueAtPath(sources.file, path) === 'number' && value.trim() !== '' && !Number.isNaN(Number(value))
    return [{ path, value: parts.length === 1 ? operation.value : isNumber ? Number(value) : value }]
  })
  return {
    operations: changes.map(({ path, value }) => ({ op: 'replace', path: writePointer(path), value })),
    elsewhere: changes.flatMap(({ path }) => placesOf(sources, path)).filter((pointer) => pointer !== operation.path),
  }
}

/** The places that show what was written at a path, each as the value that it shows. */
export function placesOf(sources: Sources, path: Path): readonly string[] {
  const isFrom = (written: Path) => isWithin(written, path)
  const uses = sources.all().filter((seen) => isFrom(seen.path) || seen.pieces.some((piece) => isFrom(piece.path)))
  return [...new Set(uses.filter(({ at }) => !isWithin(at, path)).map(({ at }) => writePointer(at)))]
}

/** Where the value that a place shows was written, if that is elsewhere. */
function originOf(sources: Sources, place: Path): Path | undefined {
  const isFrom = ({ at, path }: SeenValue) => {
    const rest = at.slice(place.length)
    return isWithin(at, place) && !isWithin(path, place) && isWithin(path.slice(path.length - rest.length), rest)
  }
  const seen = sources.all().find(isFrom)
  return seen?.path.slice(0, seen.path.length - (seen.at.length - place.length))
}
