import createMarkdownIt from 'markdown-it'
import type { Html } from '../../../schema/values.ts'

export interface CompiledMarkdown {
  readonly html: Html
  /** Every destination of a link, as written. */
  readonly links: readonly string[]
  /** Destinations of those links that are meant as pictures: `![words](/file.jpg)`. */
  readonly images: readonly string[]
  /** Raw HTML tags: not part of the language. */
  readonly tags: readonly string[]
}

export type MarkdownCompiler = (
  kind: 'block' | 'inline',
  text: string,
  /** Level of the text's highest headings. */
  headingLevel?: number,
) => CompiledMarkdown

/** Headings inside a text are below that of a card, unless its schema says otherwise. */
const belowCard = 4

/**
 * A small safe Markdown: paragraphs, emphasis, lists, links, quotes, tables, headings. No HTML, no images.
 * It returns all links in `links` and checks none.
 */
export function createMarkdownCompiler(): MarkdownCompiler {
  const renderer = createMarkdown(false)
  const detector = createMarkdown(true)
  return (kind, text, headingLevel = belowCard) => {
    const parse = (markdown: MarkdownIt) =>
      kind === 'block' ? markdown.parse(text, {}) : markdown.parseInline(text, {})
    const tokens = parse(renderer)
    placeHeadings(tokens, headingLevel)
    const all = flatten(tokens)
    return {
      html: renderer.renderer.render(tokens, renderer.options, {}) as Html,
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
  // Indented text is no code, and pictures belong in blocks.
  markdown.disable(['code', 'image'])
  // Accepts every link: otherwise a forbidden one would silently become text instead of being reported.
  markdown.validateLink = () => true
  markdown.normalizeLink = (url) => url
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
