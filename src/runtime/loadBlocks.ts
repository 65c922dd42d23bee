import type { CompiledEntry } from '../../schema/model.ts'
import { allBlocks, type BlockRegistry, blockTypesOf, withoutLazy } from './registry.ts'

/**
 * Fetches the code of a page's blocks.
 * @param extent `shown`: what the page cannot show without. `delivered`: everything the server rendered,
 *   lazy blocks and dialogs included, because it all hydrates at once.
 */
export async function loadBlocks(
  registry: BlockRegistry,
  resolution: CompiledEntry,
  extent: 'shown' | 'delivered',
): Promise<CompiledEntry> {
  if (resolution.kind === 'redirect') return resolution
  const { page } = resolution
  const needed = extent === 'shown' ? withoutLazy(page.blocks) : allBlocks(page)
  await Promise.all(blockTypesOf(needed).map((type) => registry.load(type)))
  return resolution
}
