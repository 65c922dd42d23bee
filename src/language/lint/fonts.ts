import { findFile } from '../references/findFile.ts'
import type { ValueRule } from './lintSite.ts'

/** A typeface of texts without a bold weight: its headings would be regular. */
export const fonts: ValueRule = function* ({ value, path, schema: { format }, group }, { publicFiles }) {
  const isOfTexts = format === 'font' && path[1] === 'font' && path[2] === 'file'
  if (!isOfTexts || group.bold !== undefined) return
  const file = findFile(String(value), publicFiles.find)?.path
  if (file === undefined || publicFiles.font(file) !== 'one') return
  yield {
    code: 'one-weight',
    message: `\`public${file}\` has one weight only: buttons, labels, headings and bold texts look like all others.`,
    hint: 'Use the variable file of the typeface, often named `…[wght]` or `…VariableFont`, or add a second file with its bold weight: `bold: /fonts/….woff2`.',
  }
}
