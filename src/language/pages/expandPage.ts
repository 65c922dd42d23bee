import type { Shown } from '../../../schema/model.ts'
import type { Report } from '../fact.ts'
import { isPlainObject, isWithin, type Path, type Plain, type PlainObject, valueAt } from '../plain.ts'
import { type Anchor, collectAnchors } from '../references/collectAnchors.ts'
import type { Origins } from '../references/createOrigins.ts'
import { createResolver } from '../references/createResolver.ts'
import type { ResolverOptions } from '../references/resolverState.ts'
import type { Validator } from '../schema/createValidator.ts'
import { shownKeys } from '../shown.ts'
import type { Recorder } from './needs.ts'

export interface ExpandOptions extends Omit<Recorder, 'need'>, Omit<ResolverOptions, 'keysWithOwnFrom' | 'onRead'> {
  readonly validator: Validator
}

/** A page or dialog after `from:` and placeholders were replaced by shared content. */
export interface Expanded {
  readonly value: PlainObject
  readonly path: Path
  readonly anchors: ReadonlySet<string>
  /** When those anchors can be reached that aren’t always shown. */
  readonly times: ReadonlyMap<string, Shown>
  readonly dependsOnParameters: boolean
  /** Where its values were written. */
  readonly origins: Origins
}

/** Keys of a page in which nothing is replaced. */
const literalKeys = new Set(['path', 'params', ...shownKeys])

/**
 * Inserts shared content into a page or dialog, and validates the result again.
 *
 * @param definition Name of the schema's definition: Page or Dialog.
 */
export function expandPage(
  definition: 'Page' | 'Dialog',
  page: PlainObject,
  path: Path,
  options: ExpandOptions,
): Expanded {
  const { origins, validator, parameters, report } = options
  const resolver = createPageResolver(options)
  const literal = Object.entries(page).filter(([key]) => literalKeys.has(key))
  const written = Object.fromEntries(Object.entries(page).filter(([key]) => !literalKeys.has(key)))
  const resolved = resolver.resolve(written, path) as PlainObject
  // If nothing was inserted, it is the same object, which has been validated already.
  const value = resolved === written ? page : withKeys(resolved, literal, origins)
  const found = value === page ? [] : validator.validateDefinition(definition, value)
  const errors = found.filter(({ keyword, data, params }) => {
    // The error of an `if` only says that there is another one.
    if (keyword !== 'additionalProperties' || !origins.items.has(data)) return keyword !== 'if'
    // The item is an entry as a whole, and its place doesn't have the field.
    delete (data as Record<string, Plain>)[params.additionalProperty]
    return false
  })
  if (errors.length > 0)
    report({
      kind: 'invalid-value/expanded',
      at: { path, part: 'value' },
      data: { errors, value, path, origins, parameters },
    })
  reportDuplicateIds(value, path, origins, report)
  const anchors = collectAnchors(value.blocks)
  return {
    value,
    path,
    anchors: new Set(anchors.map(({ id }) => id)),
    times: new Map(anchors.flatMap(({ id, shown }) => (shown === undefined ? [] : [[id, shown]]))),
    dependsOnParameters: resolver.dependsOnParameters(),
    origins,
  }
}

/** A resolver that records what the page depends on. */
function createPageResolver(options: ExpandOptions) {
  const { parameters, validator, references } = options
  // The page of a collection's entry depends on the whole entry.
  const entries = [...parameters.values()].flatMap(({ entry }) => (entry ? [entry] : []))
  const entryAround = (path: Path) => entries.find((entry) => isWithin(path, entry))
  return createResolver({
    ...options,
    keysWithOwnFrom: validator.tree.keysWithOwnFrom,
    onRead: (path) => references.value(entryAround(path) ?? path),
  })
}

function withKeys(resolved: PlainObject, literal: readonly [string, Plain][], origins: Origins): PlainObject {
  const value: PlainObject = { ...resolved, ...Object.fromEntries(literal) }
  for (const key of Object.keys(resolved)) {
    const origin = origins.child(resolved, key, { path: [] })
    if (origin.usedAt !== undefined) origins.set(value, key, origin)
  }
  return value
}

/** Reports duplicates. Anchors must be unique on the page, ids of other items only in their list. */
function reportDuplicateIds(page: PlainObject, path: Path, origins: Origins, report: Report): void {
  const seen = new Map<string, Anchor>()
  for (const anchor of collectAnchors(page.blocks)) {
    const { id, keys } = anchor
    const list = anchor.scope === 'page' ? '' : keys.slice(0, -2).join('.')
    const first = seen.get(`${list}#${id}`)
    if (first === undefined) {
      seen.set(`${list}#${id}`, anchor)
      continue
    }
    const here = origins.trace(page, path, keys)
    const there = origins.trace(page, path, first.keys)
    report({
      kind: 'duplicate-id',
      at: { path: here.path, part: 'value' },
      data: {
        id,
        owners: [first.owner, anchor.owner],
        where: list !== '' ? 'list' : path[0] === 'dialogs' ? 'dialog' : 'page',
        first: there.path,
      },
    })
  }
}

export function bodyOf(site: PlainObject, section: 'pages' | 'dialogs', name: string): PlainObject | undefined {
  const body = valueAt(site[section], name)
  return isPlainObject(body) ? body : undefined
}
