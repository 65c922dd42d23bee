import { checkUrl } from '../../references/checkUrl.ts'
import { isSchemaNode, type SchemaNode } from '../../schema/schemaNodes.ts'
import type { CompileContext } from '../compileContext.ts'
import type { CompiledMarkdown } from '../compileMarkdown.ts'
import { compileAnchor } from './anchor.ts'
import { checkPage, pathOf } from './page.ts'
import { compileUrl } from './url.ts'

export function compileMarkdown(text: string, context: CompileContext, { headings }: SchemaNode): string {
  const level = isSchemaNode(headings) ? headings.level : undefined
  return checkMarkdown(
    context.markdown('block', text, typeof level === 'number' ? level : undefined),
    context,
  )
}

export function compileInlineMarkdown(text: string, context: CompileContext): string {
  return checkMarkdown(context.markdown('inline', text), context)
}

function checkMarkdown({ html, links, images, tags }: CompiledMarkdown, context: CompileContext): string {
  // A closing tag is part of the same mistake as its opening tag.
  const opening = tags.filter((tag) => !tag.startsWith('</'))
  for (const tag of opening.length > 0 ? opening : tags) {
    context.report({
      code: 'raw-html',
      piece: tag,
      message: `\`${tag}\` is HTML, but texts are Markdown.`,
      hint: 'Write **bold**, *italic*, [a link](/path), lists with `-`. For the character itself, write `&lt;`.',
    })
  }
  for (const link of links) {
    if (images.includes(link) && isPicture(link)) reportImage(link, context)
    else checkMarkdownLink(link, context)
  }
  return html
}

function isPicture(link: string): boolean {
  return /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(pathOf(link))
}

function reportImage(link: string, { report }: CompileContext): void {
  report({
    code: 'image-in-text',
    piece: link,
    message: `Texts can’t show pictures: visitors would see “!” and a link to \`${link}\`.`,
    hint: 'Remove it, and put the picture in a block that has a key for pictures; docs/block-types.md names them.',
  })
}

function checkMarkdownLink(link: string, context: CompileContext): void {
  if (link.startsWith('#')) {
    compileAnchor(link.slice(1), context)
    return
  }
  const isOwnPath = link.startsWith('/') && checkUrl(link) === undefined
  if (isOwnPath && !context.references.hasFile(pathOf(link))) checkPage(link, context)
  else compileUrl(link, context)
}
