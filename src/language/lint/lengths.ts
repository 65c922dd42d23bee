import type { ValueRule } from './lintSite.ts'

/** A longer label of a button takes several lines and looks like a text. */
const longestLabel = 60
/** A heading with this many characters fills the screen of a phone. */
const longestHeading = 200

/** The label of a button or link that is too long for it, and a heading that is taller than a phone’s screen. */
export const lengths: ValueRule = function* ({ value, path, schema, groupSchema }) {
  if (typeof value !== 'string' || value.length <= longestLabel) return
  const { length } = [...value]
  if (groupSchema.title === 'Action' && path.at(-1) === 'label' && length > longestLabel)
    yield {
      code: 'long-text',
      message: `This label has ${length} characters, and a button shows ${longestLabel} well.`,
      hint: `Shorten it to ${longestLabel} at most, and write the rest into a text beside it.`,
    }
  if (schema.isHeading === true && length > longestHeading)
    yield {
      code: 'long-heading',
      message: `This heading has ${length} characters: on a phone, visitors would see nothing else on the screen.`,
      hint: `Shorten it to ${longestHeading} at most, and move the rest to the text below it.`,
    }
}
