import type { Recording } from '../../../../schema/values.ts'
import type { CompileContext } from '../compileContext.ts'
import { findOwnFile } from './file.ts'

/** What a visitor on a phone should have to download for half a minute of speech. */
export const largestRecording = 250_000

/** A short recording below `public`: what a player needs to know before it is loaded. */
export function compileRecording(written: string, context: CompileContext): Recording | undefined {
  const path = findOwnFile(written, 'file', context)?.path
  if (path === undefined) return undefined
  const recording = context.references.recording(path)
  if (typeof recording !== 'object')
    return context.report({ kind: 'bad-recording', data: { path, isCut: recording === 'cut' } })
  if (recording.bytes > largestRecording)
    return context.report({ kind: 'large-recording', data: { path, bytes: recording.bytes } })
  if (recording.wave !== undefined) context.need({ kind: 'recording', recording })
  return recording
}
