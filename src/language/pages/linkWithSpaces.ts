import type createMarkdownIt from 'markdown-it'

type MarkdownIt = ReturnType<typeof createMarkdownIt>
type Destination = ReturnType<MarkdownIt['helpers']['parseLinkDestination']>

/** What is meant as the destination of a link, and no remark in parentheses. */
const start = /^(?:\.{0,2}\/|public\/|https?:|mailto:)/i
/** Up to the parenthesis that ends the link. Parentheses in a name come in pairs, mostly. */
const rest = /^[^\n()]*(?:\([^\n()]*\)[^\n()]*)*(?=\))|^[^\n)]*(?=\))/
/** The end of a link, or a title of a link before it. */
const end = /^\s*(?:(?<=\s)(?:"[^"]*"|'[^']*')\s*)?\)/

/**
 * Accepts spaces in destinations: Markdown would show the brackets of `[Prices](/files/Price list.pdf)` to visitors.
 */
export function acceptSpacesInLinks({ helpers, utils }: MarkdownIt): void {
  const strict = helpers.parseLinkDestination
  helpers.parseLinkDestination = (text, from, max): Destination => {
    const found = strict(text, from, max)
    const ahead = text.slice(from, max)
    const isInLink = /\(\s*$/.test(text.slice(0, from))
    if (!isInLink || !start.test(ahead) || (found.ok && end.test(text.slice(found.pos, max)))) return found
    const written = rest
      .exec(ahead)?.[0]
      .replace(/\s+(?:"[^"]*"|'[^']*')\s*$/, '')
      .trimEnd()
    if (written === undefined) return found
    return { ok: true, pos: from + written.length, str: utils.unescapeAll(written) }
  }
}
