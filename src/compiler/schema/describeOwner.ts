import { isPlainObject, type Path, type Plain } from '../plain.ts'
import type { SchemaNode } from './schemaNodes.ts'
import { titleWords, withArticle } from './words.ts'

/** What an object is called in a sentence: a question, a `faq` block, `site`. */
export function describeOwner(path: Path, schema: SchemaNode, data: Plain): string {
  const last = path.at(-1)
  if (isBlock(path)) {
    const type = isPlainObject(data) ? data.type : undefined
    return typeof type === 'string' ? `a \`${type}\` block` : 'a block'
  }
  if (path.length === 2 && path[0] === 'pages') return `page \`${last}\``
  if (path.length === 2 && path[0] === 'dialogs') return `dialog \`${last}\``
  if (path.length === 2 && path[0] === 'services') return `service \`${last}\``
  if (last === undefined) return 'the file'
  if (typeof schema.title === 'string') return withArticle(titleWords(schema.title))
  return typeof last === 'string' ? `\`${last}\`` : 'an item of a list'
}

function isBlock(path: Path): boolean {
  return typeof path.at(-1) === 'number' && path.at(-2) === 'blocks'
}
