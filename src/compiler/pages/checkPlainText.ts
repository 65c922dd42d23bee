import type { CompileContext } from './compileContext.ts'

/** Names of HTML elements that people write in texts. */
const tag =
  /<\/?(?:a|b|big|br|center|code|div|em|font|h[1-6]|hr|i|iframe|img|li|mark|ol|p|pre|script|small|span|strong|style|sub|sup|table|td|tr|u|ul|video)(?:\s[^<>]*)?\/?>/gi

/** `**bold**`, `*italic*` and `[a link](/path)`, with the words inside. */
const emphasis = /(?<![\w*])(\*{1,2})(?=[^\s*])([^*\n]*[^\s*])\1(?![\w*])|\[([^\]\n]+)\]\([^()\s]+\)/g

/** Reports HTML and Markdown in a text that a component shows as it is. */
export function checkPlainText(text: string, { report }: CompileContext): void {
  const mark = text.includes('*') || text.includes('](') ? text.match(emphasis)?.[0] : undefined
  if (mark !== undefined) {
    const plain = text.replaceAll(emphasis, (_, _stars, bold, link) => bold ?? link)
    report({
      code: 'markup-in-plain-text',
      piece: mark,
      message: `This is a plain text without Markdown: visitors would see \`${mark}\` as written.`,
      hint: `Write it without marks: "${plain.replaceAll(/\s+/g, ' ').trim()}".`,
    })
  }
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

/** A longer label of a button takes several lines and looks like a text. */
const longestLabel = 60

/** Reports marks in the label of a button or link, and one that is too long for it. */
export function checkLabel(text: string, context: CompileContext): void {
  checkPlainText(text, context)
  const length = [...text].length
  if (length <= longestLabel) return
  context.report({
    code: 'long-text',
    message: `This label has ${length} characters, and a button shows ${longestLabel} well.`,
    hint: `Shorten it to ${longestLabel} at most, and write the rest into a text beside it.`,
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

/** Names that cameras, phones and their programs give. */
const nameOfFile =
  /^(?:\S+\.(?:jpe?g|png|webp|avif|gif|svg|hei[cf]|tiff?)|(?:IMG|DSCN?|DSCF|PXL|MVIMG|WA|Screenshot)[_-]?\d{3,}\S*)$/i

/** Reports a description of a picture that is the name of its file. */
export function checkAlt(alt: string, { report }: Pick<CompileContext, 'report'>): void {
  if (!nameOfFile.test(alt.trim())) return
  report({
    code: 'file-name-as-alt',
    message: `\`${alt.trim()}\` is the name of a file: people who cannot see the picture would hear that.`,
    hint: 'Say what it shows, as on the phone: Two people at a desk.',
  })
}
