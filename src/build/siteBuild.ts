import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin, ViteBuilder } from 'vite'
import type { CompiledSite } from '../../schema/model.ts'
import { imageCacheDir, type Project } from '../project/project.ts'
import type { CompiledSource } from '../project/siteSource.ts'
import { appEnvironments, buildApp } from './appBuild.ts'
import type { BuildReports, BuildResult } from './buildReports.ts'
import { keptApp } from './cache/appCache.ts'
import { createPageCache, type PageCache } from './cache/pageCache.ts'
import { canKeep, placesOf } from './cache/siteCache.ts'
import { writeFontSubset } from './fonts/writeFontSubset.ts'
import { writeImageCopies } from './images/writeImageCopies.ts'
import { locateFailure } from './locateFailure.ts'
import { putInPlace } from './putInPlace.ts'
import { sharePictures } from './share/sharePictures.ts'
import { type BuiltApp, createSiteWriter, manifestFile, type WrittenSite } from './siteWriter.ts'

/** A built site that is not in place yet. */
export interface BuiltSite extends BuiltApp {
  readonly outDir: string
}

/** Documents beside those of the site, with entries of their own. */
interface BuildAddition {
  /** Paths of source files from Pagewright's folder. */
  readonly client: string
  readonly server: string
  write(built: BuiltSite): Promise<void>
}

/**
 * `vite build`: compiles the site, builds the app for browser and server, prerenders every path
 * and replaces the old site. The old site stays as it is if anything fails.
 */
export function siteBuild(project: Project, source: CompiledSource, addition?: BuildAddition): Plugin {
  const reports: BuildReports = {}
  return {
    name: 'pagewright:build',
    api: reports,
    apply: 'build',
    async config() {
      // Beside the old site, so that a rename puts the new one in place.
      const beside = path.dirname(project.outDir)
      await mkdir(beside, { recursive: true })
      const work = await mkdtemp(path.join(beside, '.pagewright-build-'))
      return {
        environments: appEnvironments(project, work, addition),
        builder: {
          sharedConfigBuild: true,
          async buildApp(builder) {
            const build = { builder, project, source, work, addition, reports }
            try {
              reports.result = await buildSite(build)
            } catch (error) {
              throw addition ? error : locateFailure(error, project)
            } finally {
              await rm(work, { recursive: true, force: true })
            }
          },
        },
      }
    },
  }
}

interface Build {
  readonly builder: ViteBuilder
  readonly project: Project
  readonly source: CompiledSource
  /** Folder of the new site and the app until they are in place. */
  readonly work: string
  readonly addition: BuildAddition | undefined
  readonly reports: BuildReports
}

async function buildSite(build: Build): Promise<BuildResult> {
  const { project, source, work, addition, reports } = build
  const begin = (stage: string) => reports.onStage?.(stage)

  begin('Compiling the site file')
  const { site, found } = compileSource(source)
  const { app, cache } = await prepareApp(build, site)
  const built = { ...app, outDir: path.join(work, 'client') }
  await copyPublicFiles(project, built)

  begin('Making smaller copies of images')
  await writeImageCopies(site.images, { ...project, ...built, cacheDir: imageCacheDir(project) })

  begin('Rendering pages')
  const { pages, rendered } = await writePages(build, site, built, cache)
  await addition?.write(built)

  const inPlace = cache?.inPlace ?? new Set()
  await putInPlace({ next: built.outDir, outDir: project.outDir, old: path.join(work, 'old'), inPlace })
  if (cache) saveCache(build, cache)
  return {
    outDir: project.outDir,
    pages,
    unchanged: pages - rendered,
    ...(found !== undefined && { found }),
  }
}

/** @throws An error without a stack if the site file has errors: its message is for the author. */
function compileSource(source: CompiledSource): { readonly site: CompiledSite; readonly found?: string } {
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

/** The app, from the cache if the build before left it there, and the cache of its pages. */
async function prepareApp(
  { builder, project, work, addition, reports }: Build,
  site: CompiledSite,
): Promise<{ readonly app: BuiltApp; readonly cache?: PageCache }> {
  const makeApp = () => {
    reports.onStage?.('Building the code of the blocks')
    return buildApp(builder, project, work, site.shell.analytics)
  }
  // The cache does not know the sources of an addition.
  const hasCache = addition === undefined && canKeep(project)
  const { app, code } = hasCache ? await keptApp(project, site, work, makeApp) : { app: await makeApp() }
  // Vite would build the environments that it takes for forgotten.
  for (const environment of Object.values(builder.environments)) environment.isBuilt = true
  return { app, ...(code !== undefined && { cache: createPageCache({ ...placesOf(project), code }) }) }
}

/** Makes the client build the folder of a site: without its manifest, with the public files. */
async function copyPublicFiles({ publicDirs }: Project, { outDir }: BuiltSite): Promise<void> {
  await rm(path.join(outDir, path.dirname(manifestFile)), { recursive: true })
  for (const publicDir of publicDirs) await cp(publicDir, outDir, { recursive: true })
}

/** Writes share pictures, the font subset, changed pages and the files for the host. */
async function writePages(
  { builder, project }: Build,
  site: CompiledSite,
  { outDir, ...app }: BuiltSite,
  cache: PageCache | undefined,
): Promise<WrittenSite> {
  const pictures = await sharePictures(project, site)
  const writeSite = await createSiteWriter(project, app)
  const fontSubset = await writeFontSubset(project, site, outDir)
  const options = { shareLook: pictures.look, fontSubset, ...(cache && { cache }) }
  const [written, note] = await Promise.all([writeSite(site, outDir, options), pictures.write(outDir)])
  if (note !== undefined) builder.config.logger.warn(note)
  return written
}

/** A cache that cannot be written is no failure: the site is in place. */
function saveCache({ builder, project }: Build, cache: PageCache): void {
  try {
    cache.save()
  } catch {
    const text = `What the next build could use was not kept: ${project.cacheDir} cannot be written.`
    builder.config.logger.warn(text)
  }
}
