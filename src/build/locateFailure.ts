import type { CompiledSite } from '../../schema/model.ts'
import { loadSite } from '../project/loadSite.ts'
import type { Project } from '../project/project.ts'
import { allBlocks } from '../runtime/registry.ts'
import type { FailedPage } from './prerender/prerender.ts'
import { PageFailure } from './prerender/prerenderPages.ts'

/** Adds the line of the block to the failure of a page. Returns any other error unchanged. */
export function locateFailure(error: unknown, { siteName }: Project): unknown {
  if (!(error instanceof PageFailure)) return error
  // Production sites contain no line numbers, so the site is compiled again for development.
  const { site } = loadSite(siteName, { mode: 'development' })
  const line = site && lineOf(error.failed, site)
  if (line === undefined) return error
  const located = new Error(`\n${siteName}:${line}\n${error.message}\nNothing was built.`)
  located.stack = located.message
  return located
}

/** 1-based line of the block that fails. */
export function lineOf({ at, block }: FailedPage, { entries }: CompiledSite): number | undefined {
  const entry = entries.get(at)
  if (entry?.kind !== 'page' || block === undefined) return undefined
  return allBlocks(entry.page)[block]?.line
}
