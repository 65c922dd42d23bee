import type { CompiledEntry } from '../../schema/model.ts'
import { type BlockRegistry, blockTypesOf } from './registry.ts'

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
  const { blocks, dialogs } = resolution.page
  const inDialogs = Object.values(dialogs).flatMap((dialog) => dialog.blocks)
  const types =
    extent === 'shown' ? blockTypesOf(blocks, 'without') : blockTypesOf([...blocks, ...inDialogs], 'with')
  await Promise.all(types.map((type) => registry.load(type)))
  return resolution
}
