import type { CompileContext } from '../compileContext.ts'
import { findOwnFile } from './file.ts'

/** Extensions of the files that browsers play. */
const kinds = {
  audio: ['mp3', 'm4a', 'aac', 'ogg', 'oga', 'opus', 'wav', 'flac', 'weba'],
  video: ['mp4', 'webm', 'm4v', 'mov', 'ogv'],
} as const

/** A recording or a film below `public`: its address. */
export function compileMedia(written: string, kind: keyof typeof kinds, context: CompileContext): string | undefined {
  const file = findOwnFile(written, 'file', context)
  if (file === undefined) return undefined
  const { path, address } = file
  const extensions: readonly string[] = kinds[kind]
  if (extensions.includes(path.slice(path.lastIndexOf('.') + 1).toLowerCase())) return address
  context.report({
    code: 'wrong-file',
    message: `\`public${path}\` is not ${kind === 'audio' ? 'an audio' : 'a video'} file.`,
    hint: `Browsers play files that end in ${extensions.map((name) => `.${name}`).join(', ')}.`,
  })
  return undefined
}
