import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { ShapeDescription } from '../../schema/describeFields.ts'
import type { CompiledEntry, CompiledPage, CompiledSite } from '../../schema/model.ts'
import type { ThemeSettings } from '../../schema/site.ts'
import { basePath } from '../../schema/siteAddress.ts'
import { compileSite } from '../language/compileSite.ts'
import type { Diagnostic } from '../language/diagnostic.ts'
import type { Findings } from '../language/findings.ts'
import { createCompileCache } from '../language/memo/compileCache.ts'
import { countOf } from '../language/messages/describe.ts'
import { findBlockFolders, type Project } from '../make/project/project.ts'
import { readIconSet } from '../make/project/readIconSet.ts'
import { readPublicFiles } from '../make/project/readPublicFiles.ts'
import type { SiteFailure, SiteSource } from '../make/project/siteSource.ts'
import { notFoundPath } from '../site/runtime/pageContent.ts'
import { exampleOffset, exampleSite, indent, splitExamples } from './exampleSite.ts'
import type { GalleryBlock, GalleryExample } from './galleryData.ts'
import { inLook, lookHome, lookThemes, pageAt, specimenOf, specimenPath } from './looks.ts'

/** The examples of a project, compiled. */
export interface CompiledExamples {
  readonly blocks: readonly GalleryBlock[]
  /** One page for each example that compiles, and the not-found page. */
  readonly site: CompiledSite
  /** Finds the words for what is wrong with the examples, if something is. */
  readonly failure: SiteFailure | undefined
}

interface CompiledExample extends GalleryExample {
  readonly site?: CompiledSite
  /** Path of its page on that site. */
  readonly path?: string
}

/** What describes block types and the problems of examples. */
type Words = Awaited<ReturnType<typeof loadWords>>

export async function loadWords() {
  const [{ explain }, { formatDiagnostics }, { describeBlocks, describeShapes }] = await Promise.all([
    import('../language/advice/explain.ts'),
    import('../language/advice/formatDiagnostics.ts'),
    import('../../schema/describeFields.ts'),
  ])
  return { explain, formatDiagnostics, describeBlocks, describeShapes }
}

/**
 * The gallery of a site as a source of pages. It is kept until the theme of the site changes or it is to be forgotten.
 * @param home Path of the gallery: `/__gallery`, or nothing.
 */
export async function createGallery(project: Project, home: string, source: SiteSource) {
  const words = await loadWords()
  let compiled: { readonly site: CompiledSite; readonly failure: SiteFailure | undefined } | undefined
  const current = () => {
    const shell = source.current().site?.shell
    if (shell && compiled?.site.shell.theme !== shell.theme) compiled = undefined
    compiled ??= compileGallery(project, words, home, shell?.theme, basePath(shell?.site.url ?? ''))
    const { site, failure } = compiled
    return { site, failure: failure && (async () => failure), found: async () => undefined }
  }
  return {
    current,
    forget() {
      compiled = undefined
    },
  }
}

/** The examples with a page for each block type, and the list of them: in the theme of the site, and in every look. */
function compileGallery(project: Project, words: Words, home: string, theme: ThemeSettings | undefined, base: string) {
  const { blocks, site, failure } = compileExamples(project, words, home, theme, base)
  const notFound = pageAt(site, notFoundPath)
  const previews = [...site.entries.keys()].filter((at) => at !== notFoundPath).map((at) => pageAt(site, at))
  const shown = [...previews, specimenOf(site, home)]
  const homes = [
    { name: 'site', at: home },
    ...[...lookThemes.keys()].map((name) => ({ name, at: lookHome(home, name) })),
  ]
  const pages = homes.flatMap(({ name: look, at }) => {
    const theme = lookThemes.get(look)
    const page = (path: string, title: string, type: string, props: object): CompiledPage => {
      const blocks = [{ ...props, look, type, key: type }]
      const settings = { path, canonical: path, name: path, title, frame: 'none', blocks } as const
      return { ...notFound, ...settings, ...(theme && { theme }) }
    }
    const linksTo = (end: string) => homes.map(({ name, at }) => ({ name, address: base + at + end || '/' }))
    return [
      page(at || '/', 'Block gallery', 'gallery-index', {
        blocks: blocks.map(({ type, description }) => ({ type, description, address: `${base}${at}/${type}` })),
        looks: linksTo(''),
        specimen: base + specimenPath(at),
      }),
      ...blocks.map(({ type, examples, ...block }) =>
        page(`${at}/${type}`, type, 'gallery-entry', {
          ...block,
          examples: examples.map((each) => ({ ...each, preview: each.preview.replace(base + home, () => base + at) })),
          name: type,
          home: base + at || '/',
          looks: linksTo(`/${type}`),
        }),
      ),
      ...(theme ? inLook(shown, home, look) : shown),
    ]
  })
  const { shell } = site
  return {
    site: {
      ...site,
      shell: { ...shell, site: { ...shell.site, name: 'Pagewright' } },
      entries: new Map(
        [notFound, ...pages].map((page): [string, CompiledEntry] => [page.path, { kind: 'page', page }]),
      ),
      blockTypes: [...site.blockTypes, 'gallery-index', 'gallery-entry'],
    },
    failure,
  }
}

/**
 * Compiles every example of every block type that the composed schema knows.
 *
 * @param home Path of the gallery.
 * @param theme Theme of the previews.
 * @param base Folder of the site on its host.
 * @throws When no example compiles.
 */
export function compileExamples(
  project: Project,
  words: Words,
  home: string,
  theme: ThemeSettings | undefined,
  base = '',
): CompiledExamples {
  const schema: object = JSON.parse(readFileSync(project.schemaFile, 'utf8'))
  const described = words.describeBlocks(schema)
  const shapes = words.describeShapes(schema, described)
  const compile = createExampleCompiler(project, words, schema, home, base)
  const compiled = described.map((block) => ({ ...block, examples: compile(block.type) }))
  const examples = compiled.flatMap((block) => block.examples)
  const problems = examples.flatMap(({ problem }) => problem ?? [])
  return {
    blocks: compiled.map((block) => ({
      ...block,
      examples: block.examples.map(({ site: _, path: __, ...example }) => example),
      shapes: shapesOf(block, shapes),
    })),
    site: joinSites(examples, theme),
    failure:
      problems.length === 0 ? undefined : { title: countOf(problems.length, 'problem'), text: problems.join('\n\n') },
  }
}

/** The groups that fields refer to, and the groups that these refer to. */
function shapesOf({ fields }: Pick<ShapeDescription, 'fields'>, all: readonly ShapeDescription[]) {
  const names = new Set(fields.flatMap(({ shapes }) => shapes))
  for (const name of names)
    for (const field of all.find((shape) => shape.name === name)?.fields ?? [])
      for (const inside of field.shapes) names.add(inside)
  return all.filter(({ name }) => names.has(name))
}

/** Compiles each example of a block type as the only page of its own site. */
function createExampleCompiler(project: Project, words: Words, schema: object, home: string, base: string) {
  const cache = createCompileCache()
  const icons = readIconSet()
  const publicFiles = readPublicFiles(project.publicDirs)
  const folders = new Map(findBlockFolders(project.blockDirs).map(({ type, folder }) => [type, folder]))

  return (type: string): readonly CompiledExample[] => {
    const file = join(folders.get(type) ?? '', 'example.yaml')
    return splitExamples(readFileSync(file, 'utf8')).map((block, index) => {
      const path = `${home}/preview/${type}-${index + 1}`
      const { site, findings } = compileSite({
        file: relative(process.cwd(), file),
        bytes: new TextEncoder().encode(exampleSite(block, path, `${type} ${index + 1}`, base)),
        schema,
        publicFiles,
        icons,
        mode: 'production',
        cache,
      })
      const example = { yaml: asListItem(block), preview: base + path }
      return site ? { ...example, site, path } : { ...example, problem: describeProblems(findings, block, words) }
    })
  }
}

/** A block, indented as below `blocks:` of a page. */
export function asListItem(block: string): string {
  return `${indent(block, ' '.repeat(8)).replace(/^ {8}(?=\S)/, '      - ')}\n`
}

/** Diagnostics of an example, with positions in its own file. */
function describeProblems(findings: Findings, block: string, { explain, formatDiagnostics }: Words): string {
  const own = ({ line, column }: Diagnostic['start']) => ({
    line: line - exampleOffset.lines,
    column: column - exampleOffset.columns,
  })
  const errors = explain(findings).filter(({ severity }) => severity === 'error')
  const moved = errors.map(({ context: _, ...error }) => ({
    ...error,
    start: own(error.start),
    end: own(error.end),
    path: error.path.replace(/^pages\.example\.blocks\[0\]\.?/, ''),
  }))
  return formatDiagnostics(moved, block)
}

/** All previews as one site. */
function joinSites(examples: readonly CompiledExample[], theme: ThemeSettings | undefined): CompiledSite {
  const sites = examples.flatMap(({ site, path }) => (site && path !== undefined ? [{ site, path }] : []))
  const [first] = sites
  if (!first) throw new Error('compileExamples expects at least one example that compiles.')
  const entries = new Map<string, CompiledEntry>()
  for (const { site, path } of sites) {
    for (const at of [path, notFoundPath]) {
      const entry = site.entries.get(at)
      if (entry) entries.set(at, entry)
    }
  }
  const { shell } = first.site
  const union = (listOf: (site: CompiledSite) => readonly string[]) =>
    [...new Set(sites.flatMap(({ site }) => listOf(site)))].sort()
  const sources = {
    frame: union((site) => site.sources.frame),
    connect: union((site) => site.sources.connect),
    script: union((site) => site.sources.script),
    image: union((site) => site.sources.image),
  }
  const blockTypes = union((site) => site.blockTypes)
  return {
    shell: { ...shell, theme: theme ?? shell.theme },
    entries,
    blockTypes,
    sources,
    images: [],
    recordings: [],
  }
}
