import type { CompileContext } from '../compileContext.ts'
import { findOwnFile } from './file.ts'

/** Extensions of the files that browsers play. */
export const mediaFiles = {
  audio: ['mp3', 'm4a', 'aac', 'ogg', 'oga', 'opus', 'wav', 'flac', 'weba'],
  video: ['mp4', 'webm', 'm4v', 'mov', 'ogv'],
} as const

/** A recording or a film below `public`: its address. */
export function compileMedia(
  written: string,
  kind: keyof typeof mediaFiles,
  context: CompileContext,
): string | undefined {
  const file = findOwnFile(written, 'file', context)
  if (file === undefined) return undefined
  const { path, address } = file
  const extensions: readonly string[] = mediaFiles[kind]
  if (extensions.includes(path.slice(path.lastIndexOf('.') + 1).toLowerCase())) return address
  return context.report({ kind: 'wrong-file/media', data: { path, kind } })
}
