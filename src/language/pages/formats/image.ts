import type { ImageSource } from '../../../../schema/values.ts'
import type { CompileContext } from '../compileContext.ts'
import { findOwnFile } from './file.ts'

export function compileImage(written: string, context: CompileContext): ImageSource | undefined {
  const path = findOwnFile(written, 'image', context)?.path
  if (path === undefined) return undefined
  const image = context.references.image(path)
  if (typeof image !== 'object') return context.report({ kind: 'bad-image', data: { path, is: image } })
  context.noteImage(image)
  return image
}
