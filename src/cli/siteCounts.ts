import type { CompiledSite } from '../../schema/model.ts'
import { countOf } from '../compiler/messages/describe.ts'

export interface SiteCounts {
  readonly pages: number
  readonly blocks: number
  readonly dialogs: number
}

export function countSite({ entries }: CompiledSite): SiteCounts {
  const pages = [...entries.values()].flatMap((entry) => (entry.kind === 'page' ? [entry.page] : []))
  return {
    pages: pages.length,
    blocks: pages.reduce((sum, page) => sum + page.blocks.length, 0),
    dialogs: new Set(pages.flatMap((page) => Object.keys(page.dialogs))).size,
  }
}

/** `27 pages, 158 blocks, 10 dialogs`. */
export function describeSite({ pages, blocks, dialogs }: SiteCounts): string {
  return [countOf(pages, 'page'), countOf(blocks, 'block'), countOf(dialogs, 'dialog')].join(', ')
}
