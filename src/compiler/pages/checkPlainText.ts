import type { CompileContext } from './compileContext.ts'

/** Names of HTML elements that people write in texts. */
const tag =
  /<\/?(?:a|b|big|br|center|code|div|em|font|h[1-6]|hr|i|iframe|img|li|mark|ol|p|pre|script|small|span|strong|style|sub|sup|table|td|tr|u|ul|video)(?:\s[^<>]*)?\/?>/gi

/** Reports HTML in a text that a component shows as it is. */
export function checkPlainText(text: string, { report }: CompileContext): void {
  if (!text.includes('<')) return
  const tags = [...new Set(text.match(tag))]
  if (tags[0] === undefined) return
  report({
    code: 'markup-in-plain-text',
    piece: tags[0],
    message: `This is a plain text: visitors would see ${tags.map((name) => `\`${name}\``).join(', ')} as written.`,
    hint: `Write it without tags: "${text.replaceAll(tag, ' ').replaceAll(/\s+/g, ' ').trim()}".`,
  })
}

/** A heading with this many characters fills the screen of a phone. */
const longestHeading = 200

/** Reports a heading that is taller than a phone's screen. */
export function checkHeading(text: string, { report }: CompileContext): void {
  const length = [...text].length
  if (length <= longestHeading) return
  report({
    code: 'long-heading',
    message: `This heading has ${length} characters: on a phone, visitors would see nothing else on the screen.`,
    hint: `Shorten it to ${longestHeading} at most, and move the rest to the text below it.`,
  })
}
