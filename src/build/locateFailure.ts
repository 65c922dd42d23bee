import type { CompiledSite } from '../../schema/model.ts'
import { loadSite } from '../project/loadSite.ts'
import type { Project } from '../project/project.ts'
import { allBlocks } from '../runtime/registry.ts'
import type { FailedPage } from './prerender/prerender.ts'
import { PageFailure } from './prerender/prerenderPages.ts'

/** The failure of a page with the line of its block in the site file; any other error as it is. */
export function locateFailure(error: unknown, { siteName }: Project): unknown {
  if (!(error instanceof PageFailure)) return error
  // Lines are no part of a site that is built: they are looked up when somebody needs one.
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
