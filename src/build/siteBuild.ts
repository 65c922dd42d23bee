import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import type { EnvironmentOptions, Plugin, ViteBuilder } from 'vite'
import type { CompiledSite } from '../../schema/model.ts'
import { imageCacheDir, type Project } from '../project/project.ts'
import type { CompiledSource } from '../project/siteSource.ts'
import type { BuildReports, BuildResult } from './buildReports.ts'
import { keptApp } from './cache/appCache.ts'
import { createPageCache, type PageCache } from './cache/pageCache.ts'
import { canKeep, placesOf } from './cache/siteCache.ts'
import { writeFontSubset } from './fonts/writeFontSubset.ts'
import { writeImageCopies } from './images/writeImageCopies.ts'
import { locateFailure } from './locateFailure.ts'
import { buildBootstraps } from './prerender/bootstrapScript.ts'
import { putInPlace } from './putInPlace.ts'
import { sharePictures } from './share/sharePictures.ts'
import {
  type BuiltApp,
  createSiteWriter,
  manifestFile,
  readManifest,
  type WrittenSite,
} from './siteWriter.ts'

/** What a build has made before its result is put in place. */
export interface BuiltSite extends BuiltApp {
  /** Folder of the result. */
  readonly outDir: string
}

/** Documents beside those of the site, with entries of their own; paths of sources are from Pagewright's folder. */
interface BuildAddition {
  readonly client: string
  readonly server: string
  write(built: BuiltSite): Promise<void>
}

/**
 * `vite build`: compiles the site, builds the app for browser and server, prerenders every path
 * and puts the result in place of the old one. Nothing of the old site changes before all is well.
 */
export function siteBuild(project: Project, source: CompiledSource, addition?: BuildAddition): Plugin {
  let work: string | undefined
  const reports: BuildReports = {}

  return {
    name: 'pagewright:build',
    api: reports,
    apply: 'build',
    async config() {
      // Beside the old site, so that putting the new one in place is a rename.
      const beside = path.dirname(project.outDir)
      await mkdir(beside, { recursive: true })
      work = await mkdtemp(path.join(beside, '.pagewright-build-'))
      return {
        environments: appEnvironments(project, work, addition),
        builder: {
          sharedConfigBuild: true,
          async buildApp(builder) {
            reports.result = await buildSite(builder, {
              project,
              source,
              work: work ?? '',
              addition,
              reports,
            })
          },
        },
      }
    },
  }
}

/** How the app is built for browser and server, into two folders beside each other. */
export function appEnvironments(
  project: Project,
  folder: string,
  addition?: Pick<BuildAddition, 'client' | 'server'>,
): Record<string, EnvironmentOptions> {
  const inputs = (...sources: (string | undefined)[]) =>
    sources.flatMap((file) => (file === undefined ? [] : [path.join(project.root, file)]))
  return {
    client: {
      build: {
        outDir: path.join(folder, 'client'),
        manifest: true,
        copyPublicDir: false,
        rolldownOptions: { input: inputs('src/runtime/entryClient.tsx', addition?.client) },
      },
    },
    ssr: {
      // Packages that are only half at home in Node's module system work once they are bundled.
      resolve: { noExternal: true },
      build: {
        outDir: path.join(folder, 'server'),
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: inputs(
            'src/build/prerender/entryPrerender.ts',
            'src/build/prerender/prerenderThread.ts',
            addition?.server,
          ),
        },
      },
    },
  }
}

interface BuildInput {
  readonly project: Project
  readonly source: CompiledSource
  /** Folder of what is not in place yet. */
  readonly work: string
  readonly addition: BuildAddition | undefined
  readonly reports: BuildReports
}

async function buildSite(
  builder: ViteBuilder,
  { project, source, work, addition, reports }: BuildInput,
): Promise<BuildResult> {
  const { logger } = builder.config
  const begin = (stage: string) => reports.onStage?.(stage)
  try {
    begin('Compiling the site file')
    const { site, found } = compiledSite(source)
    const build = () => {
      begin('Building the code of the blocks')
      return buildApp(builder, project, work, site)
    }
    // What an addition is made from is not known here.
    const isKept = addition === undefined && canKeep(project)
    const { app, code } = isKept ? await keptApp(project, site, work, build) : { app: await build() }
    const cache = code === undefined ? undefined : createPageCache({ ...placesOf(project), code })
    // Vite builds on its own what it takes for forgotten.
    for (const environment of Object.values(builder.environments)) environment.isBuilt = true

    const next = path.join(work, 'client')
    const complete = { cache, begin, print: (text: string) => logger.warn(text) }
    const { pages, rendered } = await completeSite(project, site, { ...app, outDir: next }, complete)
    await addition?.write({ ...app, outDir: next })
    const inPlace = cache?.inPlace ?? new Set()
    await putInPlace({ next, outDir: project.outDir, old: path.join(work, 'old'), inPlace })
    if (cache && !isSaved(cache)) {
      logger.warn(`What the next build could use was not kept: ${project.cacheDir} cannot be written.`)
    }
    return {
      outDir: project.outDir,
      pages,
      unchanged: pages - rendered,
      ...(found !== undefined && { found }),
    }
  } catch (error) {
    throw addition ? error : locateFailure(error, project)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

interface Completion {
  readonly cache: PageCache | undefined
  /** Says which part of the work begins. */
  readonly begin: (stage: string) => void
  readonly print: (text: string) => void
}

/** Completes the client build to a site: public files, pictures, pages that are not in place already, files for the host. */
async function completeSite(
  project: Project,
  site: CompiledSite,
  { outDir, ...app }: BuiltSite,
  { cache, begin, print }: Completion,
): Promise<WrittenSite> {
  await rm(path.join(outDir, path.dirname(manifestFile)), { recursive: true })
  const { publicDirs } = project
  for (const publicDir of publicDirs) await cp(publicDir, outDir, { recursive: true })
  begin('Making smaller copies of images')
  await writeImageCopies(site.images, { publicDirs, outDir, cacheDir: imageCacheDir(project) })
  const pictures = await sharePictures(project, site)
  begin('Rendering pages')
  const writeSite = await createSiteWriter(project, app)
  const fontSubset = await writeFontSubset(project, site, outDir)
  const options = { shareLook: pictures.look, fontSubset, ...(cache && { cache }) }
  const [written, note] = await Promise.all([writeSite(site, outDir, options), pictures.write(outDir)])
  if (note !== undefined) print(note)
  return written
}

/** The site is in place by now: that its cache cannot be written does not make it worse. */
function isSaved(cache: PageCache): boolean {
  try {
    cache.save()
    return true
  } catch {
    return false
  }
}

/** Builds the app into the folders `client` and `server` of another folder. */
async function buildApp(
  builder: ViteBuilder,
  project: Project,
  folder: string,
  { shell }: CompiledSite,
): Promise<BuiltApp> {
  await buildBoth(builder)
  return {
    manifest: await readManifest(path.join(folder, 'client')),
    serverDir: path.join(folder, 'server'),
    bootstraps: await buildBootstraps(project.root, shell.analytics),
  }
}

/** Builds the app for browser and server. */
export async function buildBoth(builder: ViteBuilder): Promise<void> {
  const { client, ssr } = builder.environments
  if (!client || !ssr) throw new Error('The build needs the environments `client` and `ssr`.')
  await builder.build(client)
  await builder.build(ssr)
}

/** An author's mistake is no accident of ours: the message stands alone, without a stack. */
function compiledSite(source: CompiledSource): { readonly site: CompiledSite; readonly found?: string } {
  const { site, failure, found } = source.recompile()
  if (failure || !site) {
    const error = new Error(
      `\n${failure?.text ?? ''}\nNothing was built; the site built before is untouched.`,
    )
    error.stack = error.message
    throw error
  }
  return { site, ...(found !== undefined && { found }) }
}
