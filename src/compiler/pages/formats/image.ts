import type { ImageSource } from '../../../../schema/values.ts'
import type { BadImage } from '../../publicFiles.ts'
import type { CompileContext } from '../compileContext.ts'
import { findOwnFile } from './file.ts'

export function compileImage(written: string, context: CompileContext): ImageSource | undefined {
  const path = findOwnFile(written, 'image', context)?.path
  if (path === undefined) return undefined
  const image = context.references.image(path)
  if (typeof image === 'object') {
    context.noteImage(image)
    return image
  }
  context.report({ code: 'bad-image', ...describeBadImage(`\`public${path}\``, image) })
  return undefined
}

function describeBadImage(file: string, problem: BadImage | undefined): { message: string; hint: string } {
  switch (problem) {
    case 'cut':
      return {
        message: `${file} is cut off: the end of the picture is missing.`,
        hint: 'Copy the original file again.',
      }
    case 'empty':
      return { message: `${file} is empty.`, hint: 'Copy the original file again.' }
    case 'a HEIC picture':
      return {
        message: `${file} is ${problem}, which most browsers don’t show.`,
        hint: 'Export it as JPEG (.jpg) in a program for photos. An iPhone makes JPEGs with Settings, Camera, Formats, Most Compatible.',
      }
    case 'a TIFF picture':
      return {
        message: `${file} is ${problem}, which most browsers don’t show.`,
        hint: 'Open it in a program for photos, and export it as JPEG (.jpg).',
      }
    case undefined:
      return {
        message: `${file} can’t be read as an image.`,
        hint: 'Use a .jpg, .png, .webp or .avif file, or an .svg with a size.',
      }
    default:
      return {
        message: `${file} is ${problem}, not a picture, whatever its name says.`,
        hint: 'Save the picture itself: a .jpg, .png, .webp, .avif or .svg file.',
      }
  }
}
