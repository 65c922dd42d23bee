import { isDate } from '../calendar.ts'
import type { CompileResult } from '../compileSite.ts'
import {
  formatPath,
  isPlainList,
  isPlainObject,
  type Path,
  type Plain,
  type PlainObject,
  valueAtPath,
} from '../plain.ts'
import { createOrigins, type Origin } from '../references/createOrigins.ts'
import { createResolver } from '../references/createResolver.ts'
import type { ConcreteRoute } from '../routes/expandRoutes.ts'
import { declaredKeys, type SchemaNode } from '../schema/schemaNodes.ts'
import { isShownAt, readShown } from '../shown.ts'
import type { FurtherLanguage } from '../translations/assembleLanguages.ts'
import { ownSchema, schemaAt, schemaKeys, stepSchema } from './stepSchema.ts'

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

/** Sections that every page shows. */
const sections = ['header', 'footer', 'site', 'services', 'checkout', 'theme']

/** A site in one of its languages. */
interface View extends Pick<CompileResult, 'findings'> {
  readonly names: CompileResult['names'] | undefined
  readonly further?: FurtherLanguage
}

/** A page whose content is read, or a section of the site. */
type Read = Partial<Pick<ConcreteRoute, 'parameters' | 'pageNumber'>> & { readonly view: View }

/**
 * Knows for everything that a page shows where it was written. Nothing of it is part of the compiled site: each page is
 * read when it is first asked for.
 */
export async function createSources({ site, names, findings }: CompileResult) {
  const { placeIn } = await import('../advice/placeIn.ts')
  const { tree, time, showsAll, concrete } = findings.context
  const file = names?.facts.site ?? {}
  const first: View = { names, findings }
  const routes = new Map<string, ConcreteRoute & { readonly view: View }>(
    concrete.map((route) => [route.path, { ...route, view: first }] as const),
  )
  const views: View[] = [first]
  for (const further of findings.languages ?? []) {
    const { names, reached, addresses } = further.assembled ?? {}
    const view = { names, findings: further.findings, further }
    views.push(view)
    for (const route of reached?.concrete ?? []) {
      const path = addresses?.get(route.path)
      if (path !== undefined) routes.set(path, { ...route, view })
    }
  }
  const placed = new Map(views.map(({ findings }) => [findings, findings.source && placeIn(findings.source)]))
  const known = new Map<unknown, readonly SeenValue[]>()
  const pages = [...routes.keys()].filter((path) => site?.entries.has(path) !== false)
  const viewOf = (page?: string): View => routes.get(page ?? '')?.view ?? first
  const languages = views.map((view) => pages.filter((path) => viewOf(path) === view))

  const keep = (name: unknown, read: () => readonly SeenValue[]): readonly SeenValue[] => {
    const values = known.get(name) ?? read()
    known.set(name, values)
    return values
  }

  function read(path: Path, { view: { names }, parameters = new Map(), pageNumber }: Read): readonly SeenValue[] {
    const site = names?.facts.site ?? {}
    const written = valueAtPath(site, path)
    if (names === undefined || written === undefined) return []
    const origins = createOrigins()
    const { number = 1 } = pageNumber ?? {}
    const options = { ...names.resolving, site, parameters, pageNumber: number, origins, report: () => {} }
    const value = createResolver(options).resolve(withoutAddress(written, path), path)
    return [...valuesIn(value, path, { path }, schemaAt(tree, site, path))]

    function* valuesIn(value: Plain, at: Path, { path }: Origin, schema: SchemaNode | undefined): Generator<SeenValue> {
      const shown = readShown(value)
      if (shown !== undefined && !showsAll && !isShownAt(shown, time)) return
      if (typeof value === 'string' || typeof value === 'number') {
        const pieces = [...origins.piecesOf(path)].map(([text, path]) => ({ text, path }))
        // A day is shown in words.
        if (path[0] === 'content' && isDate(String(value)))
          pieces.push({ text: options.formatDay(String(value)), path })
        yield { value, at, path, pieces, schema: schema && tree.resolve(schema) }
      }
      // An item that is a whole entry of a collection has fields that its place doesn't show.
      const whole = origins.items.has(value) ? ownSchema(schema, value, tree) : undefined
      const entries = isPlainList(value) ? [...value.entries()] : isPlainObject(value) ? Object.entries(value) : []
      for (const [key, inner] of entries) {
        if (whole && !declaredKeys(whole).includes(String(key))) continue
        const origin = origins.child(value, key, { path })
        yield* valuesIn(inner, [...at, key], origin, stepSchema(schema, value, key, tree))
      }
    }
  }

  /** What only this page shows: its own content and that of its dialogs. */
  const ofPage = (name: string): readonly SeenValue[] =>
    keep(name, () => {
      const page = routes.get(name)
      const entry = site?.entries.get(name)
      if (page === undefined) return []
      const dialogs = entry?.kind === 'page' ? Object.keys(entry.page.dialogs) : []
      return [['pages', page.route.name], ...dialogs.map((name) => ['dialogs', name])].flatMap((path) =>
        read(path, page),
      )
    })

  /** What every page in the language of a page shows; without one, in the first language. */
  const shared = (page?: string): readonly SeenValue[] => {
    const view = viewOf(page)
    return keep(view, () => sections.flatMap((name) => read([name], { view })))
  }

  return {
    /** The site file as data. */
    file,
    /** The keys of the group at a path in the order of the schema. */
    keysOf: schemaKeys(tree, file),
    /** The paths of all pages in the order of the file, also by language: the first one is that of the file. */
    pages,
    languages,
    ofPage,
    shared,
    /** Where the value at a path is written for a page: in the file with its translation, or in the site file. */
    placeOf(path: Path, page?: string) {
      const { further, findings } = viewOf(page)
      const entry = further?.texts?.get(formatPath(path))?.entry
      const own = entry ? { findings, path: [...entry.path, further.language] } : { findings: first.findings, path }
      const source = placed.get(own.findings)
      const span = source?.scalar(own.path, 'value')?.span ?? source?.locate(own.path, 'value')
      if (span === undefined || source === undefined) return undefined
      const [start, end] = [source.lines.locate(span.start), source.lines.locate(span.end)]
      return { file: own.findings.file, text: source.text, start, end }
    },
    /** All that any page shows in the first language. */
    all: (): readonly SeenValue[] => [shared(), ...(languages[0] ?? []).map(ofPage)].flat(),
  }
}

function withoutAddress(written: Plain, [section]: Path): Plain {
  if (section !== 'pages' || !isPlainObject(written)) return written
  const { path: _, params: __, ...content } = written
  return content satisfies PlainObject
}
