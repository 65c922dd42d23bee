import {
  entriesOf,
  formatPath,
  isPlainList,
  isPlainObject,
  type Path,
  type Plain,
  type PlainObject,
  valueAt,
  valueAtPath,
} from '../plain.ts'
import { collectionEntries, type Entry } from '../references/collectionEntries.ts'
import { hasBraces, parseTemplate } from '../references/parseTemplate.ts'
import { isCollection } from '../references/resolveCollection.ts'
import { type BoundParameter, isReference, namedSections } from '../references/resolverState.ts'
import type { Parameter } from '../routes/readRoutes.ts'
import { chooseBranch, propertySchema } from '../schema/followSchema.ts'
import { isSchemaNode, type SchemaNode } from '../schema/schemaNodes.ts'
import type { LintSite, ShownValue } from './lintSite.ts'

interface Located {
  readonly value: Plain
  readonly path: Path
  readonly usedAt?: Path | undefined
}

type Fields = ReadonlyMap<string, Located>

interface Visitor {
  visit(shown: ShownValue): void
  /** Called with the path of everything that a name leads to. */
  use(path: Path): void
}

/** Sections in which names are replaced by shared content. */
const withNames = ['header', 'footer', 'dialogs', 'pages', 'content']
/** Content that leads through more other content than this has a mistake that is reported elsewhere. */
const deepest = 40
/** A longer text has a mistake that is reported elsewhere. */
const longestText = 100_000

/**
 * Visits every value of a site file with the schema of the place that shows it. Shared content is visited once for each
 * schema that it is shown with, and a name with a parameter leads to the content of all its values.
 */
export function walkShown({ site, tree, routes, concrete }: LintSite, { visit, use }: Visitor): void {
  const properties = isSchemaNode(tree.root.properties) ? tree.root.properties : {}
  const ofEveryPage = declaredValues(routes.flatMap(({ parameters }) => parameters))
  /** The page that is visited, if its path has parameters. */
  let page = ''
  let bound = ofEveryPage
  let boundOf = shownValues(concrete)
  /** Set for values of parameters without a page: what they name counts as used. */
  let isHidden = false
  const followed = new Map<SchemaNode, Set<string>>()
  const merged = new Map<SchemaNode, SchemaNode>()
  const texts = new Map<string, Plain>()
  /** The entries whose fields names can mean, in a list that is made of them. */
  let fields: readonly Entry[] = []
  let depth = 0
  for (const [, page] of entriesOf(site.pages))
    for (const [, parameter] of entriesOf(valueAt(page, 'params'))) use(['content', String(valueAt(parameter, 'in'))])
  for (const [name, schema] of Object.entries(properties)) {
    const value = site[name]
    if (name !== 'content' && value !== undefined && isSchemaNode(schema))
      walk(schema, { value, path: [name] }, site, tree.root)
  }
  isHidden = true
  const withHidden = routes.filter(({ name, parameters }) =>
    parameters.some((parameter) => (boundOf.get(name)?.get(parameter.name)?.length ?? 0) < parameter.values.size),
  )
  boundOf = new Map(withHidden.map(({ name, parameters }) => [name, declaredValues(parameters)]))
  const hidden = entriesOf(site.pages).filter(([name]) => boundOf.has(name))
  if (isSchemaNode(properties.pages) && hidden.length > 0)
    walk(properties.pages, { value: Object.fromEntries(hidden), path: ['pages'] }, site, tree.root)

  function walk(written: SchemaNode, located: Located, group: ShownValue['group'], groupSchema: SchemaNode): void {
    const { value, path, usedAt } = located
    if (path.length === 2 && path[0] === 'pages') enter(String(path[1]))
    const schema = resolved(written)
    if (isNamed(value, path)) {
      const name = wholeName(value)
      if (name !== undefined) {
        for (const target of targetsOf(name, usedAt ?? path, [])) follow(written, target, group, groupSchema)
        return
      }
    }
    if (!isHidden) visit({ value: shownOf(located), written: value, path, usedAt, schema, group, groupSchema })
    if (isPlainList(value)) {
      const items = isSchemaNode(schema.items) ? schema.items : {}
      value.forEach((item, index) => {
        walk(items, { value: item, path: [...path, index], usedAt }, group, groupSchema)
      })
    } else if (isPlainObject(value) && isCollection(value) && schema.items !== undefined)
      walkCollection(isSchemaNode(schema.items) ? schema.items : {}, value, located)
    else if (isPlainObject(value)) walkGroup(schema, located)
  }

  /** Visits what a list shows of the entries of a collection. In `as`, names can be those of their fields. */
  function walkCollection(
    items: SchemaNode,
    collection: PlainObject & { readonly in: string },
    located: Located,
  ): void {
    const { in: name, as } = collection
    const { path, usedAt } = located
    use(['content', name])
    const entries = collectionEntries(site, name) ?? []
    if (as === undefined) {
      for (const { value, path: entry } of entries)
        follow(items, { value, path: entry, usedAt: [...path, 'in'] }, site, items)
      return
    }
    const outer = fields
    fields = entries
    walk(items, { value: as, path: [...path, 'as'], usedAt }, site, items)
    fields = outer
  }

  /** Before a page is visited: its parameters have the values of its own paths. */
  function enter(name: string): void {
    page = boundOf.has(name) ? name : ''
    bound = boundOf.get(name) ?? ofEveryPage
  }

  function walkGroup(schema: SchemaNode, located: Located): void {
    const block = schema === tree.definition('block') && valueAt(located.value, 'type')
    const node =
      typeof block === 'string' ? tree.definition(`block-${block}`) : chooseBranch(schema, located.value, tree)
    if (node === undefined) return
    const targets = fromOf(located, [])
    if (targets.length === 0) walkFields(node, ownFields(located))
    for (const [index, target] of targets.entries()) {
      const own = ownFields(located)
      walkFields(node, new Map([...fieldsOf(target, []), ...own]), own, index === 0)
    }
  }

  /** @param own The fields that are written in the group itself, if others are shared content. */
  function walkFields(node: SchemaNode, fields: Fields, own = fields, isFirst = true): void {
    const group: Record<string, Plain> = {}
    for (const [key, field] of fields) group[key] = shownOf(field)
    for (const [key, field] of fields) {
      const property = propertySchema(node, key)
      if (property === undefined) continue
      if (!own.has(key)) follow(property, field, group, node)
      else if (isFirst) walk(property, field, group, node)
    }
  }

  function follow(schema: SchemaNode, target: Located, group: ShownValue['group'], groupSchema: SchemaNode): void {
    const paths = followed.get(schema) ?? new Set()
    const name = `${page} ${formatPath(target.path)}`
    if (paths.has(name) || depth > deepest) return
    followed.set(schema, paths.add(name))
    depth++
    walk(schema, target, group, groupSchema)
    depth--
  }

  function resolved(written: SchemaNode): SchemaNode {
    if (typeof written.$ref !== 'string') return written
    const { $ref: _, description: __, synonyms: ___, ...keywords } = written
    if (Object.keys(keywords).length === 0) return tree.resolve(written)
    const known = merged.get(written) ?? { ...tree.resolve(written), ...keywords }
    merged.set(written, known)
    return known
  }

  function ownFields({ value, path, usedAt }: Located): Fields {
    return new Map(entriesOf(value).map(([key, value]) => [key, { value, path: [...path, key], usedAt }]))
  }

  /**
   * The fields of a group, those that it takes from shared content included.
   *
   * @param around Paths of the content that leads here, which can't lead to itself.
   */
  function fieldsOf(located: Located, around: readonly string[]): Fields {
    const shared = fromOf(located, around).flatMap((target) => [
      ...fieldsOf(target, [...around, formatPath(located.path)]),
    ])
    return new Map([...shared, ...ownFields(located)])
  }

  /** The groups that `from` names. */
  function fromOf({ value, path, usedAt }: Located, around: readonly string[]): readonly Located[] {
    const from = valueAt(value, 'from')
    if (typeof from !== 'string' || !isExpanded(path) || !isReference(tree, from, path)) return []
    if (isCircle(path, around)) return []
    return namesIn(from).flatMap((name) => targetsOf(name, usedAt ?? [...path, 'from'], [...around, formatPath(path)]))
  }

  /** What a name can lead to. */
  function targetsOf(name: string, usedAt: Path, around: readonly string[]): readonly Located[] {
    const [first = '', ...keys] = name.split('.')
    const sections = Object.hasOwn(isPlainObject(site.content) ? site.content : {}, first)
      ? [['content', first]]
      : namedSections.includes(first) && Object.hasOwn(site, first)
        ? [[first]]
        : []
    const own = fields.filter(({ value }) => valueAt(value, first) !== undefined).map(({ path }) => [...path, first])
    const entries = keys.length === 0 ? [] : (bound.get(first) ?? []).flatMap(({ entry }) => (entry ? [entry] : []))
    const starts = (own.length > 0 ? own : [...entries, ...sections]).map((path) => ({
      value: valueAtPath(site, path) ?? null,
      path,
      usedAt,
    }))
    const targets = keys.reduce<readonly Located[]>(
      (found, key) => found.flatMap((located) => childrenOf(located, key, around)),
      starts,
    )
    for (const { path } of targets) use(path)
    return targets
  }

  /** The child of a value, or of what its text or its `from` names. */
  function childrenOf(located: Located, key: string, around: readonly string[]): readonly Located[] {
    const { value, path, usedAt } = located
    const child = valueAt(value, key)
    if (child !== undefined) return [{ value: child, path: [...path, isPlainList(value) ? Number(key) : key], usedAt }]
    if (isCircle(path, around)) return []
    const inside = [...around, formatPath(path)]
    const name = isNamed(value, path) ? wholeName(value) : undefined
    const indirect = name === undefined ? fromOf(located, around) : targetsOf(name, usedAt ?? path, inside)
    return indirect.flatMap((target) => childrenOf(target, key, inside))
  }

  /** A value with the first content that the placeholders of its text can name. */
  function shownOf({ value, path, usedAt = path }: Located): Plain {
    if (!isNamed(value, path)) return value
    const key = formatPath(path)
    const known = texts.get(key)
    if (known !== undefined || depth > deepest) return known ?? value
    texts.set(key, value)
    depth++
    const parts = parseTemplate(value).map((part) => {
      if (part.kind !== 'name') return part.kind === 'text' ? part.text : part.source
      const [target] = targetsOf(part.name, usedAt, [])
      const named = target === undefined ? bound.get(part.name)?.[0]?.value : shownOf(target)
      return typeof named === 'object' ? part.source : (named ?? part.source)
    })
    depth--
    const shown = parts.length === 1 && parts[0] !== undefined ? parts[0] : parts.join('')
    if (String(shown).length <= longestText) texts.set(key, shown)
    return texts.get(key) ?? value
  }

  /** A name with placeholders, such as `calls.{industry}`, with all values that these can have. */
  function namesIn(text: string): readonly string[] {
    if (!hasBraces(text)) return [text]
    return parseTemplate(text).reduce<readonly string[]>(
      (names, part) => {
        const ends =
          part.kind === 'name'
            ? [
                ...(bound.get(part.name) ?? []).map(({ value }) => value),
                ...targetsOf(part.name, [], []).map(({ value }) => String(value)),
              ]
            : [part.kind === 'text' ? part.text : part.source]
        return names.flatMap((name) => ends.map((end) => name + end))
      },
      [''],
    )
  }
}

/** Values of parameters, by name. */
type Bound = ReadonlyMap<string, readonly BoundParameter[]>

/** The values of the parameters of each page that some path has. */
function shownValues(concrete: LintSite['concrete']): ReadonlyMap<string, Bound> {
  const pages = new Map<string, Map<string, Map<string, BoundParameter>>>()
  for (const { route, parameters } of concrete) {
    const ofPage = pages.get(route.name) ?? new Map()
    for (const [name, bound] of parameters) ofPage.set(name, (ofPage.get(name) ?? new Map()).set(bound.value, bound))
    if (parameters.size > 0) pages.set(route.name, ofPage)
  }
  return new Map(
    [...pages].map(([name, ofPage]) => [name, new Map([...ofPage].map(([key, all]) => [key, [...all.values()]]))]),
  )
}

function declaredValues(parameters: readonly Parameter[]): Bound {
  const bound = new Map<string, readonly BoundParameter[]>()
  for (const { name, values } of parameters) bound.set(name, [...(bound.get(name) ?? []), ...values.values()])
  return bound
}

/** Whether content leads to itself, or through too much other content, which is reported elsewhere. */
function isCircle(path: Path, around: readonly string[]): boolean {
  return around.length > deepest || around.includes(formatPath(path))
}

/** The name of a text that is a single placeholder. */
function wholeName(text: string): string | undefined {
  const [part, ...others] = parseTemplate(text)
  return part?.kind === 'name' && others.length === 0 ? part.name : undefined
}

function isNamed(value: Plain, path: Path): value is string {
  return typeof value === 'string' && hasBraces(value) && isExpanded(path)
}

/** Whether names are replaced at a path. */
function isExpanded([section, _, key]: Path): boolean {
  return withNames.includes(String(section)) && !(section === 'pages' && (key === 'path' || key === 'params'))
}
