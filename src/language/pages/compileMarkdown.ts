import createMarkdownIt from 'markdown-it'
import type { Html } from '../../../schema/values.ts'
import { acceptSpacesInLinks } from './linkWithSpaces.ts'

export interface CompiledMarkdown {
  /** In the place of each picture it has a mark, which `insertPictures` replaces. */
  readonly html: Html
  readonly pictures: readonly MarkdownPicture[]
  /** Every destination of a link, as written. */
  readonly links: readonly string[]
  /** Destinations of those links that are meant as pictures, in a text that has none: `![words](/file.jpg)`. */
  readonly images: readonly string[]
  /** Raw HTML tags: not part of the language. */
  readonly tags: readonly string[]
}

/** A picture in a text: `![alt](src)`. */
interface MarkdownPicture {
  readonly src: string
  readonly alt: string
}

interface MarkdownOptions {
  /** Level of the text's highest headings. */
  readonly headingLevel?: number | undefined
  /** Whether the text can have pictures. */
  readonly pictures?: boolean
}

export type MarkdownCompiler = (kind: 'block' | 'inline', text: string, options?: MarkdownOptions) => CompiledMarkdown

/** Headings inside a text are below that of a card, unless its schema says otherwise. */
const belowCard = 4

/**
 * A small safe Markdown: paragraphs, emphasis, lists, links, quotes, tables, headings, and pictures where they are asked
 * for. No HTML.
 * It returns all links in `links` and checks none.
 */
export function createMarkdownCompiler(): MarkdownCompiler {
  const withoutPictures = createMarkdown(false)
  const withPictures = createMarkdown(false).enable('image')
  const detector = createMarkdown(true)
  return (kind, text, { headingLevel = belowCard, pictures = false } = {}) => {
    const renderer = pictures ? withPictures : withoutPictures
    const parse = (markdown: MarkdownIt) =>
      kind === 'block' ? markdown.parse(text, {}) : markdown.parseInline(text, {})
    const tokens = parse(renderer)
    placeHeadings(tokens, headingLevel)
    const all = flatten(tokens)
    const found: MarkdownPicture[] = []
    return {
      html: renderer.renderer.render(tokens, renderer.options, { pictures: found }) as Html,
      pictures: found,
      links: all.flatMap((token) => (token.type === 'link_open' ? [hrefOf(token)] : [])),
      images: all.flatMap((token, index) =>
        token.type === 'link_open' && all[index - 1]?.content.endsWith('!') ? [hrefOf(token)] : [],
      ),
      tags: text.includes('<') ? flatten(parse(detector)).flatMap(tagOf) : [],
    }
  }
}

type MarkdownIt = ReturnType<typeof createMarkdownIt>
type Token = ReturnType<MarkdownIt['parse']>[number]

function flatten(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token) => [token, ...flatten(token.children ?? [])])
}

function tagOf({ type, content }: Token): readonly string[] {
  if (type !== 'html_inline' && type !== 'html_block') return []
  return [/<[^>]*>?/.exec(content)?.[0] ?? content.trim()]
}

function createMarkdown(html: boolean): MarkdownIt {
  const markdown = createMarkdownIt({ html, linkify: false, typographer: false })
  // Indented text is no code.
  markdown.disable(['code', 'image'])
  markdown.renderer.rules.image = (tokens, index, options, env, renderer) => {
    const pictures = (env?.pictures ?? []) as MarkdownPicture[]
    const token = tokens[index]
    const src = String(token?.attrGet('src') ?? '')
    const alt = renderer.renderInlineAsText(token?.children ?? [], options, {})
    return `\0${pictures.push({ src, alt }) - 1}\0`
  }
  // Accepts every link: otherwise a forbidden one would silently become text instead of being reported.
  markdown.validateLink = () => true
  markdown.normalizeLink = (url) => url
  acceptSpacesInLinks(markdown)
  markdown.core.ruler.push('pagewright', ({ tokens }) => {
    for (const token of flatten(tokens)) {
      if (token.type === 'link_open' && /^https:/i.test(hrefOf(token))) {
        token.attrSet('target', '_blank')
        token.attrSet('rel', 'noopener')
      }
    }
  })
  return markdown
}

/** Replaces the addresses of links in the HTML of a text. */
export function replaceLinks(html: Html, addresses: ReadonlyMap<string, string>): Html {
  if (addresses.size === 0) return html
  const { escapeHtml } = createMarkdownIt().utils
  const written = new Map([...addresses].map(([from, to]) => [escapeHtml(from), escapeHtml(to)]))
  // Only tags have this text: the compiler escapes the characters of words.
  return html.replaceAll(/<a href="([^"]*)"/g, (tag, href) =>
    written.has(href) ? `<a href="${written.get(href)}"` : tag,
  ) as Html
}

/** Replaces the marks in the HTML of a text. The parser lets no author write one. */
export function insertPictures(html: Html, pictures: readonly string[]): Html {
  return html.replaceAll(/\0(\d+)\0/g, (_, index) => pictures[Number(index)] ?? '') as Html
}

/** Gives headings the levels from `highest` on, in the author's order and without a gap. */
function placeHeadings(tokens: readonly Token[], highest: number): void {
  const around: number[] = []
  for (const token of tokens) {
    if (token.type === 'heading_open') {
      const written = Number(token.tag.slice(1))
      while ((around.at(-1) ?? 0) >= written) around.pop()
      around.push(written)
    }
    if (token.type === 'heading_open' || token.type === 'heading_close')
      token.tag = `h${Math.min(6, highest + around.length - 1)}`
  }
}

function hrefOf(token: Token): string {
  return String(token.attrGet('href') ?? '')
}
