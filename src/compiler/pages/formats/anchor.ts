import { suggestName } from '../../messages/suggestName.ts'
import type { Path } from '../../plain.ts'
import type { CompileContext } from '../compileContext.ts'

/**
 * What looking up an id reads: the ids of a page's blocks, and the lists that can contain more of them. Without a path,
 * the page is the one that the link is on.
 */
export function readsOfAnchor(page: string, id: string, { tree }: CompileContext): readonly Path[] {
  const blocks = ['pages', '*', 'blocks', '**']
  return [[...blocks, 'id', `${page}#${id}`], ...[...tree.keysWithIds].map((key) => [...blocks, key])]
}

/** An anchor on the page that the text is on; a text on several pages needs it on each of them. */
export function compileAnchor(name: string, context: CompileContext): string | undefined {
  if (context.hasAnchor(name)) return name
  context.report({
    code: 'unknown-anchor',
    reads: readsOfAnchor('', name, context),
    piece: name,
    ...(context.isShared
      ? {
          message: `This is on every page, but not every page has a block with the id \`${name}\`.`,
          hint: `Name the page: \`to: /page#${name}\`.`,
        }
      : {
          message: `No block of this page has the id \`${name}\`.`,
          ...suggestName(name, [...context.anchors], {
            label: 'Ids of this page',
            otherwise: `Give the block you mean a line \`id: ${name}\`.`,
          }),
        }),
  })
  return undefined
}
