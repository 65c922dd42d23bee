import type { ImageSource } from '../../../../schema/values.ts'
import type { CompileContext } from '../compileContext.ts'
import { checkFile } from './file.ts'

export function compileImage(path: string, context: CompileContext): ImageSource | undefined {
  if (!checkFile(path, 'image', context)) return undefined
  const image = context.references.image(path)
  if (typeof image === 'object') {
    context.noteImage(image)
    return image
  }
  context.report({
    code: 'bad-image',
    ...(image === 'cut'
      ? {
          message: `\`public${path}\` is cut off: the end of the picture is missing.`,
          hint: 'Copy the original file again.',
        }
      : {
          message: `\`public${path}\` can’t be read as an image.`,
          hint: 'Use a .jpg, .png, .webp or .avif file, or an .svg with a size.',
        }),
  })
  return undefined
}
