import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build, createBuilder } from 'vite'
import type { CompiledPage, CompiledSite } from '../../../schema/model.ts'
import { compileExamples, loadWords } from '../../gallery/compileGallery.ts'
import { inLook, joinPages, lookThemes, pageAt, specimenOf } from '../../gallery/looks.ts'
import { notFoundPath } from '../../site/runtime/pageContent.ts'
import { codePlugins, shellModule } from '../build/modules/codePlugins.ts'
import { siteBuild } from '../build/siteBuild.ts'
import type { Project } from '../project/project.ts'
import type { CompiledSource } from '../project/siteSource.ts'
import { viteSettings } from '../viteSettings.ts'

/** An example of a block, on a page of its own. */
export interface Example {
  readonly at: string
  readonly type: string
  /** `faq, example 1`. */
  readonly name: string
}

interface ExamplePages {
  /** Path of one more page, with all examples. */
  readonly all?: string
  /** Block types whose examples get a page. Default: all of the project. */
  readonly types?: readonly string[]
  /** Whether each has a page in every look, too, beside one that shows the look whole. */
  readonly hasLooks?: boolean
}

/**
 * Builds a site with one page for each example of a project's blocks into its output folder. Also writes `contract.js`
 * there, which is injected into each page.
 */
export async function buildExamples(
  project: Project,
  { all, types, hasLooks }: ExamplePages = {},
): Promise<readonly Example[]> {
  const gallery = compileExamples(project, await loadWords(), '', undefined)
  const examples = [...gallery.site.entries.keys()].flatMap((at) => {
    const [, type, number] = /^\/preview\/(.+)-(\d+)$/.exec(at) ?? []
    const isShown = type !== undefined && (types?.includes(type) ?? true)
    return isShown ? [{ at, type, name: `${type}, example ${number}` }] : []
  })
  const { failure } = gallery
  const compilation = {
    site: siteOf(gallery.site, examples, all, hasLooks),
    failure: failure && (async () => failure),
    found: async () => undefined,
  }
  const source: CompiledSource = { current: () => compilation }
  const builder = await createBuilder({
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), viteSettings(project), ...codePlugins(project), shellModule(source), siteBuild(project, source)],
  })
  await builder.buildApp()
  await build({
    root: project.root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    cacheDir: path.join(project.cacheDir, 'vite'),
    build: {
      outDir: project.outDir,
      emptyOutDir: false,
      minify: false,
      lib: {
        entry: path.join(project.root, 'src/make/blockTests/page/main.ts'),
        formats: ['iife'],
        name: 'contractInPage',
        fileName: () => probeFile,
      },
    },
  })
  return examples
}

/** File of the script that is injected. */
export const probeFile = 'contract.js'

/** A site with the pages of examples, the target of links in them, and what else is asked for. */
function siteOf(site: CompiledSite, examples: readonly Example[], all?: string, hasLooks = false): CompiledSite {
  const notFound = pageAt(site, notFoundPath)
  const emptyPage = (path: string): CompiledPage => ({ ...notFound, path, canonical: path, name: path })
  const shown = examples.map(({ at }) => pageAt(site, at))
  const pages = [...shown, notFound, emptyPage('/')]
  if (all !== undefined) pages.push(joinPages(emptyPage(all), shown))
  if (hasLooks) {
    const specimen = specimenOf(site, '')
    for (const look of lookThemes.keys()) pages.push(...inLook([...shown, specimen], '', look))
  }
  return { ...site, entries: new Map(pages.map((page) => [page.path, { kind: 'page', page }])) }
}
