import type { Recording } from '../../../../schema/values.ts'
import type { CompileContext } from '../compileContext.ts'
import { findOwnFile } from './file.ts'

/** What a visitor on a phone should have to download for half a minute of speech. */
const largest = 250_000

/** A short recording below `public`: what a player needs to know before it is loaded. */
export function compileRecording(written: string, context: CompileContext): Recording | undefined {
  const path = findOwnFile(written, 'file', context)?.path
  if (path === undefined) return undefined
  const recording = context.references.recording(path)
  if (typeof recording !== 'object') {
    context.report({
      code: 'bad-recording',
      ...(recording === 'cut'
        ? {
            message: `\`public${path}\` is cut off: the end of the recording is missing.`,
            hint: 'Copy the original file again.',
          }
        : {
            message: `\`public${path}\` can’t be read as an MP3.`,
            hint: 'Save the recording as an MP3: mono, 48 kbit/s is enough for speech.',
          }),
    })
    return undefined
  }
  if (recording.bytes > largest) {
    context.report({
      code: 'large-recording',
      message: `\`public${path}\` has ${Math.ceil(recording.bytes / 1000)} kB, but a recording can have ${largest / 1000} kB at most.`,
      hint: 'Save it in mono with 48 kbit/s, and cut it to half a minute.',
    })
    return undefined
  }
  if (recording.wave !== undefined) context.need({ kind: 'recording', recording })
  return recording
}
