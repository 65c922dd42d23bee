import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, Plugin, ViteBuilder } from 'vite'
import type { CompiledSite } from '../../schema/model.ts'
import { buildBootstrap } from './bootstrapScript.ts'
import { buildYear } from './buildYear.ts'
import { writeDeployFiles } from './deployFiles.ts'
import { prerender } from './prerender.ts'
import { findBlockFolders, type Project } from './project.ts'
import type { CompiledSource } from './siteSource.ts'

type ServerEntry = typeof import('../runtime/entryServer.tsx')

const shareImage = '/images/share.png'

/** What a build has made before its result is put in place. */
export interface BuiltApp {
  /** Folder of the result. */
  readonly outDir: string
  readonly manifest: Manifest
  /** Folder of the bundles for the server, named after their entries. */
  readonly serverDir: string
}

/** Documents beside those of the site, with entries of their own; paths of sources are from Pagewright's folder. */
export interface BuildAddition {
  readonly client: string
  readonly server: string
  write(built: BuiltApp): Promise<void>
}

/**
 * `vite build`: compiles the site, builds the app for browser and server, prerenders every path
 * and puts the result in place of the old one. Nothing of the old site changes before all is well.
 */
export function siteBuild(project: Project, source: CompiledSource, addition?: BuildAddition): Plugin {
  const inputs = (...sources: (string | undefined)[]) =>
    sources.flatMap((file) => (file === undefined ? [] : [path.join(project.root, file)]))
  let work: string | undefined

  return {
    name: 'pagewright:build',
    apply: 'build',
    async config() {
      // Beside the old site, so that putting the new one in place is a rename.
      const beside = path.dirname(project.outDir)
      await mkdir(beside, { recursive: true })
      work = await mkdtemp(path.join(beside, '.pagewright-build-'))
      return {
        environments: {
          client: {
            build: {
              outDir: path.join(work, 'client'),
              manifest: true,
              copyPublicDir: false,
              rolldownOptions: { input: inputs('src/runtime/entryClient.tsx', addition?.client) },
            },
          },
          ssr: {
            // Packages that are only half at home in Node's module system work once they are bundled.
            resolve: { noExternal: true },
            build: {
              outDir: path.join(work, 'server'),
              ssr: true,
              copyPublicDir: false,
              rolldownOptions: { input: inputs('src/runtime/entryServer.tsx', addition?.server) },
            },
          },
        },
        builder: {
          sharedConfigBuild: true,
          buildApp: (builder) => buildSite(builder, project, source, work ?? '', addition),
        },
      }
    },
  }
}

async function buildSite(
  builder: ViteBuilder,
  project: Project,
  source: CompiledSource,
  work: string,
  addition: BuildAddition | undefined,
): Promise<void> {
  const { logger } = builder.config
  try {
    const site = compiledSite(source, logger.info)
    const { client, ssr } = builder.environments
    if (!client || !ssr) throw new Error('The build needs the environments `client` and `ssr`.')
    await builder.build(client)
    await builder.build(ssr)
    const next = path.join(work, 'client')
    const { pages, manifest } = await writeSite(project, site, work, next)
    await addition?.write({ outDir: next, manifest, serverDir: path.join(work, 'server') })
    await putInPlace(next, project.outDir, path.join(work, 'old'))
    logger.info(`\n${pages} page${pages === 1 ? '' : 's'} in ${path.relative(process.cwd(), project.outDir)}`)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** An author's mistake is no accident of ours: the message stands alone, without a stack. */
function compiledSite(source: CompiledSource, print: (text: string) => void): CompiledSite {
  const { site, failure, notices } = source.recompile()
  if (failure || !site) {
    const error = new Error(
      `\n${failure?.text ?? ''}\nNothing was built; the site built before is untouched.`,
    )
    error.stack = error.message
    throw error
  }
  if (notices) print(notices)
  return site
}

/** Completes the client build to a site: public files, prerendered pages, files for the host. */
async function writeSite(
  project: Project,
  site: CompiledSite,
  work: string,
  next: string,
): Promise<{ pages: number; manifest: Manifest }> {
  const manifestFile = path.join(next, '.vite/manifest.json')
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest
  await rm(path.dirname(manifestFile), { recursive: true })
  for (const publicDir of project.publicDirs) await cp(publicDir, next, { recursive: true })

  const server = (await import(pathToFileURL(path.join(work, 'server/entryServer.js')).href)) as ServerEntry
  await server.loadBlockTypes(site.blockTypes)
  const blockSources = new Map(
    findBlockFolders(project.blocksDir).map(({ type, file }) => [
      type,
      path.relative(project.root, file).replaceAll(path.sep, '/'),
    ]),
  )
  const { pages, policy } = await prerender({
    site,
    outDir: next,
    manifest,
    blockSources,
    template: await readFile(path.join(project.root, 'index.html'), 'utf8'),
    bootstrap: await buildBootstrap(project.root),
    renderPage: server.renderPage,
    shareImage: existsSync(path.join(next, shareImage)) ? shareImage : undefined,
    buildYear: buildYear(),
  })
  await writeDeployFiles(next, site, policy)
  return { pages, manifest }
}

async function putInPlace(next: string, outDir: string, old: string): Promise<void> {
  if (existsSync(outDir)) await rename(outDir, old)
  await rename(next, outDir)
}
