import { isAllowedUrl } from '../../references/isAllowedUrl.ts'
import { isSchemaNode, type SchemaNode } from '../../schema/schemaNodes.ts'
import type { CompileContext } from '../compileContext.ts'
import { type CompiledMarkdown, insertPictures, replaceLinks } from '../compileMarkdown.ts'
import { writePicture } from '../writePicture.ts'
import { compileAnchor } from './anchor.ts'
import { compileImage } from './image.ts'
import { checkPage, pathOf } from './page.ts'
import { compileUrl } from './url.ts'
import { withBase } from './withBase.ts'

export function compileMarkdown(text: string, context: CompileContext, { headings, pictures }: SchemaNode): string {
  const headingLevel = isSchemaNode(headings) ? Number(headings.level) : undefined
  const options = { headingLevel, pictures: pictures === true }
  return checkMarkdown(context.markdown('block', text, options), context)
}

export function compileInlineMarkdown(text: string, context: CompileContext): string {
  return checkMarkdown(context.markdown('inline', text), context)
}

function checkMarkdown({ html, pictures, links, images, tags }: CompiledMarkdown, context: CompileContext): string {
  // A closing tag is part of the same mistake as its opening tag.
  const opening = tags.filter((tag) => !tag.startsWith('</'))
  for (const tag of opening.length > 0 ? opening : tags) {
    context.report({ kind: 'raw-html', piece: tag, data: { tag } })
  }
  for (const link of links) {
    if (images.includes(link) && isPicture(link)) context.report({ kind: 'image-in-text', piece: link, data: { link } })
    else checkMarkdownLink(link, context)
  }
  const linked = linkFiles(html, links, context)
  if (pictures.length === 0) return linked
  return insertPictures(
    linked,
    pictures.map((picture) => compilePicture(picture, context)),
  )
}

/** A picture as HTML; nothing after a reported problem. */
function compilePicture({ src, alt }: CompiledMarkdown['pictures'][number], context: CompileContext): string {
  if (alt.trim() === '') context.report({ kind: 'picture-without-alt', piece: `![](${src}`, data: { src } })
  const report: CompileContext['report'] = (problem) => context.report({ piece: `(${src}`, ...problem })
  const image = compileImage(src, { ...context, report })
  return image === undefined ? '' : writePicture(withBase('image', image, context), alt)
}

/** The HTML of a text with the addresses of the files that it links to. */
export function linkFiles(
  html: CompiledMarkdown['html'],
  links: CompiledMarkdown['links'],
  { references }: CompileContext,
): CompiledMarkdown['html'] {
  const addresses = links.flatMap((link) => {
    const address = references.file(link)?.address
    return address === undefined || address === link ? [] : [[link, address] as const]
  })
  return replaceLinks(html, new Map(addresses))
}

function isPicture(link: string): boolean {
  return /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(pathOf(link))
}

function checkMarkdownLink(link: string, context: CompileContext): void {
  if (link.startsWith('#')) {
    compileAnchor(link.slice(1), context)
    return
  }
  const isFile = context.references.file(link) !== undefined
  if (!isFile && link.startsWith('/') && isAllowedUrl(link)) checkPage(link, context)
  else compileUrl(link, context)
}
