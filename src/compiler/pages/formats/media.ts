import type { CompileContext } from '../compileContext.ts'
import { checkFile } from './file.ts'

/** Extensions of the files that browsers play. */
const kinds = {
  audio: ['mp3', 'm4a', 'aac', 'ogg', 'oga', 'opus', 'wav', 'flac', 'weba'],
  video: ['mp4', 'webm', 'm4v', 'mov', 'ogv'],
} as const

/** A recording or a film below `public`: its path. */
export function compileMedia(
  path: string,
  kind: keyof typeof kinds,
  context: CompileContext,
): string | undefined {
  if (!checkFile(path, 'file', context)) return undefined
  const extensions: readonly string[] = kinds[kind]
  if (extensions.includes(path.slice(path.lastIndexOf('.') + 1).toLowerCase())) return path
  context.report({
    code: 'wrong-file',
    message: `\`public${path}\` is not ${kind === 'audio' ? 'an audio' : 'a video'} file.`,
    hint: `Browsers play files that end in ${extensions.map((name) => `.${name}`).join(', ')}.`,
  })
  return undefined
}
