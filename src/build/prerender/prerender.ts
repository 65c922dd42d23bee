import { createHash } from 'node:crypto'
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { CompiledEntry, CompiledPage, OutsideSources, SiteShell } from '../../../schema/model.ts'
import { pathExpression } from '../../host/hostConfig.ts'
import type { Boot } from '../../runtime/boot.ts'
import type { RenderedPage, RenderFailure } from '../../runtime/entryServer.tsx'
import { contentUrl, notFoundPath } from '../../runtime/pageContent.ts'
import { allBlocks } from '../../runtime/registry.ts'
import { baseCss, type FontSubset, fontFile } from '../../theme/baseCss.ts'
import { type ShareLook, shareImageOf } from '../share/shareImage.ts'
import type { Bootstraps } from './bootstrapScript.ts'
import { shortHash } from './contentFile.ts'
import { fillDocument } from './document.ts'
import { inlineJson } from './escape.ts'
import { extractInlineStyles, styleTexts } from './inlineStyles.ts'
import { inlineHash, type PolicyMode, securityPolicy } from './securityPolicy.ts'
import { speculationRules } from './speculationRules.ts'
import { pageStructuredData, type StructuredBlocks, type Trail } from './structuredData.ts'

/** Everything besides the page itself that affects its HTML. Plain data that can be sent to threads and hashed. */
export interface PrerenderSettings {
  readonly shell: SiteShell
  readonly sources: OutsideSources
  /** Every block type that some page or dialog uses. */
  readonly blockTypes: readonly string[]
  /** URLs of the app's own chunks, its entry first. */
  readonly entryFiles: readonly string[]
  /** URLs of the chunks of each block type. */
  readonly blockFiles: Readonly<Record<string, readonly string[]>>
  readonly template: string
  readonly bootstraps: Bootstraps
  readonly policyMode: PolicyMode
  readonly shareLook: ShareLook
  /** Subset of the font with the site's characters, if there is one. */
  readonly fontSubset?: FontSubset | undefined
  readonly buildYear: number
}

/** A page to render. */
export interface PageJob {
  readonly at: string
  /** Text of the page's content file. */
  readonly json: string
  /** Hash of the page's entry. */
  readonly digest: string
  readonly trail: Trail
}

/** A file that was written. */
export interface WrittenFile {
  readonly size: number
  /** Time of its last change, in milliseconds with fractions. */
  readonly mtimeMs: number
}

/** Data about a page whose files have been written. */
export interface WrittenPage {
  readonly html: WrittenFile & {
    /** SHA-256 of its text. */
    readonly sha256: string
  }
  readonly content: WrittenFile
  /** Hashes of its inline styles, in the notation of a policy. */
  readonly styles: readonly string[]
}

/** A page that cannot be rendered, and why. */
export interface FailedPage {
  readonly at: string
  readonly message: string
  /** Index of the failing block among `allBlocks` of the page, if a single block fails. */
  readonly block?: number
}

/** @param error What was thrown while the page was rendered. */
export function toFailedPage(at: string, error: unknown): FailedPage {
  const { message = String(error), block } = error instanceof Error ? (error as RenderFailure) : {}
  return { at, message, ...(block !== undefined && { block }) }
}

/** What renders pages: the server's bundle of the app. */
interface ServerApp {
  readonly renderPage: (page: CompiledPage, shell: SiteShell, buildYear: number) => RenderedPage
  readonly structuredBlocks: StructuredBlocks
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
  return ({ at, json, digest, trail }) => {
    const entry = JSON.parse(json) as CompiledEntry
    if (entry.kind !== 'page') throw new Error(`${at} is not a page.`)
    const { html, styles } = renderDocument(entry.page, at, digest, trail)
    return {
      html: {
        ...writeText(outDir, htmlFile(at), html),
        sha256: createHash('sha256').update(html).digest('base64url'),
      },
      content: writeText(outDir, contentUrl(at), json),
      styles,
    }
  }
}

/** File of a path's document. Static hosts show `404.html` for unknown addresses. */
export function htmlFile(at: string): string {
  return at === notFoundPath ? '/404.html' : path.posix.join(at, 'index.html')
}

/** Writes a file and creates its folders. */
export function writeText(outDir: string, file: string, text: string): WrittenFile {
  const target = path.join(outDir, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, text)
  const { size, mtimeMs } = statSync(target)
  return { size, mtimeMs }
}

/**
 * The content security policy of documents with the given inline styles.
 * @param scripts Texts of their inline scripts, and of script elements that are data.
 */
export function policyOf(
  { shell, sources, policyMode }: PrerenderSettings,
  styleHashes: readonly string[],
  scripts: readonly string[],
): string {
  const inline = { scripts: [...scripts, speculationRules], styles: [], styleHashes }
  return securityPolicy({ ...sources, beacons: beaconOrigins(shell) }, inline, policyMode)
}

function beaconOrigins({ analytics, site }: SiteShell): readonly string[] {
  const { origin } = new URL(analytics?.beacon ?? '/', site.url)
  return origin === new URL(site.url).origin ? [] : [origin]
}

function createDocumentRenderer(settings: PrerenderSettings, app: ServerApp) {
  const { shell, bootstraps, buildYear, entryFiles, blockFiles } = settings
  const entry = entryFiles[0] ?? ''
  const shared = {
    shell,
    baseCss: baseCss(shell.theme, settings.fontSubset),
    font: settings.fontSubset?.file ?? fontFile(shell.theme),
    speculationRules,
  }

  const filesOf = (page: CompiledPage, at: string) => {
    const chunks = allBlocks(page).flatMap(({ type }) => blockFiles[type] ?? [])
    return [...new Set([contentUrl(at), ...entryFiles, ...chunks])]
  }

  return (page: CompiledPage, at: string, digest: string, trail: Trail) => {
    const { html: rendered, styleTags } = app.renderPage(page, shell, buildYear)
    // In development, React compares style attributes when it hydrates.
    const isStrict = settings.policyMode === 'strict'
    const { html: body, css } = isStrict ? extractInlineStyles(rendered) : { html: rendered, css: '' }
    const styles = [shared.baseCss, ...styleTexts(styleTags), css]
      .filter((text) => text !== '')
      .map(inlineHash)
    const structuredData = pageStructuredData(page, shell, trail, app.structuredBlocks)
    const boot: Boot = {
      entry,
      path: at,
      hash: shortHash(digest),
      files: filesOf(page, at),
      year: buildYear,
      ...(page.loader !== undefined && { loader: page.loader }),
      ...(shell.analytics?.beacon !== undefined && { beacon: shell.analytics.beacon }),
      ...(at === notFoundPath ? { rules: shell.rules.map((rule) => pathExpression(rule.pattern)) } : {}),
    }
    const bootstrap = at === notFoundPath ? bootstraps.notFound : bootstraps.page
    const html = fillDocument(settings.template, {
      ...shared,
      // Browsers run no data, but some checkers require the hash of every script element.
      policy: policyOf(settings, styles, [bootstrap, inlineJson(structuredData), inlineJson(boot)]),
      page,
      shareImage: shareImageOf(page, shell, settings.shareLook),
      structuredData,
      styleTags,
      inlineCss: css,
      body,
      boot,
      bootScript: `<script>${bootstrap}</script>`,
    })
    return { html, styles }
  }
}
