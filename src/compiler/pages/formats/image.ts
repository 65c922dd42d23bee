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
          message: `\`public${path}\` breaks off: the end of the picture is missing.`,
          hint: 'Copy the file again from where it came.',
        }
      : {
          message: `\`public${path}\` can’t be read as an image.`,
          hint: 'Use .jpg, .png, .webp, .avif or .svg with a size.',
        }),
  })
  return undefined
}
