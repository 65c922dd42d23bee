import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describeBlocks, describeShapes } from '../../../schema/describeFields.ts'
import type { CompiledEntry, CompiledSite } from '../../../schema/model.ts'
import type { ThemeSettings } from '../../../schema/site.ts'
import { basePath } from '../../../schema/siteAddress.ts'
import { compileSite } from '../../compiler/compileSite.ts'
import type { Diagnostic } from '../../compiler/diagnostic.ts'
import { formatDiagnostics } from '../../compiler/diagnostics/formatDiagnostics.ts'
import { createCompileCache } from '../../compiler/memo/compileCache.ts'
import { countOf } from '../../compiler/messages/describe.ts'
import { findBlockFolders, type Project } from '../../project/project.ts'
import { readIconSet } from '../../project/readIconSet.ts'
import { readPublicFiles } from '../../project/readPublicFiles.ts'
import type { SiteFailure, SiteSource } from '../../project/siteSource.ts'
import { notFoundPath } from '../../runtime/pageContent.ts'
import type { GalleryBlock, GalleryData, GalleryExample } from '../galleryData.ts'
import { exampleOffset, exampleSite, indent, splitExamples } from './exampleSite.ts'

/** The gallery of a project, compiled. */
export interface CompiledGallery {
  readonly data: GalleryData
  /** One page for each example that compiles, and the not-found page. */
  readonly site: CompiledSite
  /** Diagnostics of the examples, if there are any. */
  readonly failure: SiteFailure | undefined
}

interface CompiledExample extends GalleryExample {
  readonly site?: CompiledSite
  /** Path of its page on that site. */
  readonly path?: string
}

/** Keeps the compiled gallery of a site until its theme changes or it is to be forgotten. */
export function createGallery(project: Project, home: string, source: SiteSource) {
  let compiled: CompiledGallery | undefined
  return {
    current(): CompiledGallery {
      const shell = source.current().site?.shell
      if (shell && compiled?.site.shell.theme !== shell.theme) compiled = undefined
      compiled ??= compileGallery(project, home, shell?.theme, basePath(shell?.site.url ?? ''))
      return compiled
    },
    forget() {
      compiled = undefined
    },
  }
}

/**
 * Compiles every example of every block type that the composed schema knows.
 *
 * @param home Path of the gallery: `/__gallery`, or nothing.
 * @param theme Theme of the previews.
 * @param base Folder of the site on its host.
 * @throws When no example compiles.
 */
export function compileGallery(
  project: Project,
  home: string,
  theme: ThemeSettings | undefined,
  base = '',
): CompiledGallery {
  const schema: object = JSON.parse(readFileSync(project.schemaFile, 'utf8'))
  const described = describeBlocks(schema)
  const compile = createExampleCompiler(project, schema, home, base)
  const compiled = described.map((block) => ({ ...block, examples: compile(block.type) }))
  const examples = compiled.flatMap((block) => block.examples)
  const problems = examples.flatMap(({ problem }) => problem ?? [])
  const blocks: readonly GalleryBlock[] = compiled.map((block) => ({
    ...block,
    examples: block.examples.map(({ site: _, path: __, ...example }) => example),
  }))
  return {
    data: { blocks, shapes: describeShapes(schema, described) },
    site: joinSites(examples, theme),
    failure:
      problems.length === 0 ? undefined : { title: countOf(problems.length, 'problem'), text: problems.join('\n\n') },
  }
}

/** Compiles each example of a block type as the only page of its own site. */
function createExampleCompiler(project: Project, schema: object, home: string, base: string) {
  const cache = createCompileCache()
  const icons = readIconSet()
  const publicFiles = readPublicFiles(project.publicDirs)
  const folders = new Map(findBlockFolders(project.blockDirs).map(({ type, folder }) => [type, folder]))

  return (type: string): readonly CompiledExample[] => {
    const file = join(folders.get(type) ?? '', 'example.yaml')
    return splitExamples(readFileSync(file, 'utf8')).map((block, index) => {
      const id = `${type}-${index + 1}`
      const path = `${home}/preview/${id}`
      const { site, diagnostics } = compileSite({
        file: relative(process.cwd(), file),
        bytes: new TextEncoder().encode(exampleSite(block, path, `${type} ${index + 1}`, base)),
        schema,
        publicFiles,
        icons,
        mode: 'production',
        cache,
      })
      const example = { id, yaml: asListItem(block), preview: base + path }
      return site ? { ...example, site, path } : { ...example, problem: explain(diagnostics, block) }
    })
  }
}

/** A block, indented as below `blocks:` of a page. */
export function asListItem(block: string): string {
  return `${indent(block, ' '.repeat(8)).replace(/^ {8}(?=\S)/, '      - ')}\n`
}

/** Diagnostics of an example, with positions in its own file. */
function explain(diagnostics: readonly Diagnostic[], block: string): string {
  const own = ({ line, column }: Diagnostic['start']) => ({
    line: line - exampleOffset.lines,
    column: column - exampleOffset.columns,
  })
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
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
  if (!first) throw new Error('compileGallery expects at least one example that compiles.')
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
