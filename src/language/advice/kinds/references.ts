import { replacement } from '../../fix.ts'
import { describeValue } from '../../messages/describe.ts'
import { didYouMean, hint, namesHint } from '../../messages/hint.ts'
import { nearestName } from '../../messages/nearestName.ts'
import { suggestName } from '../../messages/suggestName.ts'
import {
  counterparts,
  formatPath,
  isPlainList,
  isPlainObject,
  isWithin,
  keysOf,
  type Path,
  type Plain,
  type PlainObject,
  valueAt,
  valueAtPath,
} from '../../plain.ts'
import type { SharedCause } from '../../rawDiagnostic.ts'
import type { Origins } from '../../references/createOrigins.ts'
import { type BoundParameter, isReference, namedSections } from '../../references/resolverState.ts'
import type { AdviceContext, RuleTable, Words } from '../rule.ts'

/** Words for problems with shared content and placeholders. */
export const referenceRules = {
  'bad-placeholder': ({ source }: { readonly source: string }) => {
    // Words are a text in braces; a name can have spaces around its periods.
    const isWords = /^\{ *[^\s{}.]+ [^{}.]*\}$/.test(source)
    const name = source.replaceAll(/[{}\s]/g, '')
    const isName = !isWords && /^[A-Za-z][\w-]*(?:\.[\w-]+)*$/.test(name)
    const doubled = `{${source}}`
    if (isName && /\{\{|\}\}/.test(source))
      return {
        message: `\`${source}\` has a brace too few or too many.`,
        hint: `Write \`{{${name}}}\` for a word that the block fills in, or \`{${name}}\` for a value of this site.`,
      }
    return {
      message: `\`${source}\` is not a placeholder.`,
      hint: isName
        ? `Write \`{${name}}\`.`
        : `For a brace in the text, write it twice: ${isWords ? `\`${doubled}\`` : '`{{` or `}}`'}.`,
      ...((isName || isWords) && replacement(source, isName ? `{${name}}` : doubled)),
    }
  },
  'too-much-content': ({ most }: { readonly most: number }) => ({
    message: `This page takes shared content more than ${most} times.`,
    hint: 'Look for content that repeats other content that repeats other content.',
  }),
  'too-much-content/text': ({ most }: { readonly most: number }) => ({
    message: `With its placeholders, this text is longer than ${most} characters.`,
    hint: 'Shorten it.',
  }),
  'circular-reference': ({ steps, most }: { readonly steps: readonly string[]; readonly most?: number }) => {
    const shown = steps.map((step) => `\`${step.replace(/^content\./, '')}\``).join(' → ')
    return {
      message:
        most === undefined
          ? `This content contains itself: ${shown}.`
          : `This leads through more than ${most} pieces of content: ${shown} …`,
      hint: 'Replace one of them with its text.',
    }
  },
  'wrong-reference/from': ({ name, value, writtenAt }: Inserted) => ({
    reads: [writtenAt],
    ...(writtenAt[0] === 'content' && {
      sharedCause: {
        at: { path: writtenAt, part: 'value' },
        unlessWritten: `{${formatPath(writtenAt.slice(1))}}`,
      },
    }),
    message: `\`from\` needs a group of keys, but \`${name}\` is ${describeValue(value)}.`,
    ...hint(typeof value === 'object' ? undefined : `To use it in a text, write "{${name}}".`),
  }),
  'wrong-reference/in-text': ({ name, source, value, writtenAt }: InsertedInText) => ({
    reads: [writtenAt],
    ...(writtenAt[0] === 'content' && {
      sharedCause: {
        code: 'wrong-type',
        at: { path: writtenAt, part: 'value' },
        name,
        message: `\`${writtenAt.at(-1)}\` is part of several texts, so it must be text or a number, but it is a group of keys.`,
      },
    }),
    message: `\`${source}\` can’t be part of a text: it is ${describeValue(value)}.`,
    ...hint(namesHint('It has', keysOf(value))),
  }),
  'wrong-type/in-text': ({ value, writtenAt }: InsertedInText) => ({
    message: `\`${writtenAt.at(-1)}\` is part of a text, so it must be text or a number, but it is ${describeValue(value)}.`,
  }),
  'unknown-name': ({ first, name, parameters, parameterNames, collection }: UnknownName, context) =>
    parameterNames.has(first)
      ? {
          message: `\`${first}\` is a parameter of other pages, and this page has no such parameter.`,
          hint: 'Write the text itself, or refer to content.',
        }
      : unknownName(first, name, parameters, context, collection),
  'unknown-name/text-values': ({ first, name }: { readonly first: string; readonly name: string }, { at }) => ({
    ...(at.path[0] === 'pages' && { sharedCause: textValues(first, name, at.path) }),
    message: `\`${name}\` does not exist: the values of \`${first}\` are texts without fields.`,
    hint: `Use \`{${first}}\`, or a collection under \`content\` for \`in:\`.`,
  }),
  'unknown-name/step': (step: LostStep, context) => fromAtFault(step, context.at.path) ?? missingStep(step, context),
} satisfies RuleTable

interface Inserted {
  readonly name: string
  readonly value: Plain
  readonly writtenAt: Path
}

interface InsertedInText extends Inserted {
  readonly source: string
}

interface UnknownName {
  readonly first: string
  readonly name: string
  /** The parameters of the page. */
  readonly parameters: ReadonlyMap<string, BoundParameter>
  /** Those of all pages. */
  readonly parameterNames: ReadonlySet<string>
  /** The collection, in a list that is made of its entries. */
  readonly collection: string | undefined
}

/** A step of a name that doesn't exist. */
interface LostStep {
  readonly key: string
  /** The value before the step. */
  readonly container: Plain
  /** Where that value was written. */
  readonly path: Path
  readonly name: string
  readonly parameters: ReadonlyMap<string, BoundParameter>
  readonly keysWithOwnFrom: ReadonlySet<string>
  readonly origins: Origins
}

/** The fields that entries have in a list because of one of its keys. */
const makers = [
  ['value', 'each'],
  ['place', 'around'],
] as const

/** Words for a name whose first step is neither content nor a parameter. */
function unknownName(
  first: string,
  name: string,
  parameters: UnknownName['parameters'],
  { at, site }: AdviceContext,
  collection: string | undefined,
): Words {
  const entries = collection === undefined ? [] : Object.values(valueAt(site.content, collection) ?? {})
  const list = at.path.slice(0, at.path.lastIndexOf('as'))
  const made = makers.filter(([, key]) => keysOf(valueAtPath(site, list)).includes(key)).map(([field]) => field)
  const inEntries = collection === undefined ? [] : [...new Set(entries.flatMap(keysOf)), ...made, 'path']
  const own = [...inEntries, ...parameters.keys()]
  const piece = ('piece' in at ? at.piece : undefined) ?? name
  // A name with parameters is shown as it is written: calls.{industry}.
  const asked = piece === `{${name}}` ? name : piece
  const content = keysOf(site.content)
  const maker = collection === undefined ? undefined : makers.find(([field]) => field === first)?.[1]
  const rest = name.slice(first.length)
  const { nearest, ...suggestion } = suggestName(first, [...own, ...content, ...namedSections], {
    label: 'Names that exist',
    where: 'under `content`',
    complete: (step) => asked.replace(first, step),
    written: (step) => piece.replace(first, step),
    declaredIn: ['content'],
  })
  return {
    keys: [first],
    reads: [
      ['content', first],
      ...(namedSections.includes(first) ? [[first]] : []),
      ...(maker === undefined ? [] : [[...list, maker]]),
    ],
    ...(nearest !== undefined && content.includes(nearest.name) && { nearest }),
    message: `\`${first}\` is neither ${collection !== undefined ? 'a field of an entry nor ' : ''}content nor a parameter of this page.`,
    ...(first === 'content' && rest !== ''
      ? {
          hint: `Leave out \`content.\`: \`${rest.slice(1)}\`.`,
          ...replacement(piece, piece.replace('content.', '')),
        }
      : suggestion),
  }
}

/** Words for a step of a name that the value before it, at a path, does not have. */
function missingStep(
  { key, container, path, name, parameters, origins }: LostStep,
  { at, site }: AdviceContext,
): Words {
  const piece = ('piece' in at ? at.piece : undefined) ?? name
  const names = keysOf(container)
  const entry = [...parameters.values()].find(({ entry }) => entry && isWithin(path, entry))?.entry
  const siblings = entry && siblingsOf(entry, path, site)
  const isEntry = siblings !== undefined && entry?.length === path.length
  const isInNone = isEntry && !siblings.has(key)
  const isInOthers = siblings?.has(key) === true || (!isEntry && othersHave(site, path, key))
  // A key that other entries have as well is not misspelled.
  const nearest = nearestName(key, siblings?.has(key) ? names.filter((name) => siblings.get(name) === 1) : names)
  const owner = isInNone ? path.slice(0, -1) : path
  if (isInOthers && nearest === undefined && isPlainObject(container)) {
    return {
      code: 'missing-key',
      keys: [key],
      message: `\`${key}\` is missing in \`${formatPath(path)}\`.`,
      hint: 'Other entries have it: add it to this one.',
      // A page with a path of its own needs nothing of the entry.
      ...(isEntry && { reads: [['pages', '*', 'path']] }),
      at: { path, part: 'key' },
      usedAt: at.path,
    }
  }
  return {
    ...(path[0] === 'content' && !isPlainObject(container) && { sharedCause: notAGroup(path, container, name) }),
    keys: [key],
    reads: [isInNone ? [...owner, '*', key] : [...owner, key]],
    ...(nearest !== undefined && {
      nearest: {
        at: { path: origins.child(container, nearest, { path }).path, part: 'key' },
        name: nearest,
        asked: key,
      },
    }),
    message: isInNone
      ? `\`${name}\` does not exist: no entry of \`${formatPath(owner)}\` has \`${key}\`.`
      : `\`${name}\` does not exist: \`${formatPath(owner)}\` has no \`${key}\`.`,
    ...suggestName(key, names, {
      label: 'It has',
      complete: (step) => replaceStep(name, key, step),
      written: (step) => piece.replace(name, replaceStep(name, key, step)),
    }),
    related: { message: `\`${formatPath(owner)}\` is`, at: { path: owner, part: 'key' } },
  }
}

/** What is wrong with a `from` that should have supplied a key; undefined if there is none. */
function fromAtFault(
  { container, path, name, keysWithOwnFrom }: LostStep,
  usedAt: Path,
): Words | readonly [] | undefined {
  const from = valueAt(container, 'from')
  // A `from` that names nothing has been reported.
  if (typeof from === 'string' && isReference({ keysWithOwnFrom }, from, path)) return []
  if (from !== undefined && path[0] === 'content' && !keysWithOwnFrom.has(String(path.at(-1)))) {
    return {
      code: 'wrong-type',
      at: { path: [...path, 'from'], part: 'value' },
      message: `\`from\` must be the name of a group of keys, but it is ${describeValue(from)}.`,
      usedAt,
    }
  }
  const misspelled = misspelledFrom(container)
  if (misspelled === undefined) return undefined
  return {
    code: 'unknown-key',
    at: { path: [...path, misspelled], part: 'key' },
    message: `Unknown key \`${misspelled}\`: \`${name}\` was expected here.`,
    ...didYouMean('from'),
    meant: ['from'],
  }
}

/** How many entries have a key, at one place in all entries of a collection. */
type Keys = ReadonlyMap<string, number>

/** Kept for each place, because every page of a large collection may need it. */
const keysOfEntries = new WeakMap<PlainObject, Map<string, Keys>>()

/** The keys that the entries of a collection have at the same place; undefined for a collection with a single entry. */
function siblingsOf(entry: Path, path: Path, site: PlainObject): Keys | undefined {
  const collection = valueAtPath(site, entry.slice(0, -1))
  if (!isPlainObject(collection) || Object.keys(collection).length === 1) return undefined
  const inside = path.slice(entry.length)
  const known = keysOfEntries.get(collection) ?? new Map<string, Keys>()
  const keys = known.get(formatPath(inside)) ?? countKeys(Object.values(collection), inside)
  keysOfEntries.set(collection, known.set(formatPath(inside), keys))
  return keys
}

function countKeys(entries: readonly Plain[], inside: Path): Keys {
  const counts = new Map<string, number>()
  for (const entry of entries) {
    const place = valueAtPath(entry, inside)
    const keys = isPlainList(place) ? Object.keys(place) : keysOf(place)
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/** Whether a group is one of several alike, and all others have the key. */
function othersHave(site: PlainObject, path: Path, key: string): boolean {
  const [entries = []] = path.length > 2 ? counterparts(site, path, path.length - 1) : []
  const others = entries.filter((entry) => isPlainObject(entry))
  return others.length > 1 && others.every((other) => valueAt(other, key) !== undefined)
}

/** Reports a parameter whose values are texts although several places use fields of it. */
function textValues(parameter: string, name: string, [section = '', page = '']: Path): SharedCause {
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
