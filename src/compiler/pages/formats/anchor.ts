import { hint, suggestionHint } from '../../messages/hint.ts'
import { nearestName } from '../../messages/nearestName.ts'
import { referenceFix } from '../../messages/obviousFix.ts'
import type { CompileContext } from '../compileContext.ts'
import { blockId } from './blockId.ts'

/** An anchor of the page the text is on, or for texts on several pages of each of them. */
export function compileAnchor(name: string, context: CompileContext): string | undefined {
  if (context.hasAnchor(name)) return name
  if (context.isShared) {
    context.report({
      code: 'unknown-anchor',
      reads: [blockId('', name)],
      piece: name,
      message: `This is on every page, but not every page has a block with the id \`${name}\`.`,
      hint: `Name the page: \`to: /page#${name}\`.`,
    })
    return undefined
  }
  const names = [...context.anchors]
  const nearest = nearestName(name, names)
  context.report({
    code: 'unknown-anchor',
    reads: [blockId('', name)],
    piece: name,
    message: `No block of this page has the id \`${name}\`.`,
    ...hint(
      nearest === undefined
        ? (suggestionHint(undefined, 'Ids of this page', names, name) ??
            `Give the block you mean a line \`id: ${name}\`.`)
        : `Did you mean \`${nearest}\`?`,
    ),
    ...referenceFix(name, names),
  })
  return undefined
}
