import { suggestName } from '../../messages/suggestName.ts'
import type { Path } from '../../plain.ts'
import type { CompileContext } from '../compileContext.ts'

/** Looks up the ids of a page's blocks; without a path, those of the page that the link is on. */
export function blockId(page: string, id: string): Path {
  return ['pages', '*', 'blocks', '**', 'id', `${page}#${id}`]
}

/** An anchor on the page that the text is on; a text on several pages needs it on each of them. */
export function compileAnchor(name: string, context: CompileContext): string | undefined {
  if (context.hasAnchor(name)) return name
  context.report({
    code: 'unknown-anchor',
    reads: [blockId('', name)],
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
