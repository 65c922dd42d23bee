import { replacement } from '../fix.ts'
import { hint } from '../messages/hint.ts'
import { nearestName } from '../messages/nearestName.ts'
import { referenceFix } from '../messages/obviousFix.ts'
import type { PathPlace } from '../place.ts'
import {
  formatPath,
  isPlainList,
  isPlainObject,
  type Path,
  type Plain,
  type PlainObject,
  valueAt,
  valueAtPath,
} from '../plain.ts'
import type { Problem, Report, SharedCause } from '../problem.ts'
import { foundWords, namesHint, suggestionHint } from '../schema/words.ts'
import type { Origin, Origins } from './createOrigins.ts'
import type { Usage } from './createUsage.ts'
import { hasBraces, parseTemplate, type TemplatePart } from './parseTemplate.ts'

/** A parameter of the page's path, bound to one of its values. */
export interface BoundParameter {
  readonly value: string
  /** Path of the collection's entry; absent where the values are a plain list. */
  readonly entry?: Path
}

export interface ResolverOptions {
  readonly site: PlainObject
  readonly parameters: ReadonlyMap<string, BoundParameter>
  /** Names of the parameters of all pages. */
  readonly parameterNames: ReadonlySet<string>
  /** Nothing is said about parameters that `parameters` lacks: it is not known yet which page this is for. */
  readonly ignoresParameters?: boolean
  /** Keys whose values have a `from` of their own. */
  readonly keysWithOwnFrom: ReadonlySet<string>
  /** A number as it is written inside a text. */
  readonly formatNumber: (value: number) => string
  readonly origins: Origins
  readonly usage: Pick<Usage, 'mark'>
  readonly report: Report
  /**
   * Told of every path of the site file whose value a result depends on, existing or not. What errors look at for
   * their suggestions is not told.
   */
  readonly onRead?: (path: Path) => void
}

interface Resolver {
  /**
   * A copy of a value in which `from:` and placeholders have been replaced; the value itself where there is
   * nothing to replace. What can't be replaced has been reported and is null.
   */
  resolve(value: Plain, path: Path): Plain
  /** Whether some value so far depended on a parameter. */
  readonly dependsOnParameters: () => boolean
}

interface Resolved {
  readonly value: Plain
  /** Where the value was written, when that is elsewhere. */
  readonly origin?: Origin
}

/** Other sections that names can lead to, besides parameters and content. */
export const namedSections = ['site', 'services']
const maxChain = 40
const maxReferences = 100_000
const maxTextLength = 100_000

interface Collection {
  readonly entries: readonly Plain[]
  /** Of keys that were asked for, whether some entry has them. */
  readonly known: Map<string, boolean>
}

/** Looked through once: every page of a large collection may ask. */
const collections = new WeakMap<PlainObject, Collection>()

function collectionOf(group: PlainObject): Collection {
  const known = collections.get(group) ?? { entries: Object.values(group), known: new Map() }
  collections.set(group, known)
  return known
}

function someHave({ entries, known }: Collection, key: string): boolean {
  const answer = known.get(key) ?? entries.some((entry) => valueAt(entry, key) !== undefined)
  known.set(key, answer)
  return answer
}

/** Replaces `from:` and placeholders by what they name, as seen from one page. */
export function createResolver(options: ResolverOptions): Resolver {
  const { site, parameters, parameterNames, ignoresParameters = false, keysWithOwnFrom } = options
  const { origins, usage, onRead = () => {} } = options
  const active: string[] = []
  /** The place outside shared content that led into it. */
  let entrance: Path | undefined
  let usesParameters = false
  let references = 0

  return {
    resolve: (value, path) => resolveValue(value, path).value,
    dependsOnParameters: () => usesParameters,
  }

  function report(problem: Problem): void {
    options.report(entrance === undefined ? problem : { usedAt: entrance, ...problem })
  }

  function resolveValue(value: Plain, path: Path): Resolved {
    if (typeof value === 'string') return hasBraces(value) ? resolveText(value, path) : { value }
    if (isPlainList(value)) return { value: resolveList(value, path) }
    if (!isPlainObject(value)) return { value }
    const { from } = value
    const takesContent = typeof from === 'string' && isReference(from, path)
    return { value: takesContent ? resolveFrom(value, from, path) : resolveGroup(value, path) }
  }

  /** Where a block's own schema has a key `from`, it is a value like others. */
  function isReference(from: string, path: Path): boolean {
    const last = path.at(-1)
    if (typeof last === 'number') return true
    return last !== undefined && !keysWithOwnFrom.has(last) && /^[A-Za-z{][\w.{}-]*$/.test(from)
  }

  function resolveList(list: readonly Plain[], path: Path): Plain {
    const resolved = list.map((item, index) => resolveValue(item, [...path, index]))
    if (resolved.every(({ value, origin }, index) => value === list[index] && origin === undefined))
      return list
    const copy = resolved.map(({ value }) => value)
    resolved.forEach(({ origin }, index) => {
      if (origin !== undefined) origins.set(copy, index, origin)
    })
    return copy
  }

  function resolveGroup(group: PlainObject, path: Path): PlainObject {
    const copy: Record<string, Plain> = {}
    let changed = false
    for (const [key, child] of Object.entries(group)) {
      const { value, origin } = resolveValue(child, [...path, key])
      copy[key] = value
      changed ||= value !== child || origin !== undefined
      if (origin !== undefined) origins.set(copy, key, origin)
    }
    return changed ? copy : group
  }

  /** Own fields win over those of the shared content. Unresolved, the group keeps its `from`: nothing is demanded of it then. */
  function resolveFrom(group: PlainObject, from: string, path: Path): PlainObject {
    const { from: _, ...ownFields } = group
    const own = resolveGroup(ownFields, path)
    const usedAt = [...path, 'from']
    const shared = sharedFields(from, usedAt)
    if (shared === undefined) return { ...own, from }
    const merged: Record<string, Plain> = { ...(shared.value as PlainObject), ...own }
    for (const key of Object.keys(merged)) {
      const isOwn = Object.hasOwn(own, key)
      const origin = isOwn
        ? origins.child(own, key, { path })
        : { ...origins.child(shared.value, key, shared.origin), usedAt }
      origins.set(merged, key, origin)
    }
    return merged
  }

  function sharedFields(from: string, usedAt: Path): { value: Plain; origin: Origin } | undefined {
    const name = hasBraces(from) ? resolveText(from, usedAt).value : from
    if (typeof name !== 'string') return undefined
    const found = lookUp(name, usedAt, name, 'from')
    if (found === undefined) return undefined
    if (isPlainObject(found.value)) return found
    report({
      code: 'wrong-reference',
      reads: [found.origin.path],
      at: { path: usedAt, part: 'value' },
      ...(found.origin.path[0] === 'content' && {
        sharedCause: {
          at: { path: found.origin.path, part: 'value' },
          unlessWritten: `{${formatPath(found.origin.path.slice(1))}}`,
        },
      }),
      message: `\`from\` needs a group of keys, but \`${name}\` is ${foundWords(found.value)}.`,
      ...(typeof found.value === 'object' ? {} : { hint: `To use it in a text, write "{${name}}".` }),
    })
    return undefined
  }

  function resolveText(text: string, path: Path): Resolved {
    const parts = parseTemplate(text)
    const [first] = parts
    if (parts.length === 1 && first?.kind === 'name') {
      const found = lookUp(first.name, path, first.source, 'placeholder')
      return found === undefined
        ? { value: null }
        : { value: found.value, origin: { ...found.origin, usedAt: path } }
    }
    const written = parts.map((part) => writePart(part, path))
    if (written.includes(undefined)) return { value: null }
    const joined = written.join('')
    if (joined.length <= maxTextLength) return { value: joined }
    report({
      code: 'too-much-content',
      at: { path, part: 'value' },
      message: `With its placeholders this text is longer than ${maxTextLength} characters.`,
      hint: 'Shorten it.',
    })
    return { value: null }
  }

  function writePart(part: TemplatePart, path: Path): string | undefined {
    if (part.kind === 'text') return part.text
    if (part.kind === 'mistake') {
      reportBrace(part.source, path)
      return undefined
    }
    const found = lookUp(part.name, path, part.source, 'placeholder')
    if (found === undefined || found.value === null) return undefined
    if (typeof found.value === 'string') {
      if (found.origin.path[0] === 'content') origins.setPiece(path, found.value, found.origin.path)
      return found.value
    }
    if (typeof found.value === 'number') return options.formatNumber(found.value)
    const keys = isPlainObject(found.value) ? Object.keys(found.value) : []
    const { path: origin } = found.origin
    if (!isPlainObject(found.value) && origin[0] === 'content') {
      report({
        code: 'wrong-type',
        at: { path: origin, part: 'value' },
        message: `\`${origin.at(-1)}\` is part of a text, so it must be a text or a number, but it is ${foundWords(found.value)}.`,
        usedAt: path,
      })
      return undefined
    }
    report({
      code: 'wrong-reference',
      reads: [origin],
      at: { path, part: 'value', piece: part.source },
      ...(origin[0] === 'content' && {
        sharedCause: {
          code: 'wrong-type',
          at: { path: origin, part: 'value' },
          name: part.name,
          message: `\`${origin.at(-1)}\` is part of several texts, so it must be a text or a number, but it is a group of keys.`,
        },
      }),
      message: `\`${part.source}\` can’t be part of a text: it is ${foundWords(found.value)}.`,
      ...hint(namesHint('It has', keys)),
    })
    return undefined
  }

  function reportBrace(source: string, path: Path): void {
    const name = source.replaceAll(/[{}\s]/g, '')
    const isName = /^[A-Za-z][\w-]*(?:\.[\w-]+)*$/.test(name)
    report({
      code: 'bad-placeholder',
      at: { path, part: 'value', piece: source },
      message: `\`${source}\` is not a placeholder.`,
      hint: isName ? `Write \`{${name}}\`.` : 'For a brace in the text, write it twice: `{{` or `}}`.',
      ...(isName && replacement(source, `{${name}}`)),
    })
  }

  /** What a name stands for on this page, with its own placeholders replaced. */
  function lookUp(
    name: string,
    usedAt: Path,
    piece: string,
    use: 'from' | 'placeholder',
  ): { value: Plain; origin: Origin } | undefined {
    references++
    if (references > maxReferences) {
      if (references === maxReferences + 1) {
        report({
          code: 'too-much-content',
          at: { path: usedAt, part: 'value', piece },
          message: `This page takes shared content more than ${maxReferences} times.`,
          hint: 'Look for content that repeats other content that repeats other content.',
        })
      }
      return undefined
    }
    const [first = '', ...rest] = name.split('.')
    const at = { path: usedAt, part: 'value', piece } as const
    const parameter = parameters.get(first)
    if (parameter !== undefined) {
      usesParameters = true
      if (rest.length === 0 && (use === 'placeholder' || parameter.entry === undefined)) {
        return { value: parameter.value, origin: { path: usedAt } }
      }
      if (parameter.entry === undefined) {
        report({
          code: 'unknown-name',
          at,
          ...(at.path[0] === 'pages' && { sharedCause: textValues(first, name, at.path) }),
          message: `\`${name}\` does not exist: the values of \`${first}\` are texts without fields.`,
          hint: `Use \`{${first}}\`, or a collection under \`content\` for \`in:\`.`,
        })
        return undefined
      }
      return follow(parameter.entry, rest, name, at)
    }
    const content = site.content
    if (isPlainObject(content) && Object.hasOwn(content, first))
      return follow(['content', first], rest, name, at)
    // Content of that name would come before the section.
    onRead(['content', first])
    if (namedSections.includes(first) && Object.hasOwn(site, first)) return follow([first], rest, name, at)
    if (!ignoresParameters || !parameterNames.has(first)) reportUnknown(first, name, at)
    return undefined
  }

  function reportUnknown(first: string, name: string, at: PathPlace): void {
    const { piece = name } = at
    const names = [
      ...parameters.keys(),
      ...Object.keys(isPlainObject(site.content) ? site.content : {}),
      ...namedSections,
    ]
    const rest = name.slice(first.length)
    const nearest = nearestName(first, names)
    if (parameterNames.has(first)) {
      const message = `\`${first}\` is a parameter of other pages, and this page has no such parameter.`
      report({ code: 'unknown-name', at, message, hint: 'Write the text out, or name content.' })
      return
    }
    const content = isPlainObject(site.content) ? site.content : {}
    report({
      code: 'unknown-name',
      keys: [first],
      reads: [['content', first]],
      ...(nearest !== undefined &&
        Object.hasOwn(content, nearest) && {
          nearest: { at: { path: ['content', nearest], part: 'key' }, name: nearest, asked: first },
        }),
      at,
      message: `\`${first}\` is neither content nor a parameter of this page.`,
      ...hint(
        first === 'content' && rest !== ''
          ? `Leave out \`content.\`: \`${rest.slice(1)}\`.`
          : suggestionHint(
              nearest === undefined ? undefined : `${nearest}${rest}`,
              'Names that exist',
              names,
            ),
      ),
      ...(first === 'content' && rest !== ''
        ? replacement(piece, piece.replace('content.', ''))
        : referenceFix(first, names, (step) => piece.replace(first, step))),
    })
  }

  function follow(
    start: Path,
    keys: readonly string[],
    name: string,
    at: PathPlace,
  ): { value: Plain; origin: Origin } | undefined {
    let value: Plain = start.reduce<Plain | undefined>(valueAt, site) ?? null
    let origin: Origin = { path: start }
    /** Set for as long as the value is what the author wrote at this path. */
    let written: Path | undefined = start
    for (const key of keys) {
      const isComputed = isIndirect(value, key)
      if (isComputed && written !== undefined) {
        onRead(written)
        written = undefined
      }
      const container = isComputed
        ? guarded(origin.path, at, () => resolveValue(value, origin.path))
        : { value }
      if (container === undefined || container.value === null) {
        if (written !== undefined) onRead(written)
        return undefined
      }
      const index = isPlainList(container.value) && /^\d+$/.test(key) ? Number(key) : key
      const next = valueAt(container.value, index)
      if (next === undefined) {
        reportMissing(key, container.value, container.origin ?? origin, name, at)
        return undefined
      }
      origin = origins.child(container.value, index, container.origin ?? origin)
      value = next
      written = written && [...written, index]
    }
    if (written !== undefined) onRead(written)
    usage.mark(origin.path)
    const resolved = guarded(origin.path, at, () => resolveValue(value, origin.path))
    return resolved === undefined ? undefined : { value: resolved.value, origin: resolved.origin ?? origin }
  }

  /** Whether the children of a value can only be known after it has been resolved itself. */
  function isIndirect(value: Plain, key: string): boolean {
    if (typeof value === 'string') return hasBraces(value)
    return isPlainObject(value) && Object.hasOwn(value, 'from') && !Object.hasOwn(value, key)
  }

  function reportMissing(key: string, container: Plain, origin: Origin, name: string, at: PathPlace): void {
    const { path } = origin
    const { piece = name } = at
    const names = isPlainObject(container) ? Object.keys(container) : []
    // What `from` was to bring is not there, and that has been said.
    const unread = valueAt(container, 'from')
    if (typeof unread === 'string' && isReference(unread, path)) return
    if (unread !== undefined && typeof unread !== 'string' && path[0] === 'content') {
      report({
        code: 'wrong-type',
        at: { path: [...path, 'from'], part: 'value' },
        message: `\`from\` must be a text, the name of a group of keys, but it is ${foundWords(unread)}.`,
        usedAt: at.path,
      })
      return
    }
    const nearest = nearestName(key, names)
    const siblings = siblingsOf(path)
    const isInNone = siblings !== undefined && !someHave(siblings, key)
    const isInOthers = siblings === undefined ? othersHave(path, key) : !isInNone
    const owner = isInNone ? path.slice(0, -1) : path
    const fixed = nearest === undefined ? undefined : replaceStep(name, key, nearest)
    const from = misspeltFrom(container)
    if (from !== undefined) {
      report({
        code: 'unknown-key',
        at: { path: [...path, from], part: 'key' },
        message: `Unknown key \`${from}\`: \`${name}\` is looked for here and not found.`,
        hint: 'Did you mean `from`?',
        meant: ['from'],
      })
      return
    }
    if (isInOthers && nearest === undefined) {
      report({
        code: 'missing-key',
        keys: [key],
        at: { path, part: 'key' },
        message: `\`${key}\` is missing in \`${formatPath(path)}\`.`,
        hint: 'Other entries have it: add it to this one.',
        usedAt: at.path,
      })
      return
    }
    report({
      code: 'unknown-name',
      ...(path[0] === 'content' &&
        !isPlainObject(container) && { sharedCause: notAGroup(path, container, name) }),
      keys: [key],
      reads: [isInNone ? [...owner, '*', key] : [...owner, key]],
      ...(nearest !== undefined && {
        nearest: {
          at: { path: origins.child(container, nearest, origin).path, part: 'key' },
          name: nearest,
          asked: key,
        },
      }),
      at,
      message: isInNone
        ? `\`${name}\` does not exist: no entry of \`${formatPath(owner)}\` has \`${key}\`.`
        : `\`${name}\` does not exist: \`${formatPath(owner)}\` has no \`${key}\`.`,
      ...hint(suggestionHint(fixed, 'It has', names)),
      ...referenceFix(key, names, (step) => piece.replace(name, replaceStep(name, key, step))),
      related: { message: `\`${formatPath(owner)}\` is`, at: { path: owner, part: 'key' } },
    })
  }

  /** The collection that a parameter is bound to, when the path is one of its entries and not the only one. */
  function siblingsOf(path: Path): Collection | undefined {
    const isEntry = [...parameters.values()].some(
      ({ entry }) => entry && formatPath(entry) === formatPath(path),
    )
    const group = isEntry ? valueAtPath(site, path.slice(0, -1)) : undefined
    const collection = isPlainObject(group) ? collectionOf(group) : undefined
    return collection !== undefined && collection.entries.length > 1 ? collection : undefined
  }

  /** Whether a group is one of several alike, and all others have the key. */
  function othersHave(path: Path, key: string): boolean {
    const group = path.length > 2 ? valueAtPath(site, path.slice(0, -1)) : undefined
    if (!isPlainObject(group)) return false
    const others = Object.entries(group).filter(
      ([name, value]) => name !== path.at(-1) && isPlainObject(value),
    )
    return others.length > 1 && others.every(([, other]) => valueAt(other, key) !== undefined)
  }

  function guarded(path: Path, at: PathPlace, resolve: () => Resolved): Resolved | undefined {
    const key = formatPath(path)
    const start = active.indexOf(key)
    if (start !== -1 || active.length > maxChain) {
      const circle = start === -1 ? active.slice(0, 4) : active.slice(start)
      const steps = [...circle, key].map((step) => `\`${step.replace(/^content\./, '')}\``).join(' → ')
      report({
        code: 'circular-reference',
        at,
        message:
          start === -1
            ? `This leads through more than ${maxChain} pieces of content: ${steps} …`
            : `This content contains itself: ${steps}.`,
        hint: 'Write one of them out.',
      })
      return undefined
    }
    if (active.length === 0) entrance = at.path
    active.push(key)
    try {
      return resolve()
    } finally {
      active.pop()
      if (active.length === 0) entrance = undefined
    }
  }
}

/** The values of a parameter are texts, and several places ask for fields of it. */
function textValues(parameter: string, name: string, [section = '', page = '']: Path): SharedCause {
  return {
    code: 'wrong-type',
    at: { path: [section, page, 'params', parameter, 'in'], part: 'value' },
    message: `The values of \`${parameter}\` are texts without fields, and this page shows fields of it.`,
    hint: 'Name a collection under `content` here.',
    name,
  }
}

/** Content is no group of keys, and several places ask for what is in it. */
function notAGroup(path: Path, value: Plain, name: string): SharedCause {
  return {
    code: 'wrong-type',
    at: { path, part: 'value' },
    message: `\`${path.at(-1)}\` must be a group of keys, but it is ${foundWords(value)}.`,
    hint: `Several places ask for what is in it: \`${name}\`.`,
    name,
  }
}

/** A key that was to be `from`: a slip in the name, and the name of content behind it. */
function misspeltFrom(container: Plain): string | undefined {
  if (!isPlainObject(container) || Object.hasOwn(container, 'from')) return undefined
  return Object.entries(container).find(([key, value]) => {
    return (
      typeof value === 'string' && /^[A-Za-z][\w-]*(\.[\w-]+)+$/.test(value) && nearestName(key, ['from'])
    )
  })?.[0]
}

/** One step of a name replaced: industry.nme by industry.name. */
function replaceStep(name: string, step: string, by: string): string {
  const steps = name.split('.')
  steps[steps.lastIndexOf(step)] = by
  return steps.join('.')
}
