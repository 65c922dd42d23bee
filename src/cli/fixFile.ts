import { isUtf8 } from 'node:buffer'
import { lstatSync, readFileSync, realpathSync } from 'node:fs'
import { createCompileCache } from '../language/memo/compileCache.ts'
import { countOf } from '../language/messages/describe.ts'
import { compileFile } from '../make/project/loadSite.ts'
import { replaceContent } from './replaceContent.ts'

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

  const refusal = replaceContent(file, 'fixed', bytes, Buffer.from(mark + fixed.text))
  if (refusal !== undefined) return refusal
  const link = lstatSync(file).isSymbolicLink() ? `, which is a link to ${target}` : ''
  const { formatEdits } = await import('../language/advice/formatEdits.ts')
  const changes = formatEdits(file, text.slice(mark.length), fixed.edits)
  return `${changes}\n\n${countOf(changes.split('\n\n').length, 'line')} fixed in ${file}${link}.`
}
