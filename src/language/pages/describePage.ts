import type { CompiledBlock } from '../../../schema/values.ts'
import { isMarkdown, isSchemaNode, type SchemaTree } from '../schema/schemaNodes.ts'

/** About as much as search engines show. */
const mostCharacters = 160

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/**
 * The description of a page whose author wrote none: the first Markdown that a block has as its `intro` or `text`,
 * up to the end of a sentence or word.
 */
export function describePage(blocks: readonly (CompiledBlock | undefined)[], tree: SchemaTree): string | undefined {
  for (const block of blocks) {
    // A block of an unknown type was reported before.
    const properties = block && tree.definition(`block-${block.type}`)?.properties
    if (!isSchemaNode(properties)) continue
    for (const key of ['intro', 'text']) {
      const node = properties[key]
      const value = (block as Readonly<Record<string, unknown>>)[key]
      if (typeof value !== 'string' || !isSchemaNode(node) || !isMarkdown(tree.resolve(node).format)) continue
      const text = plainText(value)
      if (text !== '') return shorten(text)
    }
  }
  return undefined
}

function plainText(html: string): string {
  return html
    .replace(/<h[1-6]\b.*?<\/h[1-6]>/gs, ' ')
    .replace(/<[^>]*>/g, (tag) => (/^<\/?(?:a|em|strong|code|s|b|i)\b/.test(tag) ? '' : ' '))
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}

function shorten(text: string): string {
  if (text.length <= mostCharacters) return text
  const start = text.slice(0, mostCharacters)
  const sentences = /^.{60,}[.!?](?= )/.exec(start)?.[0]
  return sentences ?? `${start.slice(0, start.lastIndexOf(' '))}…`
}
