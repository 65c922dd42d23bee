import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest } from 'vite'
import type { CompiledPage, CompiledSite } from '../../schema/model.ts'
import type { Boot } from '../runtime/boot.ts'
import type { RenderedPage } from '../runtime/entryServer.tsx'
import { contentUrl, notFoundPath } from '../runtime/pageContent.ts'
import { pageHead } from '../runtime/pageHead.ts'
import { blockTypesOf } from '../runtime/registry.ts'
import { baseCss, fontFile } from '../theme/baseCss.ts'
import { chunkFiles } from './chunkFiles.ts'
import { serializeEntry } from './contentFile.ts'
import { fillDocument } from './document.ts'
import { inlineJson } from './escape.ts'
import { extractInlineStyles, styleTexts } from './inlineStyles.ts'
import { redirectDocument } from './redirectDocument.ts'
import { type PolicyMode, securityPolicy } from './securityPolicy.ts'
import { speculationRules } from './speculationRules.ts'
import { pageStructuredData, type StructuredBlocks } from './structuredData.ts'

export interface PrerenderOptions {
  readonly site: CompiledSite
  readonly outDir: string
  readonly manifest: Manifest
  /** Source file of each block type, as the manifest names it. */
  readonly blockSources: ReadonlyMap<string, string>
  readonly template: string
  /** The inline bootstrap. */
  readonly bootstrap: string
  readonly renderPage: (page: CompiledPage, frame: CompiledSite['frame'], buildYear: number) => RenderedPage
  readonly structuredBlocks: StructuredBlocks
  readonly policyMode: PolicyMode
  readonly shareImage: string | undefined
  readonly buildYear: number
}

const entrySource = 'src/runtime/entryClient.tsx'

export interface Prerendered {
  /** How many pages were written. */
  readonly pages: number
  /** The content security policy that fits every one of them. */
  readonly policy: string
}

/** Writes the HTML and the content file of every path. */
export async function prerender(options: PrerenderOptions): Promise<Prerendered> {
  const { site, outDir } = options
  const styles = new Set<string>()
  const renderDocument = createDocumentRenderer(options, styles)
  let pages = 0
  for (const [at, entry] of site.entries) {
    const { json, hash } = serializeEntry(entry)
    const html =
      entry.kind === 'page' ? renderDocument(entry.page, at, hash) : redirectDocument(entry.to, site.frame)
    await Promise.all([write(outDir, contentUrl(at), json), write(outDir, htmlFile(at), html)])
    if (entry.kind === 'page') pages += 1
  }
  return {
    pages,
    policy: policyOf(options, [...styles]),
  }
}

function policyOf(
  { site, bootstrap, policyMode }: PrerenderOptions,
  styles: readonly string[],
  data: readonly string[] = [],
): string {
  return securityPolicy(site.sources, { scripts: [bootstrap, speculationRules, ...data], styles }, policyMode)
}

/** File of a path's document. A static host shows `404.html` for whatever it does not have. */
export function htmlFile(at: string): string {
  return at === notFoundPath ? '/404.html' : path.posix.join(at, 'index.html')
}

async function write(outDir: string, file: string, text: string): Promise<void> {
  const target = path.join(outDir, file)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, text)
}

/** @param allStyles Gets every inline style that a document has. */
function createDocumentRenderer(options: PrerenderOptions, allStyles: Set<string>) {
  const { site, manifest, bootstrap, buildYear, blockSources } = options
  const { frame } = site
  const entryFiles = chunkFiles(manifest, entrySource)
  const entry = entryFiles[0] ?? ''
  const shared = {
    language: frame.site.language,
    siteName: frame.site.name,
    siteUrl: frame.site.url,
    baseCss: baseCss(frame.theme),
    font: fontFile(frame.theme),
    shareImage: options.shareImage,
    bootScript: `<script>${bootstrap}</script>`,
    speculationRules,
  }

  const filesOf = (page: CompiledPage, at: string) => {
    const inDialogs = Object.values(page.dialogs).flatMap((dialog) => dialog.blocks)
    const types = blockTypesOf([...page.blocks, ...inDialogs], 'with')
    const sources = types.map((type) => blockSources.get(type) ?? '')
    const chunks = sources.flatMap((source) => chunkFiles(manifest, source))
    return [...new Set([contentUrl(at), ...entryFiles, ...chunks])]
  }

  return (page: CompiledPage, at: string, hash: string) => {
    const { html: rendered, styleTags } = options.renderPage(page, frame, buildYear)
    // React compares style attributes where it says what differs, in development.
    const isStrict = options.policyMode === 'strict'
    const { html, css } = isStrict ? extractInlineStyles(rendered) : { html: rendered, css: '' }
    const styles = [shared.baseCss, ...styleTexts(styleTags), css].filter((text) => text !== '')
    for (const style of styles) allStyles.add(style)
    const structuredData = pageStructuredData(page, site, options.structuredBlocks)
    const boot: Boot = {
      entry,
      path: at,
      hash,
      files: filesOf(page, at),
      start: at === notFoundPath ? 'now' : 'on-intent',
      year: buildYear,
      ...(page.loader !== undefined && { loader: page.loader }),
      ...(at === notFoundPath ? { rules: frame.rules.map((rule) => patternSource(rule.pattern)) } : {}),
    }
    return fillDocument(options.template, {
      ...shared,
      // No browser runs data, but there are checkers that ask for the hash of every script element.
      policy: policyOf(options, styles, [structuredData, boot].map(inlineJson)),
      head: pageHead(page, frame),
      structuredData,
      styleTags,
      inlineCss: css,
      body: html,
      boot,
    })
  }
}

/** A route pattern as the source of a regular expression, for the bootstrap of the not-found page. */
function patternSource(pattern: string): string {
  return `^${pattern.replace(/:[^/]+/g, '[^/]+')}/?$`
}
