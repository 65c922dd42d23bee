import type { CompiledPage } from '../../../schema/model.ts'
import type { CompiledBlock } from '../../../schema/values.ts'
import { allBlocks, isBlockList } from './registry.ts'

/**
 * An island is a block that React hydrates, as a root of its own, when the visitor is about to use it. The rest of the
 * page stays as it was delivered.
 */

/** The islands of a page, in the order in which `data-island` numbers them. */
export function islandsOf(page: CompiledPage, isInteractive: (type: string) => boolean): readonly CompiledBlock[] {
  return allBlocks(page).filter(({ type }) => isInteractive(type))
}

/** Prefix of the ids that React generates in an island, so that they differ from those of other islands. */
export function islandPrefix(index: number): string {
  return `i${index}`
}

/** What the browser needs of a page to hydrate its islands: their own fields, without the blocks inside them. */
export function islandContent(page: CompiledPage, isInteractive: (type: string) => boolean): CompiledPage {
  const blocks = islandsOf(page, isInteractive).map((block) => withoutBlocks(block) as CompiledBlock)
  return { ...page, blocks, dialogs: {} }
}

function withoutBlocks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBlocks)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, isBlockList(child) ? [] : withoutBlocks(child)]),
  )
}
