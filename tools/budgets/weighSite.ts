import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { CompiledSite } from '../../schema/model.ts'
import { shellAt } from '../../schema/shellAt.ts'
import { findBlockFolders, htmlFile, type Project } from '../../src/index.ts'
import { sumOf } from '../shared/statistics.ts'
import { weighServed } from '../shared/weigh.ts'
import { budgets } from './budgets.ts'
import { type PageWeight, type Resource, weighPage } from './weighPage.ts'

export interface RouteWeight extends PageWeight {
  readonly route: string
  /** Whether it is in a further language of the site. */
  readonly isTranslation: boolean
  /** Type of each block, and its line in the site file. */
  readonly lines: readonly { readonly type: string; readonly line: number }[]
}

/**
 * Weighs every page of a built site.
 * @param site Compiled in the mode `development`, which records the lines of blocks.
 * @throws If the page of a route was not built.
 */
export function weighSite(site: CompiledSite, { outDir, blockDirs }: Project): readonly RouteWeight[] {
  const components = new Map(findBlockFolders(blockDirs).map(({ type, component }) => [type, component]))
  const sizes = new Map<string, number | undefined>()
  const sizeOf = (url: string): number | undefined => {
    if (!sizes.has(url)) sizes.set(url, weighServed(outDir, url))
    return sizes.get(url)
  }
  return [...site.entries].flatMap(([route, entry]) => {
    if (entry.kind !== 'page') return []
    const { blocks } = entry.page
    const weight = weighPage({
      html: readFileSync(path.join(outDir, htmlFile(route, site)), 'utf8'),
      components: blocks.map(({ type }) => components.get(type) ?? type),
      sizeOf,
    })
    const isTranslation = shellAt(site, route).home !== undefined
    return [{ route, isTranslation, ...weight, lines: blocks.map(({ type, line = 0 }) => ({ type, line })) }]
  })
}

/** Requests of a first visit. */
export function requestsOf({ font, styles, others }: PageWeight): number {
  return 1 + (font > 0 ? 1 : 0) + (styles > 0 ? 1 : 0) + others.length
}

export const bytesOf = (resources: readonly Resource[]): number => sumOf(resources.map(({ bytes = 0 }) => bytes))

/** What is over a budget, in words. */
export function excessesOf(weight: PageWeight & Partial<RouteWeight>): readonly string[] {
  const { isTranslation = false, document, firstScript, font, styles, others, code, codeFiles } = weight
  const requests = requestsOf(weight)
  const own = document + font + styles
  const share = (own + bytesOf(others)) / own
  const over = (name: string, value: number, limit: number, unit: string) =>
    value > limit ? [`${name}: ${value.toLocaleString('en')} ${unit}, ${limit.toLocaleString('en')} allowed`] : []
  return [
    ...over('document', document, isTranslation ? budgets.translation : budgets.document, 'bytes'),
    ...over('inline script', firstScript, budgets.firstScript, 'bytes'),
    ...over('typeface', font, budgets.font, 'bytes'),
    ...over('requests of a first visit', requests, budgets.requests, 'requests'),
    ...over('first visit', Number(share.toFixed(2)), budgets.firstVisit, 'times its HTML, styles and typeface'),
    ...over('code after intent', code, budgets.code, 'bytes'),
    ...over('code after intent', codeFiles, budgets.codeFiles, 'files'),
  ]
}
