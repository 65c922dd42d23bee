import type { CompileContext } from '../compileContext.ts'
import { checkShown } from './page.ts'

/** An anchor on the page that the text is on; a text on several pages needs it on each of them. */
export function compileAnchor(name: string, context: CompileContext): string | undefined {
  if (context.hasAnchor(name)) return checkShown(`#${name}`, context.timesOfAnchor(name), context) ? name : undefined
  const { isShared, anchors } = context
  return context.report({ kind: 'unknown-anchor', piece: name, data: { name, isShared, anchors: [...anchors] } })
}
