import { isDate } from '../calendar.ts'
import type { CompileResult } from '../compileSite.ts'
import type { Location } from '../diagnostic.ts'
import { isPlainList, isPlainObject, type Path, type Plain, type PlainObject, valueAtPath } from '../plain.ts'
import { createOrigins, type Origin, type Origins } from '../references/createOrigins.ts'
import { createResolver } from '../references/createResolver.ts'
import type { BoundParameter } from '../references/resolverState.ts'
import { declaredKeys, type SchemaNode } from '../schema/schemaNodes.ts'
import { isShownAt, readShown } from '../shown.ts'
import { ownSchema, schemaKeys, stepSchema } from './stepSchema.ts'

/** A text or number that a page shows or uses, and where in the site file it was written. */
export interface SeenValue {
  /** As it was written, with the texts that placeholders insert. */
  readonly value: string | number
  /** Its place in the page, dialog or section that shows it: `pages`, `home`, `blocks`, 0, `title`. */
  readonly at: Path
  /** Where it was written: the same place, or one that a `from:` or placeholder names. */
  readonly path: Path
  /** The texts in it that placeholders insert, and where those were written. */
  readonly pieces: readonly { readonly text: string; readonly path: Path }[]
  readonly schema: SchemaNode | undefined
}

export type Sources = Awaited<ReturnType<typeof createSources>>

const page = { $ref: '#/$defs/Page' }
const dialog = { $ref: '#/$defs/Dialog' }
/** Sections that every page shows; those with references, and those without. */
const sections = { resolved: ['header', 'footer'], written: ['site', 'services', 'checkout', 'theme'] } as const
const noParameters: ReadonlyMap<string, BoundParameter> = new Map()

/**
 * Knows for everything that a page shows where it was written. Nothing of it is part of the compiled site: each page is
 * read when it is first asked for.
 */
export async function createSources({ site, names, findings }: CompileResult) {
  const file = names?.facts.site ?? {}
  const routes = new Map(findings.context.concrete.map((route) => [route.path, route]))
  const { placeIn } = await import('../advice/placeIn.ts')
  const placed = findings.source && placeIn(findings.source)
  const { tree, time, showsAll } = findings.context
  const schemas = isPlainObject(tree.root.properties) ? (tree.root.properties as Record<string, SchemaNode>) : {}
  const known = new Map<string, readonly SeenValue[]>()
  const paths = [...routes.keys()].filter((path) => site?.entries.has(path) !== false)

  function* valuesIn(
    value: Plain,
    at: Path,
    { path }: Origin,
    schema: SchemaNode | undefined,
    origins: Origins,
  ): Generator<SeenValue> {
    const shown = readShown(value)
    if (shown !== undefined && !showsAll && !isShownAt(shown, time)) return
    if (typeof value === 'string' || typeof value === 'number') {
      const pieces = [...origins.piecesOf(path)].map(([text, path]) => ({ text, path }))
      // A day is shown in words.
      if (names !== undefined && path[0] === 'content' && isDate(String(value)))
        pieces.push({ text: names.resolving.formatDay(String(value)), path })
      yield { value, at, path, pieces, schema: schema && tree.resolve(schema) }
    }
    // An item that is a whole entry of a collection has fields that its place doesn't show.
    const whole = origins.items.has(value) ? ownSchema(schema, value, tree) : undefined
    const entries = isPlainList(value) ? [...value.entries()] : isPlainObject(value) ? Object.entries(value) : []
    for (const [key, inner] of entries) {
      if (whole && !declaredKeys(whole).includes(String(key))) continue
      const origin = origins.child(value, key, { path })
      yield* valuesIn(inner, [...at, key], origin, stepSchema(schema, value, key, tree), origins)
    }
  }

  const keep = (name: string, read: () => readonly SeenValue[]): readonly SeenValue[] => {
    const values = known.get(name) ?? read()
    known.set(name, values)
    return values
  }

  function resolved(path: Path, parameters: ReadonlyMap<string, BoundParameter>, pageNumber = 1): readonly SeenValue[] {
    const written = valueAtPath(file, path)
    if (names === undefined || written === undefined) return []
    const origins = createOrigins()
    const resolver = createResolver({
      ...names.resolving,
      site: file,
      parameters,
      pageNumber,
      origins,
      report: () => {},
    })
    const schema = path[0] === 'pages' ? page : path[0] === 'dialogs' ? dialog : schemas[String(path[0])]
    const value = resolver.resolve(withoutAddress(written, path), path)
    return [...valuesIn(value, path, { path }, schema, origins)]
  }

  /** What only this page shows: its own content and that of its dialogs. */
  const ofPage = (name: string): readonly SeenValue[] =>
    keep(name, () => {
      const route = routes.get(name)
      const entry = site?.entries.get(name)
      if (route === undefined) return []
      const dialogs = entry?.kind === 'page' ? Object.keys(entry.page.dialogs) : []
      const paths = [['pages', route.route.name], ...dialogs.map((name) => ['dialogs', name])]
      return paths.flatMap((path) => resolved(path, route.parameters, route.pageNumber?.number))
    })

  /** What every page shows. */
  const shared = (): readonly SeenValue[] =>
    keep('', () => [
      ...sections.resolved.flatMap((name) => resolved([name], noParameters)),
      ...sections.written.flatMap((name) => [
        ...valuesIn(file[name] ?? null, [name], { path: [name] }, schemas[name], createOrigins()),
      ]),
    ])

  return {
    /** The site file as data. */
    file,
    text: findings.source?.text ?? '',
    /** The keys of the group at a path in the order of the schema. */
    keysOf: schemaKeys(tree, file),
    /** The paths of all pages, in the order of the file. */
    pages: paths,
    ofPage,
    shared,
    /** The file that has the value at a path, with the places of its first character and of the one after its last. */
    placeOf(path: Path): { readonly file: string; readonly start: Location; readonly end: Location } | undefined {
      const span = placed?.scalar(path, 'value')?.span ?? placed?.locate(path, 'value')
      if (span === undefined || placed === undefined) return undefined
      const [start, end] = [placed.lines.locate(span.start), placed.lines.locate(span.end)]
      return { file: findings.file, start, end }
    },
    /** All that any page shows. */
    all: (): readonly SeenValue[] => [shared(), ...paths.map(ofPage)].flat(),
  }
}

function withoutAddress(written: Plain, [section]: Path): Plain {
  if (section !== 'pages' || !isPlainObject(written)) return written
  const { path: _, params: __, ...content } = written
  return content satisfies PlainObject
}
