import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
import type { CompiledSite } from '../../../schema/model.ts'
import { shellAt } from '../../../schema/shellAt.ts'
import { basePath, cssWithBase } from '../../../schema/siteAddress.ts'
import { timeAt } from '../../language/shown.ts'
import { sharedCss } from '../../site/theme/baseCss.ts'
import { chosenMoment } from '../project/chosenMoment.ts'
import { findBlockFolders, type Project } from '../project/project.ts'
import type { PageCache } from './cache/pageCache.ts'
import { momentOf } from './clocks.ts'
import { writeDeployFiles } from './deployFiles.ts'
import type { FontsByLanguage } from './fonts/packFonts.ts'
import { type InlineScripts, inlineScriptTexts } from './prerender/inlineScripts.ts'
import {
  htmlFile,
  type PageJob,
  type PrerenderSettings,
  policyOf,
  sha256Of,
  type WrittenPage,
  writeText,
} from './prerender/prerender.ts'
import { type ListedPage, prerenderPages } from './prerender/prerenderPages.ts'
import { redirectDocument } from './prerender/redirectDocument.ts'
import type { PolicyMode } from './prerender/securityPolicy.ts'
import { trailTo } from './prerender/structuredData.ts'
import { themesOf } from './prerender/themesOf.ts'
import type { ShareLook } from './share/shareImage.ts'

const entrySource = 'src/site/runtime/entryClient.tsx'
const noShareLook: ShareLook = { hash: '', mode: 'none' }

/** The bundled app: the code of the blocks for browser and server. */
export interface BuiltApp {
  readonly manifest: Manifest
  /** Folder of the bundles for the server, named after their entries. */
  readonly serverDir: string
  readonly scripts: InlineScripts
  /** `development` for an app with React's development build. Default: strict. */
  readonly policyMode?: PolicyMode
}

/** Counts of written pages. */
export interface WrittenSite {
  readonly pages: number
  /** How many of them were rendered; the others came from the cache. */
  readonly rendered: number
  /** Addresses of the files that the styles of some page load. */
  readonly styleFiles: ReadonlySet<string>
}

interface WriteOptions {
  /** Pages of the previous build. */
  readonly cache?: PageCache
  /** Settings of generated share images; without them, pages have only those that they name. */
  readonly shareLook?: ShareLook
  /** The fonts of the theme, measured and packed. */
  readonly pageFonts?: FontsByLanguage
  /** Number of rendering threads. Default: depends on the number of pages and processors. */
  readonly threads?: number
}

/** Writes the pages of a site and the files for its host into a folder. */
export type WriteSite = (site: CompiledSite, outDir: string, options?: WriteOptions) => Promise<WrittenSite>

/** Creates a function that writes any number of sites with the same app. */
export async function createSiteWriter(project: Project, app: BuiltApp): Promise<WriteSite> {
  const shared = {
    ...filesOf(project, app.manifest),
    template: await readFile(path.join(project.root, 'index.html'), 'utf8'),
    scripts: app.scripts,
    policyMode: app.policyMode ?? 'strict',
  }
  return async (site, outDir, { cache, threads, pageFonts = {}, shareLook = noShareLook } = {}) => {
    const { shell, shells, untranslated, sources, blockTypes, entries, styles: ownCss } = site
    const themes = await writeStyleSheets(app.serverDir, site, outDir)
    const typefaceFile = writeAsset(outDir, 'typeface', 'js', app.scripts.lateTypeface)
    const provider = shell.analytics?.provider
    const countingFile =
      provider &&
      writeAsset(outDir, 'count', 'js', `const __COUNTING__=${JSON.stringify(provider)};${app.scripts.countVisits}`)
    const settings: PrerenderSettings = {
      ...shared,
      ...momentSettings(site),
      typefaceFile: basePath(shell.site.url) + typefaceFile,
      ...(countingFile && { countingFile: basePath(shell.site.url) + countingFile }),
      shell,
      ...(shells && { shells }),
      ...(untranslated && { untranslated }),
      sources,
      blockTypes,
      shareLook,
      pageFonts,
      themes,
      ...(ownCss !== undefined && { ownCss }),
    }
    const pages = pagesOf(site)
    const styles = new Map<string, readonly string[]>()
    const styleFiles = new Set<string>()
    const note = (at: string, page: WrittenPage) => {
      styles.set(at, page.styles)
      for (const file of page.styleFiles) styleFiles.add(file)
    }
    const toJob = ([at, page]: ListedPage): PageJob => {
      const json = JSON.stringify(page)
      return { at, json, digest: sha256Of(json), trail: trailTo(page, site) }
    }

    cache?.begin(settings)
    const remaining = pages.filter((page) => {
      const known = cache?.reuse(toJob(page))
      if (known !== undefined) note(page[0], known)
      return known === undefined
    })
    await prerenderPages({
      settings,
      serverDir: app.serverDir,
      outDir,
      pages: remaining,
      toJob,
      onPage(at, page) {
        note(at, page)
        cache?.add(at, page)
      },
      ...(threads !== undefined && { threads }),
    })
    for (const [at, entry] of entries) {
      if (entry.kind !== 'redirect') continue
      writeText(outDir, htmlFile(at, site), redirectDocument(entry.to, shellAt(site, at)))
    }
    const allStyles = new Set(pages.flatMap(([at]) => styles.get(at) ?? []))
    const allScripts = inlineScriptTexts(app.scripts, blockTypes)
    await writeDeployFiles(outDir, site, policyOf(settings, [...allStyles], allScripts))
    return { pages: pages.length, rendered: remaining.length, styleFiles }
  }
}

/** The moment whose site this is, to the minute, and its year by the clocks of the site. */
function momentSettings({ moment }: CompiledSite): Pick<PrerenderSettings, 'moment' | 'buildYear'> {
  const { time, zone } = moment ?? { time: timeAt(chosenMoment(), 'UTC'), zone: 'UTC' }
  return { moment: momentOf(time, zone).toISOString(), buildYear: Number(time.slice(0, 4)) }
}

/**
 * Writes the style sheet of each theme of a site: its tokens and the rules of everything that its pages can show.
 * @param serverDir Folder of the bundles for the server.
 * @returns Their addresses, which change with their texts.
 */
async function writeStyleSheets(
  serverDir: string,
  site: CompiledSite,
  outDir: string,
): Promise<PrerenderSettings['themes']> {
  const file = pathToFileURL(path.join(serverDir, 'entryPrerender.js')).href
  const { loadBlockTypes, siteCss } = (await import(file)) as typeof import('./prerender/entryPrerender.ts')
  await loadBlockTypes(site.blockTypes)
  const base = basePath(site.shell.site.url)
  return themesOf(site).map((theme) => {
    const css = cssWithBase(sharedCss(theme) + siteCss(), base)
    return { theme, styleSheet: base + writeAsset(outDir, 'site', 'css', css) }
  })
}

/** Writes a file of the site and returns its address, which changes with its text. */
function writeAsset(outDir: string, name: string, extension: string, text: string): string {
  const url = `/assets/${name}-${sha256Of(text).slice(0, 8)}.${extension}`
  writeText(outDir, url, text)
  return url
}

function pagesOf({ entries }: CompiledSite): readonly ListedPage[] {
  return [...entries].flatMap(([at, entry]) => (entry.kind === 'page' ? [[at, entry.page] as const] : []))
}

/** The chunk files of the app and of each interactive block type. */
function filesOf({ blockDirs, root }: Project, manifest: Manifest) {
  const sourceOf = (file: string) => path.relative(root, file).replaceAll(path.sep, '/')
  return {
    entryFiles: chunkFiles(manifest, entrySource),
    blockFiles: Object.fromEntries(
      findBlockFolders(blockDirs)
        .filter(({ isInteractive }) => isInteractive)
        .map(({ type, file }) => [type, chunkFiles(manifest, sourceOf(file))]),
    ),
  }
}

/** Reads the manifest of a client build. */
export async function readManifest(clientDir: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(clientDir, manifestFile), 'utf8')) as Manifest
}

/** Path of the manifest in a client build. */
export const manifestFile = '.vite/manifest.json'

/**
 * Addresses of a chunk and all that it imports statically, each once.
 * @throws when the manifest does not know the source file.
 */
function chunkFiles(manifest: Manifest, source: string): string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The client build made no chunk of ${key}.`)
    files.add(`/${chunk.file}`)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  visit(source)
  return [...files]
}
