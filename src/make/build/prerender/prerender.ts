import { createHash } from 'node:crypto'
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { CompiledPage, CompiledSite, OutsideSources, RouteRule, SiteShell } from '../../../../schema/model.ts'
import { notFoundAt, type Shells, shellAt } from '../../../../schema/shellAt.ts'
import type { ThemeSettings } from '../../../../schema/site.ts'
import { addressWithBase, basePath, cssWithBase } from '../../../../schema/siteAddress.ts'
import type { Boot, BootRule } from '../../../site/runtime/boot.ts'
import type { RenderFailure } from '../../../site/runtime/entryServer.tsx'
import { contentUrl } from '../../../site/runtime/pageContent.ts'
import { allBlocks } from '../../../site/runtime/registry.ts'
import { createFirstCss, firstFontFiles, type PageFont } from '../../../site/theme/baseCss.ts'
import type { FontsByLanguage } from '../fonts/packFonts.ts'
import { type ShareLook, shareImageOf } from '../share/shareImage.ts'
import { bootRule } from './bootRule.ts'
import { fillDocument } from './document.ts'
import { inlineJson } from './escape.ts'
import type { InlineScripts } from './inlineScripts.ts'
import { extractInlineStyles } from './inlineStyles.ts'
import { createTextMarker } from './markTexts.ts'
import { inlineHash, type PolicyMode, securityPolicy } from './securityPolicy.ts'
import { speculationRules } from './speculationRules.ts'
import { pageStructuredData, type StructuredBlocks, type Trail } from './structuredData.ts'

/** Everything besides the page itself that affects its HTML. Plain data that can be sent to threads and hashed. */
export interface PrerenderSettings {
  readonly shell: SiteShell
  /** What the pages of further languages share, as in `CompiledSite`. */
  readonly shells?: Readonly<Record<string, SiteShell>>
  readonly untranslated?: NonNullable<CompiledSite['untranslated']>
  readonly sources: OutsideSources
  /** Every block type that some page or dialog uses. */
  readonly blockTypes: readonly string[]
  /** URLs of the app's own chunks, its entry first. */
  readonly entryFiles: readonly string[]
  /** URLs of the chunks of each block type. */
  readonly blockFiles: Readonly<Record<string, readonly string[]>>
  /** Address of the script that shows a late typeface. */
  readonly typefaceFile: string
  /** Address of the script that counts visits, if a service does. */
  readonly countingFile?: string
  readonly template: string
  readonly scripts: InlineScripts
  readonly policyMode: PolicyMode
  readonly shareLook: ShareLook
  /** The fonts of the site's theme, measured and packed. */
  readonly pageFonts: FontsByLanguage
  /** The moment whose site this is. Only pages whose blocks ask for it depend on it, and everything on its year. */
  readonly moment: string
  readonly buildYear: number
  /** The themes of its pages, that of the site first, with the address of the style sheet of each. */
  readonly themes: readonly { readonly theme: ThemeSettings; readonly styleSheet: string }[]
  /** The author's styles, which every page has. */
  readonly ownCss?: string
}

/** A page to render. */
export interface PageJob {
  readonly at: string
  /** The page as JSON. */
  readonly json: string
  /** Hash of the JSON. */
  readonly digest: string
  readonly trail: Trail
}

/** A file that was written. */
export interface WrittenFile {
  readonly size: number
  /** SHA-256 of its text. */
  readonly sha256: string
  /** Time of its last change, in milliseconds with fractions. */
  readonly mtimeMs: number
}

/** Data about a page whose files have been written. */
export interface WrittenPage {
  readonly html: WrittenFile
  /** The content of its islands, if it has any. */
  readonly content?: WrittenFile
  /** Hashes of its inline styles, in the notation of a policy. */
  readonly styles: readonly string[]
  /** Addresses of the files that its styles load. */
  readonly styleFiles: readonly string[]
  /** What the clocks that the page depends on show, with their zones. */
  readonly clocks: readonly string[]
}

/** A page that cannot be rendered, and why. */
export interface FailedPage {
  readonly at: string
  readonly message: string
  /** Where in the code the block failed. */
  readonly stack?: string
  /** Index of the failing block among `allBlocks` of the page, if a single block fails. */
  readonly block?: number
}

/** @param error What was thrown while the page was rendered. */
export function toFailedPage(at: string, error: unknown): FailedPage {
  const { message = String(error), block, cause } = error instanceof Error ? (error as RenderFailure) : {}
  const stack = cause instanceof Error ? cause.stack : undefined
  return { at, message, ...(stack !== undefined && { stack }), ...(block !== undefined && { block }) }
}

/** What renders pages: the server's bundle of the app. */
interface ServerApp {
  readonly islandsIn: typeof import('../../../site/runtime/entryServer.tsx').islandsIn
  readonly renderPage: typeof import('../../../site/runtime/entryServer.tsx').renderPage
  readonly structuredBlocks: StructuredBlocks
  readonly renderAt: typeof import('../../../site/runtime/entryServer.tsx').renderAt
}

/**
 * Writes the HTML and the content file of pages into a folder.
 * @throws when a page cannot be rendered; the message names it and the block that fails.
 */
export function createPageWriter(
  settings: PrerenderSettings,
  app: ServerApp,
  outDir: string,
): (job: PageJob) => WrittenPage {
  const renderDocument = createDocumentRenderer(settings, app)
  const moment = new Date(settings.moment)
  return ({ at, json, trail }) => {
    const { result, clocks } = app.renderAt(moment, () => renderDocument(JSON.parse(json), at, trail))
    const { html, content, styles, styleFiles } = result
    return {
      html: writeText(outDir, htmlFile(at, settings), html),
      ...(content !== undefined && { content: writeText(outDir, contentUrl(at), content) }),
      styles,
      styleFiles,
      clocks,
    }
  }
}

/** File of a path's document. Static hosts show `404.html` for unknown addresses, many that of the nearest folder. */
export function htmlFile(at: string, site: Shells): string {
  return at === notFoundAt(site, at) ? `${at}.html` : path.posix.join(at, 'index.html')
}

export function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** Writes a file and creates its folders. */
export function writeText(outDir: string, file: string, text: string): WrittenFile {
  const target = path.join(outDir, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, text)
  const { size, mtimeMs } = statSync(target)
  return { size, mtimeMs, sha256: sha256Of(text) }
}

/**
 * The content security policy of documents with the given inline styles.
 * @param scripts Texts of their inline scripts, and of script elements that are data.
 */
export function policyOf(
  { shell, sources, policyMode }: Pick<PrerenderSettings, 'shell' | 'sources' | 'policyMode'>,
  styleHashes: readonly string[],
  scripts: readonly string[],
): string {
  const inline = {
    scripts: [...scripts, speculationRules(basePath(shell.site.url))],
    styles: [],
    styleHashes,
  }
  const outside = { ...sources, beacons: beaconOrigins(shell), counting: countingHosts(shell) }
  return securityPolicy(outside, inline, policyMode)
}

function beaconOrigins({ analytics, site }: SiteShell): readonly string[] {
  const { origin } = new URL(analytics?.beacon ?? '/', site.url)
  return origin === new URL(site.url).origin ? [] : [origin]
}

/** The hosts of the service that counts visits, as sources of a policy; undefined if there is none. */
function countingHosts({ analytics, site }: SiteShell): readonly string[] | undefined {
  const provider = analytics?.provider
  if (provider === undefined) return undefined
  const { origin } = new URL(provider.script, site.url)
  return [...(origin === new URL(site.url).origin ? [] : [origin]), ...(provider.hosts ?? [])]
}

function createDocumentRenderer(settings: PrerenderSettings, app: ServerApp) {
  const { scripts, buildYear, countingFile } = settings
  const base = basePath(settings.shell.site.url)
  const countingScript = countingFile ? `<script type="module" src="${countingFile}"></script>` : ''
  const shared = { speculationRules: speculationRules(base) }
  const stylesOf = (home: string) => {
    const styled = settings.themes.map(({ theme, styleSheet }, index) => {
      const pageFonts = index === 0 ? fontsAt(settings, home) : []
      const fonts = firstFontFiles(pageFonts).map((file) => base + file)
      return [JSON.stringify(theme), { styleSheet, fonts, baseOf: createFirstCss(theme, pageFonts) }] as const
    })
    return new Map(styled)
  }
  const homes = ['', ...Object.keys(settings.shells ?? {}).map((step) => `/${step}`)]
  const [first] = settings.shell.languages ?? []
  const markers = new Map(
    Object.entries(settings.untranslated ?? {})
      .filter(([, texts]) => texts.length > 0)
      .map(([step, texts]) => [`/${step}`, createTextMarker(texts, first?.tag ?? '')]),
  )
  const ofLanguage = new Map(homes.map((home) => [home, stylesOf(home)]))

  return (page: CompiledPage, at: string, trail: Trail) => {
    const shell = shellAt(settings, at)
    const isNotFound = at === notFoundAt(settings, at)
    const style = ofLanguage.get(shell.home ?? '')?.get(JSON.stringify(page.theme ?? shell.theme))
    if (style === undefined) throw new Error(`Page ${page.path} has a theme without styles.`)
    const { styleSheet, fonts, baseOf } = style
    const rendered = app.renderPage(page, { shell, buildYear, styleSheet })
    // In development, React compares attributes when it hydrates.
    const isStrict = settings.policyMode === 'strict'
    const { html: styled, css: ownCss } = isStrict
      ? extractInlineStyles(rendered.html)
      : { html: rendered.html, css: '' }
    const markup = (isStrict && markers.get(shell.home ?? '')?.(styled)) || styled
    const shownCss = rendered.css + ownCss
    const css = cssWithBase(baseOf(shownCss + rendered.firstScreen) + shownCss + (settings.ownCss ?? ''), base)
    const styles = [inlineHash(css)]
    const shareImage = shareImageOf(page, shell, settings.shareLook)
    const structuredData = pageStructuredData(page, shell, trail, app.structuredBlocks, shareImage)
    const { boot, content } = bootOf({ ...settings, shell }, app, page, at, isNotFound)
    const { head, body } = scriptsOf(scripts, page, isNotFound, markup)
    const html = fillDocument(settings.template, {
      ...shared,
      shell,
      fonts,
      // Browsers run no data, but some checkers require the hash of every script element.
      policy: policyOf(settings, styles, [...head, ...body, inlineJson(structuredData), inlineJson(boot)]),
      page,
      shareImage,
      structuredData,
      css,
      body: markup,
      boot,
      headScripts: scriptElements(head),
      bodyScripts: scriptElements(body) + countingScript,
    })
    return { html, content, styles, styleFiles: rendered.styleFiles }
  }
}

/** The fonts of the pages below the front page of a language; `''` is that of the first. */
const fontsAt = ({ pageFonts }: PrerenderSettings, home: string): readonly PageFont[] => pageFonts[home.slice(1)] ?? []

const scriptElements = (scripts: readonly string[]) => scripts.map((text) => `<script>${text}</script>`).join('')

/** The data for a page's bootstrap, and the text of the content file of its islands, if it has any. */
function bootOf(settings: PrerenderSettings, app: ServerApp, page: CompiledPage, at: string, isNotFound: boolean) {
  const { shell, entryFiles, blockFiles, typefaceFile } = settings
  const base = basePath(shell.site.url)
  const islands = app.islandsIn(page)
  const json = islands && JSON.stringify(islands.content)
  const hash = json && sha256Of(json).slice(0, 8)
  const boot: Boot = {
    app: entryFiles.map((file) => base + file),
    ...(fontsAt(settings, shell.home ?? '').length > 0 && { typeface: typefaceFile }),
    ...(islands && {
      content: base + contentUrl(at),
      hash: hash ?? '',
      islands: islands.types.map((type) =>
        (blockFiles[type] ?? []).filter((file) => !entryFiles.includes(file)).map((file) => base + file),
      ),
    }),
    ...(page.loader !== undefined && { loader: page.loader }),
    ...(shell.analytics?.beacon !== undefined && { beacon: shell.analytics.beacon }),
    ...(isNotFound ? { rules: [...shell.rules, ...otherNotFound(shell)].map((rule) => ruleOf(rule, base)) } : {}),
  }
  return { boot, content: json && `{"page":${json},"hash":"${hash}"}` }
}

/** On a host with one not-found page for all addresses, visitors below the front page of a language get its own. */
function otherNotFound({ home, languages = [] }: SiteShell): readonly RouteRule[] {
  if (home !== undefined) return []
  return languages.slice(1).map((language) => ({
    pattern: `${language.home}/*`,
    unknown: { kind: 'redirect', to: `${language.home}/404` },
  }))
}

function ruleOf({ pattern, query, unknown }: RouteRule, base: string): BootRule {
  const to = addressWithBase(unknown.kind === 'redirect' ? unknown.to : unknown.path, base)
  return bootRule({ from: base + pattern, to, ...(query !== undefined && { query }) })
}

/** The inline scripts of a page: the bootstrap, and those of its blocks and of its services. */
function scriptsOf(
  { page, notFound, end, visitFrames, openSigns, blocks }: InlineScripts,
  shown: CompiledPage,
  isNotFound: boolean,
  markup: string,
) {
  const types = [...new Set(allBlocks(shown).map(({ type }) => type))]
  const ofBlocks = (key: 'beforePaint' | 'page') => types.flatMap((type) => blocks[type]?.[key] ?? [])
  return {
    head: [isNotFound ? notFound : page, ...ofBlocks('beforePaint')],
    body: [
      end,
      ...(markup.includes(' data-visit=') ? [visitFrames] : []),
      ...(markup.includes(' data-hours=') ? [openSigns] : []),
      ...ofBlocks('page'),
    ],
  }
}
