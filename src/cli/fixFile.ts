import { randomUUID } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  constants,
  lstatSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fixText } from '../compiler/diagnostics/fixText.ts'
import { formatEdits } from '../compiler/diagnostics/formatEdits.ts'
import { createCompileCache } from '../compiler/memo/compileCache.ts'
import { countOf } from '../compiler/messages/describe.ts'
import { compileFile } from '../project/loadSite.ts'

const byteOrderMark = '\ufeff'

/**
 * Fixes problems of a site file that have one obvious fix, in place.
 *
 * @returns A description of the changes, or the reason why the file can't be changed; undefined if there is nothing to fix.
 * @throws If the file can't be read.
 */
export function fixFile(file: string): string | undefined {
  const target = realpathSync(file)
  const bytes = readFileSync(target)
  const text = decode(bytes)
  if (text === undefined) return undefined
  const mark = text.startsWith(byteOrderMark) ? byteOrderMark : ''
  const cache = createCompileCache()
  const check = (changed: string) =>
    compileFile(file, encode(mark + changed), { mode: 'production', cache }).diagnostics
  const fixed = fixText(text.slice(mark.length), check)
  if (fixed.edits.length === 0) return undefined

  const refusal = reasonAgainst(file, target, bytes)
  if (refusal !== undefined) return refusal
  const failure = replaceFile(target, encode(mark + fixed.text))
  if (failure !== undefined) return `${file} could be fixed, but it can’t be written: ${failure}`
  const link = lstatSync(file).isSymbolicLink() ? `, which is a link to ${target}` : ''
  const changes = formatEdits(file, text.slice(mark.length), fixed.edits)
  return `${changes}\n\n${countOf(changes.split('\n\n').length, 'line')} fixed in ${file}${link}.`
}

/** Keeps the byte order mark; undefined if the bytes are not UTF-8. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text)
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

/** Writes a new file and renames it over the old one, so that no reader sees half a site. Returns the failure. */
function replaceFile(target: string, bytes: Uint8Array): string | undefined {
  const { mode } = statSync(target)
  const beside = join(dirname(target), `.${basename(target)}.${randomUUID()}`)
  try {
    writeFileSync(beside, bytes, { flag: 'wx' })
    chmodSync(beside, mode)
    renameSync(beside, target)
    return undefined
  } catch (error) {
    rmSync(beside, { force: true })
    if (!(error instanceof Error && 'code' in error)) throw error
    const isForbidden = ['EACCES', 'EPERM', 'EROFS'].includes(String(error.code))
    return isForbidden ? 'its folder allows no changes.' : error.message
  }
}
