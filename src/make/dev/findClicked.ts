import type { CompiledPage } from '../../../schema/model.ts'
import type { SeenValue, Sources } from '../../language/sources/createSources.ts'
import type { FoundSource } from '../../language/sources/findSource.ts'
import type { ClickedPlace } from './browser/clickedPlace.ts'

/** Where something on a page comes from: the value, if one is known, and which of its blocks it is in, or -1. */
export interface FoundClick {
  readonly found: FoundSource | undefined
  readonly block: number
  readonly blocks: CompiledPage['blocks'] | undefined
}

/** Finds what a text on a page comes from: first in its own block or area, then anywhere on the page. */
export async function findClicked(
  { area, index, count, text }: ClickedPlace,
  page: CompiledPage | undefined,
  sources: Sources | undefined,
): Promise<FoundClick> {
  const { findSource } = await import('../../language/sources/findSource.ts')
  const dialog = area.startsWith('dialog-') ? area.slice('dialog-'.length) : undefined
  const blocks = dialog === undefined ? page?.blocks : page?.dialogs[dialog]?.blocks
  const block = blocks?.length === count ? index : -1
  const isNear = ({ at }: SeenValue) => {
    if (area === 'header' || area === 'footer') return at[0] === area
    return at[0] === (dialog === undefined ? 'pages' : 'dialogs') && (block === -1 || at[3] === block)
  }
  const values = sources && page ? sources.ofPage(page.path) : []
  const all = [...values, ...(sources?.shared(page?.path) ?? [])]
  return { found: findSource(text, all.filter(isNear)) ?? findSource(text, all), block, blocks }
}
