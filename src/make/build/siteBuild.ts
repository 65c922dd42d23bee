import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin, ViteBuilder } from 'vite'
import type { CompiledSite } from '../../../schema/model.ts'
import { basePath } from '../../../schema/siteAddress.ts'
import { headingFontFile } from '../../site/theme/baseCss.ts'
import { authorError } from '../project/authorError.ts'
import { imageCacheDir, type Project } from '../project/project.ts'
import type { CompiledSource } from '../project/siteSource.ts'
import { appEnvironments, buildApp } from './appBuild.ts'
import type { BuildReports, BuildResult } from './buildReports.ts'
import { keptApp } from './cache/appCache.ts'
import { codeDigest } from './cache/codeDigest.ts'
import { createPageCache, type PageCache } from './cache/pageCache.ts'
import { canKeep } from './cache/siteCache.ts'
import { type FontsByLanguage, type PackedFont, packFonts, writeFonts } from './fonts/packFonts.ts'
import { writeImageCopies } from './images/writeImageCopies.ts'
import { locateFailure } from './locateFailure.ts'
import { favicon, monogram } from './monogram.ts'
import { copyPublicFiles, copyWave, showsWave } from './publicFiles.ts'
import { putInPlace } from './putInPlace.ts'
import { readPublicFile } from './readPublicFile.ts'
import { writeWaves } from './recordings/writeWaves.ts'
import { shareLook } from './share/shareImage.ts'
import { shareNotes, writeShareImages } from './share/writeShareImages.ts'
import { type BuiltApp, createSiteWriter, manifestFile, type WrittenSite } from './siteWriter.ts'
import { createWorkFolder } from './workFolder.ts'

/** A built site that hasn't been moved to its final folder yet. */
interface BuiltSite extends BuiltApp {
  readonly outDir: string
}

/**
 * `vite build`: compiles the site, builds the app for browser and server, prerenders every path
 * and replaces the old site. If anything fails, the old site stays unchanged.
 */
export function siteBuild(project: Project, source: CompiledSource): Plugin {
  const reports: BuildReports = {}
  return {
    name: 'pagewright:build',
    api: reports,
    apply: 'build',
    async config() {
      const { folder: work, remove } = await createWorkFolder(project)
      // The server's bundle is a module, whatever the site's package says.
      await writeFile(path.join(work, 'package.json'), '{ "type": "module" }')
      return {
        base: `${basePath(source.current().site?.shell.site.url ?? '')}/`,
        environments: appEnvironments(project, work),
        builder: {
          sharedConfigBuild: true,
          async buildApp(builder) {
            const build = { builder, project, source, work, reports }
            try {
              reports.result = await buildSite(build)
            } catch (error) {
              throw await locateFailure(error, project)
            } finally {
              await remove()
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
  readonly reports: BuildReports
}

async function buildSite(build: Build): Promise<BuildResult> {
  const { project, source, work, reports } = build
  const begin = (stage: string) => reports.onStage?.(stage)

  begin('Compiling the site file')
  const { site, found } = await compileSource(source)
  const code = codeDigest(project)
  // Packing the font mostly waits for other threads, as bundling does.
  const packing = packFonts(project, site, code)
  const [{ app, cache }, fonts] = await Promise.all([prepareApp(build, site, code), packing])
  const built = { ...app, outDir: path.join(work, 'client') }
  await rm(path.join(built.outDir, path.dirname(manifestFile)), { recursive: true })
  await copyPublicFiles(project, built.outDir, site)
  const icon = path.join(built.outDir, favicon)
  if (!existsSync(icon)) await writeFile(icon, monogram(site.shell))

  const places = { ...project, ...built, cacheDir: imageCacheDir(project) }
  await writeImageCopies(site.images, places, (count) => reports.onStage?.('Making smaller copies of images', count))
  await writeWaves(site.recordings, places)

  begin('Rendering pages')
  const { pages, rendered, styleFiles } = await writePages(build, site, built, { fonts, cache })
  if (showsWave(styleFiles)) await copyWave(built.outDir)

  await putInPlace(built.outDir, project.outDir, path.join(work, 'old'), cache?.inPlace ?? new Set())
  cache?.save()
  return { outDir: project.outDir, pages, unchanged: pages - rendered, found, site }
}

/** @throws An error without a stack trace, with a message for the author, if the site file has errors. */
async function compileSource(source: CompiledSource): Promise<{ site: CompiledSite; found: string | undefined }> {
  const { site, failure, refusal, found } = source.current()
  const refused = await (failure ?? refusal)?.()
  if (refused || !site) {
    throw authorError(`\n${refused?.text ?? ''}\nNothing was built; the site built before is untouched.`)
  }
  return { site, found: await found() }
}

/** The app, from the cache if the build before left it there, and the cache of its pages. */
async function prepareApp(
  { builder, project, work, reports }: Build,
  site: CompiledSite,
  code: string,
): Promise<{ readonly app: BuiltApp; readonly cache?: PageCache }> {
  const makeApp = () => {
    reports.onStage?.('Building the code of the blocks')
    return buildApp(builder, project, work, site.shell.analytics)
  }
  const hasCache = canKeep(project)
  const app = hasCache ? await keptApp(project, site, code, work, makeApp) : await makeApp()
  // Otherwise Vite builds the environments again.
  for (const environment of Object.values(builder.environments)) environment.isBuilt = true
  return { app, ...(hasCache && { cache: createPageCache(project, code) }) }
}

/** Writes share pictures, the font subsets, changed pages and the files for the host. */
async function writePages(
  { builder, project }: Build,
  site: CompiledSite,
  { outDir, ...app }: BuiltSite,
  { fonts, cache }: { readonly fonts: FontsByLanguage<PackedFont>; readonly cache: PageCache | undefined },
): Promise<WrittenSite> {
  const places = { ...project, outDir, cacheDir: imageCacheDir(project) }
  const typeface = await readPublicFile(project.publicDirs, headingFontFile(site.shell.theme))
  const look = shareLook(site, typeface)
  const writeSite = await createSiteWriter(project, app)
  const pageFonts = await writeFonts(fonts, outDir)
  const [written, untitled] = await Promise.all([
    writeSite(site, outDir, { shareLook: look, pageFonts, ...(cache && { cache }) }),
    writeShareImages(site, look, { ...places, typeface }),
  ])
  for (const note of shareNotes(site, look, untitled)) builder.config.logger.warn(note)
  return written
}
