import type { ValueRule } from './lintSite.ts'

/** Names of HTML elements that people write in texts. */
const tag =
  /<\/?(?:a|b|big|br|center|code|div|em|font|h[1-6]|hr|i|iframe|img|li|mark|ol|p|pre|script|small|span|strong|style|sub|sup|table|td|tr|u|ul|video)(?:\s[^<>]*)?\/?>/gi

/** `**bold**`, `*italic*` and `[a link](/path)`, with the words inside. */
const emphasis = /(?<![\w*])(\*{1,2})(?=[^\s*])([^*\n]*[^\s*])\1(?![\w*])|\[([^\]\n]+)\]\([^()\s]+\)/g

/** HTML and Markdown in a text that a component shows as it is. */
export const markup: ValueRule = function* ({ value, schema: { format } }) {
  if (typeof value !== 'string' || format !== undefined) return
  const mark = value.includes('*') || value.includes('](') ? value.match(emphasis)?.[0] : undefined
  if (mark !== undefined) {
    const plain = value.replaceAll(emphasis, (_, _stars, bold, link) => bold ?? link)
    yield {
      code: 'markup-in-plain-text',
      piece: mark,
      message: `This is a plain text without Markdown: visitors would see \`${mark}\` as written.`,
      hint: `Write it without marks: "${onOneLine(plain)}".`,
    }
  }
  const tags = value.includes('<') ? [...new Set(value.match(tag))] : []
  if (tags[0] === undefined) return
  yield {
    code: 'markup-in-plain-text',
    piece: tags[0],
    message: `This is a plain text: visitors would see ${tags.map((name) => `\`${name}\``).join(', ')} as written.`,
    hint: `Write it without tags: "${onOneLine(value.replaceAll(tag, ' '))}".`,
  }
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
