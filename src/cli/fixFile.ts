import { isUtf8 } from 'node:buffer'
import { accessSync, constants, lstatSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { createCompileCache } from '../language/memo/compileCache.ts'
import { countOf } from '../language/messages/describe.ts'
import { compileFile } from '../make/project/loadSite.ts'
import { replaceFile } from '../make/project/replaceFile.ts'

const byteOrderMark = '\ufeff'

/**
 * Fixes problems of a site file that have one obvious fix, in place.
 *
 * @returns A description of the changes, or the reason why the file can't be changed; undefined if there is nothing to fix.
 * @throws If the file can't be read.
 */
export async function fixFile(file: string): Promise<string | undefined> {
  const target = realpathSync(file)
  const bytes = readFileSync(target)
  if (!isUtf8(bytes)) return undefined
  const text = bytes.toString()
  const mark = text.startsWith(byteOrderMark) ? byteOrderMark : ''
  const cache = createCompileCache()
  const { explain } = await import('../language/advice/explain.ts')
  const { fixText } = await import('../language/advice/fixText.ts')
  const check = (changed: string) =>
    explain(compileFile(file, Buffer.from(mark + changed), { mode: 'production', cache }).findings)
  const fixed = fixText(text.slice(mark.length), check)
  if (fixed.edits.length === 0) return undefined

  const refusal = reasonAgainst(file, target, bytes)
  if (refusal !== undefined) return refusal
  const failure = write(target, Buffer.from(mark + fixed.text))
  if (failure !== undefined) return `${file} could be fixed, but it can’t be written: ${failure}`
  const link = lstatSync(file).isSymbolicLink() ? `, which is a link to ${target}` : ''
  const { formatEdits } = await import('../language/advice/formatEdits.ts')
  const changes = formatEdits(file, text.slice(mark.length), fixed.edits)
  return `${changes}\n\n${countOf(changes.split('\n\n').length, 'line')} fixed in ${file}${link}.`
}

function reasonAgainst(file: string, target: string, bytes: Uint8Array): string | undefined {
  if (isReadOnly(target)) return `${file} could be fixed, but it is read-only. Allow writing to it and run this again.`
  if (!readFileSync(target).equals(bytes))
    return `${file} was changed by another program meanwhile, so nothing was fixed. Run this again.`
  return undefined
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
