import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, createBuilder } from 'vite'
import { composeSchema, formatSchema } from '../../schema/composeSchema.ts'
import type { CompiledEntry, CompiledPage, CompiledSite } from '../../schema/model.ts'
import { readBlockSchemas } from '../../schema/readBlockSchemas.ts'
import { blockRegistry } from '../../src/build/modules/blockRegistry.ts'
import { iconModules } from '../../src/build/modules/iconModules.ts'
import { shellModule } from '../../src/build/modules/shellModule.ts'
import { staticStyles } from '../../src/build/modules/staticStyles.ts'
import { siteBuild } from '../../src/build/siteBuild.ts'
import { nameSnippet } from '../../src/compiler/editor/nameSnippet.ts'
import { compileGallery } from '../../src/gallery/server/compileGallery.ts'
import { findProject, type Project, withGalleryFiles } from '../../src/project/project.ts'
import { readIconSet } from '../../src/project/readIconSet.ts'
import type { CompiledSource } from '../../src/project/siteSource.ts'
import { notFoundPath } from '../../src/runtime/pageContent.ts'
import { buildSettings } from '../../src/viteSettings.ts'
import { allPath } from './exampleFolders.ts'

/**
 * Builds a site with one page for each example of a folder of blocks and one page with all of them:
 * `buildExamples.ts BLOCKS OUT`. Also writes `contract.js` into OUT, which the suite injects into each page.
 */
const [blocksDir = '', outDir = ''] = process.argv.slice(2).map((folder) => path.resolve(folder))

const project: Project = {
  ...withGalleryFiles(findProject()),
  blockDirs: [blocksDir],
  outDir,
  schemaFile: `${outDir}.schema.json`,
}

const schema = composeSchema(await readBlockSchemas([blocksDir]), readIconSet().names().map(nameSnippet))
writeFileSync(project.schemaFile, formatSchema(schema))

const source = examplesSource(project)
const builder = await createBuilder({
  root: project.root,
  configFile: false,
  logLevel: 'warn',
  plugins: [
    staticStyles(project),
    react(),
    iconModules(),
    blockRegistry(project),
    shellModule(source),
    siteBuild(project, source),
  ],
  build: buildSettings,
})
await builder.buildApp()

await build({
  root: project.root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    outDir,
    emptyOutDir: false,
    minify: false,
    lib: {
      entry: fileURLToPath(new URL('page/main.ts', import.meta.url)),
      formats: ['iife'],
      name: 'contractInPage',
      fileName: () => 'contract.js',
    },
  },
})

function examplesSource(project: Project): CompiledSource {
  const { site, failure } = compileGallery(project, '', undefined)
  const compilation = { site: withOtherPages(site), failure, found: undefined }
  return { current: () => compilation, recompile: () => compilation, mentions: () => true }
}

/** The site with two more pages: the target of links in examples, and one page with all examples. */
function withOtherPages(site: CompiledSite): CompiledSite {
  const pages = [...site.entries.values()].flatMap((entry) => (entry.kind === 'page' ? [entry.page] : []))
  const notFound = pages.find((page) => page.path === notFoundPath)
  if (!notFound) throw new Error('The site of the examples expects a not-found page.')
  const at = (path: string, rest: Partial<CompiledPage>): [string, CompiledEntry] => [
    path,
    { kind: 'page', page: { ...notFound, path, canonical: path, name: path, ...rest } },
  ]
  const shown = pages.filter((page) => page !== notFound)
  const blocks = shown.flatMap((page) =>
    page.blocks.map((block) => ({ ...block, key: `${page.path} ${block.key}` })),
  )
  const dialogs: CompiledPage['dialogs'] = Object.assign({}, ...shown.map((page) => page.dialogs))
  return { ...site, entries: new Map([...site.entries, at('/', {}), at(allPath, { blocks, dialogs })]) }
}
