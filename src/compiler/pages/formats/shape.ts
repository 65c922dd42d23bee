import type { ShapeSource } from '../../../../schema/values.ts'
import type { CompileContext } from '../compileContext.ts'
import { toDataUrl } from '../toDataUrl.ts'
import { compileImage } from './image.ts'

/** Maximum length of a drawing that is inlined into the page. Larger ones stay files. */
const largestDrawing = 4000

/** A picture of which only the shape is used. A small drawing costs less in the page than a request of its own. */
export function compileShape(path: string, context: CompileContext): ShapeSource | undefined {
  const image = compileImage(path, context)
  if (image === undefined) return undefined
  const drawing = context.references.drawing(path)
  if (drawing === undefined || drawing.length > largestDrawing) return image
  context.perform({ kind: 'source', use: 'image', address: 'data:' })
  return { ...image, inline: toDataUrl(drawing) }
}
