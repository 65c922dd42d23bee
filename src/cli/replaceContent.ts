import { accessSync, constants, readFileSync, realpathSync, statSync } from 'node:fs'
import { replaceFile } from '../make/project/replaceFile.ts'

/**
 * Gives a file new content, at once and only if it still has the content that is known.
 *
 * @param done What was to happen to it: `fixed`.
 * @returns Why it was left as it is; undefined if it was written.
 */
export function replaceContent(file: string, done: string, known: Uint8Array, content: Uint8Array): string | undefined {
  const target = realpathSync(file)
  if (isReadOnly(target))
    return `${file} could be ${done}, but it is read-only. Allow writing to it and run this again.`
  if (!readFileSync(target).equals(known))
    return `${file} was changed by another program meanwhile, so nothing was ${done}. Run this again.`
  const failure = write(target, content)
  return failure && `${file} could be ${done}, but it can’t be written: ${failure}`
}

/** Replacing a file needs no permission to write to it, so this checks for one. */
function isReadOnly(file: string): boolean {
  try {
    accessSync(file, constants.W_OK)
  } catch {
    return true
  }
  return (statSync(file).mode & 0o222) === 0
}

/** Returns the failure. */
function write(target: string, bytes: Uint8Array): string | undefined {
  try {
    replaceFile(target, bytes, statSync(target).mode)
    return undefined
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    const isForbidden = ['EACCES', 'EPERM', 'EROFS'].includes(String(error.code))
    return isForbidden ? 'its folder allows no changes.' : error.message
  }
}
