import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build, createBuilder } from 'vite'
import type { CompiledEntry, CompiledPage, CompiledSite } from '../../schema/model.ts'
import { codePlugins } from '../build/modules/codePlugins.ts'
import { shellModule } from '../build/modules/shellModule.ts'
import { siteBuild } from '../build/siteBuild.ts'
import { compileExamples } from '../gallery/compileGallery.ts'
import type { Project } from '../project/project.ts'
import type { CompiledSource } from '../project/siteSource.ts'
import { notFoundPath } from '../runtime/pageContent.ts'
import { viteSettings } from '../viteSettings.ts'

interface ExamplePages {
  /** Path of one more page, with all examples. */
  readonly all?: string
  /** Block types whose examples get a page. Default: all of the project. */
  readonly types?: readonly string[]
}

/**
 * Builds a site with one page for each example of a project's blocks into its output folder. Also writes `contract.js`
 * there, which is injected into each page.
 */
export async function buildExamples(project: Project, pages: ExamplePages = {}): Promise<void> {
  const source = examplesSource(project, pages)
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
        entry: path.join(project.root, 'src/contract/page/main.ts'),
        formats: ['iife'],
        name: 'contractInPage',
        fileName: () => probeFile,
      },
    },
  })
}

/** File of the script that is injected. */
export const probeFile = 'contract.js'

function examplesSource(project: Project, pages: ExamplePages): CompiledSource {
  const { site, failure } = compileExamples(project, '', undefined)
  const compilation = {
    site: withOtherPages(onlyOf(site, pages.types), pages.all),
    failure,
    found: undefined,
  }
  return { current: () => compilation }
}

/** The site without the examples of other block types. */
function onlyOf(site: CompiledSite, types: readonly string[] | undefined): CompiledSite {
  if (types === undefined) return site
  const isShown = (at: string) => at === notFoundPath || types.some((type) => examplePath(type, at) !== undefined)
  return { ...site, entries: new Map([...site.entries].filter(([at]) => isShown(at))) }
}

/** Number of the example of a type at a path of the gallery; undefined for another page. */
export function examplePath(type: string, at: string): number | undefined {
  const [, found, number] = /^\/preview\/(.+)-(\d+)$/.exec(at) ?? []
  return found === type ? Number(number) : undefined
}

/** The site with more pages: the target of links in examples, and one page with all examples, if it is asked for. */
function withOtherPages(site: CompiledSite, all: string | undefined): CompiledSite {
  const pages = [...site.entries.values()].flatMap((entry) => (entry.kind === 'page' ? [entry.page] : []))
  const notFound = pages.find((page) => page.path === notFoundPath)
  if (!notFound) throw new Error('The site of the examples expects a not-found page.')
  const at = (path: string, rest: Partial<CompiledPage>): [string, CompiledEntry] => [
    path,
    { kind: 'page', page: { ...notFound, path, canonical: path, name: path, ...rest } },
  ]
  const shown = pages.filter((page) => page !== notFound)
  const blocks = shown.flatMap((page) => page.blocks.map((block) => ({ ...block, key: `${page.path} ${block.key}` })))
  const dialogs: CompiledPage['dialogs'] = Object.assign({}, ...shown.map((page) => page.dialogs))
  const whole = all === undefined ? [] : [at(all, { blocks, dialogs })]
  return { ...site, entries: new Map([...site.entries, at('/', {}), ...whole]) }
}
