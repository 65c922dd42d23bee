import type { CompileResult } from '../compileSite.ts'
import type { Location } from '../diagnostic.ts'
import { isPlainList, isPlainObject, type Path, type Plain, type PlainObject, valueAtPath } from '../plain.ts'
import { createOrigins, type Origin, type Origins } from '../references/createOrigins.ts'
import { createResolver } from '../references/createResolver.ts'
import type { BoundParameter } from '../references/resolverState.ts'

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
}

export type Sources = Awaited<ReturnType<typeof createSources>>

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
  const known = new Map<string, readonly SeenValue[]>()
  const keep = (name: string, read: () => readonly SeenValue[]): readonly SeenValue[] => {
    const values = known.get(name) ?? read()
    known.set(name, values)
    return values
  }

  function resolved(path: Path, parameters: ReadonlyMap<string, BoundParameter>): readonly SeenValue[] {
    const written = valueAtPath(file, path)
    if (names === undefined || written === undefined) return []
    const origins = createOrigins()
    const resolver = createResolver({ ...names.resolving, site: file, parameters, origins, report: () => {} })
    return [...valuesIn(resolver.resolve(withoutAddress(written, path), path), path, { path }, origins)]
  }

  /** What only this page shows: its own content and that of its dialogs. */
  const ofPage = (page: string): readonly SeenValue[] =>
    keep(page, () => {
      const route = routes.get(page)
      const entry = site?.entries.get(page)
      if (route === undefined) return []
      const dialogs = entry?.kind === 'page' ? Object.keys(entry.page.dialogs) : []
      const paths = [['pages', route.route.name], ...dialogs.map((name) => ['dialogs', name])]
      return paths.flatMap((path) => resolved(path, route.parameters))
    })

  /** What every page shows. */
  const shared = (): readonly SeenValue[] =>
    keep('', () => [
      ...sections.resolved.flatMap((name) => resolved([name], noParameters)),
      ...sections.written.flatMap((name) => [
        ...valuesIn(file[name] ?? null, [name], { path: [name] }, createOrigins()),
      ]),
    ])

  return {
    /** The site file as data. */
    file,
    text: findings.source?.text ?? '',
    /** The paths of all pages, in the order of the file. */
    pages: [...routes.keys()],
    ofPage,
    shared,
    /** The first and the last character of the value at a path in the text of the file. */
    placeOf(path: Path): { readonly start: Location; readonly end: Location } | undefined {
      const span = placed?.scalar(path, 'value')?.span ?? placed?.locate(path, 'value')
      return span && placed && { start: placed.lines.locate(span.start), end: placed.lines.locate(span.end) }
    },
    /** All that any page shows. */
    all: (): readonly SeenValue[] => [shared(), ...[...routes.keys()].map(ofPage)].flat(),
  }
}

function withoutAddress(written: Plain, [section]: Path): Plain {
  if (section !== 'pages' || !isPlainObject(written)) return written
  const { path: _, params: __, ...content } = written
  return content satisfies PlainObject
}

function* valuesIn(value: Plain, at: Path, origin: Origin, origins: Origins): Generator<SeenValue> {
  if (typeof value === 'string' || typeof value === 'number') {
    const pieces = [...origins.piecesOf(origin.path)].map(([text, path]) => ({ text, path }))
    yield { value, at, path: origin.path, pieces }
  }
  const entries = isPlainList(value) ? [...value.entries()] : isPlainObject(value) ? Object.entries(value) : []
  for (const [key, inner] of entries) yield* valuesIn(inner, [...at, key], origins.child(value, key, origin), origins)
}
