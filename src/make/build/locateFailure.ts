import { SourceMap, type SourceMapPayload } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import type { CompiledSite } from '../../../schema/model.ts'
import { allBlocks } from '../../site/runtime/registry.ts'
import { authorError, missingModule, placeIn } from '../project/authorError.ts'
import type { Project } from '../project/project.ts'
import { readText } from '../project/readText.ts'
import type { FailedPage } from './prerender/prerender.ts'
import { PageFailure } from './prerender/prerenderPages.ts'

/**
 * Words for the author, with a place, for what ends a build: a page that can't be rendered, at the line of the block and of
 * its component, or code that can't be bundled. Returns any other error unchanged.
 */
export async function locateFailure(error: unknown, project: Project): Promise<unknown> {
  if (error instanceof PageFailure) return locatePage(error, project)
  if (!(error instanceof Error && 'errors' in error && Array.isArray(error.errors))) return error
  const texts: readonly string[] = error.errors.map(describeCodeError)
  return authorError(`\n${[...new Set(texts)].join('\n\n')}\n\nNothing was built.`)
}

/** The line of the block is only known if it is one of the site’s own pages. */
async function locatePage({ failed }: PageFailure, { siteName }: Project): Promise<Error> {
  // Production sites contain no line numbers, so the site is compiled again for development.
  const { loadSite } = await import('../project/loadSite.ts')
  const { site } = loadSite(siteName, { mode: 'development' })
  const line = site && lineOf(failed, site)
  const places = [
    ...(failed.stack ? componentPlaces(failed.stack).slice(0, 1) : []),
    ...(line === undefined ? [] : [`${siteName}:${line}`]),
  ]
  return authorError(`\n${places.map((place) => `${place}\n`).join('')}${failed.message}\nNothing was built.`)
}

/** 1-based line of the block that fails. */
export function lineOf({ at, block }: FailedPage, { entries }: CompiledSite): number | undefined {
  const entry = entries.get(at)
  if (entry?.kind !== 'page' || block === undefined) return undefined
  const blocks = allBlocks(entry.page)
  // Development has blocks that the build leaves out.
  return blocks.some(({ waits }) => waits !== undefined) ? undefined : blocks[block]?.line
}

/** The places of a stack trace in files outside of packages, by the source maps of the server's bundle. */
function componentPlaces(stack: string): readonly string[] {
  return [...stack.matchAll(/(file:\/\/[^\s()]+?):(\d+):(\d+)/g)].flatMap(([, url = '', line, column]) => {
    const bundle = fileURLToPath(url)
    const map = readText(`${bundle}.map`)
    if (map === undefined) return []
    const entry = new SourceMap(JSON.parse(map) as SourceMapPayload).findEntry(Number(line) - 1, Number(column) - 1)
    if (!('originalSource' in entry)) return []
    const file = path.resolve(path.dirname(bundle), entry.originalSource)
    const name = path.relative(process.cwd(), file).replaceAll(path.sep, '/')
    if (name.includes('node_modules/')) return []
    return [`${name}:${entry.originalLine + 1}:${entry.originalColumn + 1}`]
  })
}

/** What the bundler says about one mistake, for the author. */
function describeCodeError({ message, id, pos }: { message: string; id?: string; pos?: number }): string {
  const [, missing, importer] = /failed to resolve import "(.+?)" from "(.+?)"/.exec(message) ?? []
  if (missing !== undefined && importer !== undefined) return missingModule(missing, importer).message
  const text = stripVTControlCharacters(message)
    .replace(/^\[[\w:-]+\] /, '')
    .trim()
  // The bundler’s own messages have the place in a frame around the line.
  const [, framed] = /─\[ (.+?:\d+:\d+) \]/.exec(text) ?? []
  const place = id === undefined || pos === undefined ? framed : placeIn(id, readText(id) ?? '', pos)
  return place === undefined ? text : `${place}\n${text}`
}
