import { replacement } from '../fix.ts'
import { describeValue } from '../messages/describe.ts'
import { didYouMean } from '../messages/hint.ts'
import { nearestName } from '../messages/nearestName.ts'
import { suggestName } from '../messages/suggestName.ts'
import type { PathPlace } from '../place.ts'
import {
  counterparts,
  formatPath,
  isPlainList,
  isPlainObject,
  keysOf,
  type Path,
  type Plain,
  valueAt,
  valueAtPath,
} from '../plain.ts'
import type { SharedCause } from '../rawDiagnostic.ts'
import type { Origin } from './createOrigins.ts'
import { type Entries, isReference, namedSections, type ResolverState, report } from './resolverState.ts'

/** Reports a name whose first step is neither content nor a parameter. */
export function reportUnknownName(state: ResolverState, first: string, name: string, at: PathPlace): void {
  if (state.parameterNames.has(first)) {
    const message = `\`${first}\` is a parameter of other pages, and this page has no such parameter.`
    report(state, { code: 'unknown-name', at, message, hint: 'Write the text itself, or refer to content.' })
    return
  }
  const { piece = name } = at
  // A name with parameters is shown as it is written: calls.{industry}.
  const asked = piece === `{${name}}` ? name : piece
  const content = keysOf(state.site.content)
  const rest = name.slice(first.length)
  const { nearest, ...suggestion } = suggestName(first, [...state.parameters.keys(), ...content, ...namedSections], {
    label: 'Names that exist',
    where: 'under `content`',
    complete: (step) => asked.replace(first, step),
    written: (step) => piece.replace(first, step),
    declaredIn: ['content'],
  })
  report(state, {
    code: 'unknown-name',
    keys: [first],
    reads: [['content', first], ...(namedSections.includes(first) ? [[first]] : [])],
    ...(nearest !== undefined && content.includes(nearest.name) && { nearest }),
    at,
    message: `\`${first}\` is neither content nor a parameter of this page.`,
    ...(first === 'content' && rest !== ''
      ? {
          hint: `Leave out \`content.\`: \`${rest.slice(1)}\`.`,
          ...replacement(piece, piece.replace('content.', '')),
        }
      : suggestion),
  })
}

/** A step of a name that doesn't exist. */
interface LostStep {
  readonly key: string
  /** The value before the step. */
  readonly container: Plain
  readonly origin: Origin
  readonly name: string
  readonly at: PathPlace
}

/** Reports a step of a name that the value before it does not have. */
export function reportMissingKey(state: ResolverState, step: LostStep): void {
  if (isFromAtFault(state, step)) return
  const { key, container, origin, name, at } = step
  const { path } = origin
  const { piece = name } = at
  const names = keysOf(container)
  const written = valueAtPath(state.site, path)
  // A slip is in what the entry itself says, not in what its `from` supplies.
  const nearest = nearestName(key, keysOf(written)) ?? nearestName(key, names)
  const siblings = siblingsOf(state, path)
  const isInNone = siblings !== undefined && !siblings.keys.has(key)
  // The other entries may take the key from elsewhere, and this one doesn't.
  const lacksFrom = isInNone && siblings.keys.has('from') && valueAt(written, 'from') === undefined
  const missing = lacksFrom ? 'from' : key
  const isInOthers = siblings === undefined ? othersHave(state, path, key) : !isInNone || lacksFrom
  const owner = isInNone ? path.slice(0, -1) : path
  if (isInOthers && nearest === undefined && isPlainObject(container)) {
    report(state, {
      code: 'missing-key',
      keys: [missing],
      at: { path, part: 'key' },
      message: `\`${missing}\` is missing in \`${formatPath(path)}\`.`,
      hint: 'Other entries have it: add it to this one.',
      // A page with a path of its own needs nothing of the entry.
      ...(siblings !== undefined && { reads: [['pages', '*', 'path']] }),
      usedAt: at.path,
    })
    return
  }
  report(state, {
    code: 'unknown-name',
    ...(path[0] === 'content' && !isPlainObject(container) && { sharedCause: notAGroup(path, container, name) }),
    keys: [key],
    reads: [isInNone ? [...owner, '*', key] : [...owner, key], ...parametersIn(piece, at.path)],
    ...(nearest !== undefined && {
      nearest: {
        at: { path: state.origins.child(container, nearest, origin).path, part: 'key' },
        name: nearest,
        asked: key,
      },
    }),
    at,
    message: isInNone
      ? `\`${name}\` does not exist: no entry of \`${formatPath(owner)}\` has \`${key}\`.`
      : `\`${name}\` does not exist: \`${formatPath(owner)}\` has no \`${key}\`.`,
    ...suggestName(key, names, {
      label: 'It has',
      complete: (step) => replaceStep(name, key, step),
      written: (step) => piece.replace(name, replaceStep(name, key, step)),
    }),
    related: { message: `\`${formatPath(owner)}\` is`, at: { path: owner, part: 'key' } },
  })
}

/** Where the parameters of a page that a name is put together from take their values: calls.{industry}. */
function parametersIn(piece: string, [section = '', page = '']: Path): readonly Path[] {
  if (section !== 'pages') return []
  return [...piece.matchAll(/\{([\w-]+)\}/g)].map(([, name = '']) => [section, page, 'params', name, 'in'])
}

/** Whether a key is missing because `from` didn't supply it. Reports what is wrong with that `from`. */
function isFromAtFault(state: ResolverState, { container, origin, name, at }: LostStep): boolean {
  const { path } = origin
  const from = valueAt(container, 'from')
  // A `from` that names nothing has been reported.
  if (typeof from === 'string' && isReference(state, from, path)) return true
  if (from !== undefined && path[0] === 'content' && !state.keysWithOwnFrom.has(String(path.at(-1)))) {
    report(state, {
      code: 'wrong-type',
      at: { path: [...path, 'from'], part: 'value' },
      message: `\`from\` must be the name of a group of keys, but it is ${describeValue(from)}.`,
      usedAt: at.path,
    })
    return true
  }
  const misspelled = misspelledFrom(container)
  if (misspelled === undefined) return false
  report(state, {
    code: 'unknown-key',
    at: { path: [...path, misspelled], part: 'key' },
    message: `Unknown key \`${misspelled}\`: \`${name}\` was expected here.`,
    ...didYouMean('from'),
    meant: ['from'],
  })
  return true
}

/** The collection that a parameter is bound to, if the path is one of several entries in it. */
function siblingsOf({ parameters, site, collections }: ResolverState, path: Path): Entries | undefined {
  const isEntry = [...parameters.values()].some(({ entry }) => entry && formatPath(entry) === formatPath(path))
  const group = isEntry ? valueAtPath(site, path.slice(0, -1)) : undefined
  if (!isPlainObject(group)) return undefined
  const entries = collections.get(group) ?? readEntries(Object.values(group))
  collections.set(group, entries)
  return entries.count > 1 ? entries : undefined
}

function readEntries(entries: readonly Plain[]): Entries {
  const keys = entries.flatMap((entry) => (isPlainList(entry) ? Object.keys(entry) : keysOf(entry)))
  return { count: entries.length, keys: new Set(keys) }
}

/** Whether a group is one of several alike, and all others have the key. */
function othersHave(state: ResolverState, path: Path, key: string): boolean {
  const [entries = []] = path.length > 2 ? counterparts(state.site, path, path.length - 1) : []
  const others = entries.filter((entry) => isPlainObject(entry))
  return others.length > 1 && others.every((other) => valueAt(other, key) !== undefined)
}

/** Reports a parameter whose values are texts although several places use fields of it. */
export function textValues(parameter: string, name: string, [section = '', page = '']: Path): SharedCause {
  return {
    code: 'wrong-type',
    at: { path: [section, page, 'params', parameter, 'in'], part: 'value' },
    message: `The values of \`${parameter}\` are texts without fields, and this page shows fields of it.`,
    hint: 'Name a collection under `content` here.',
    name,
  }
}

/** Reports shared content that isn't a group of keys although several places refer to keys in it. */
function notAGroup(path: Path, value: Plain, name: string): SharedCause {
  return {
    code: 'wrong-type',
    at: { path, part: 'value' },
    message: `\`${path.at(-1)}\` must be a group of keys, but it is ${describeValue(value)}.`,
    hint: `Several places use a key of it: \`${name}\`.`,
    name,
  }
}

/** A misspelled `from`: a similar key whose value names content. */
function misspelledFrom(container: Plain): string | undefined {
  if (!isPlainObject(container) || Object.hasOwn(container, 'from')) return undefined
  return Object.entries(container).find(([key, value]) => {
    return typeof value === 'string' && /^[A-Za-z][\w-]*(\.[\w-]+)+$/.test(value) && nearestName(key, ['from'])
  })?.[0]
}

/** The fix that replaces one step of a name: industry.nme becomes industry.name. */
function replaceStep(name: string, step: string, by: string): string {
  const steps = name.split('.')
  steps[steps.lastIndexOf(step)] = by
  return steps.join('.')
}
