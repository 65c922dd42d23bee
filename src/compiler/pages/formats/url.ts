import { decodeAddress } from '../../../../schema/fileAddress.ts'
import { replacement } from '../../fix.ts'
import { didYouMean } from '../../messages/hint.ts'
import { nearestName, obviousName } from '../../messages/nearestName.ts'
import type { Plain } from '../../plain.ts'
import { checkUrl } from '../../references/checkUrl.ts'
import type { SchemaNode } from '../../schema/schemaNodes.ts'
import type { CompileContext } from '../compileContext.ts'
import { pathOf } from './page.ts'

/** @param schema With `answeredByHost`, a path without a file is an error only if it looks like that of a file. */
export function compileUrl(
  url: string,
  context: CompileContext,
  { answeredByHost }: SchemaNode = {},
): string | undefined {
  const file = context.references.file(url)
  // The name of a file can have spaces.
  const address = file?.address ?? (url.startsWith('/') ? url.replaceAll(' ', '%20') : url)
  const mistake = checkUrl(address)
  if (mistake !== undefined) {
    const own = mistake.code === 'bad-url' ? fileMeant(url, context) : undefined
    const { fixed = own, ...words } = mistake
    context.report({
      piece: url,
      ...words,
      ...(own !== undefined && { hint: `A file in \`public\` begins with a slash: \`${own}\`.` }),
      ...(fixed !== undefined && replacement(url, own ?? fixed)),
    })
    return undefined
  }
  if (url.startsWith('/') && file === undefined && !(answeredByHost && isForFunction(url, context))) {
    reportUnknownFile(url, context)
    return undefined
  }
  return address
}

/** The file of this site whose address lacks its slash, or has the folder `public` before it. */
function fileMeant(url: string, { publicFiles }: CompileContext): string | undefined {
  const end = `/${url.replace(/^(?:\.\/)?(?:public\/)?/, '')}`
  const found = publicFiles.paths().filter((path) => path.endsWith(end))
  return found.includes(end) ? end : found.length === 1 ? found[0] : undefined
}

/** An address that has been checked where it is written. */
export function addressOf(written: Plain | undefined, { references }: CompileContext): string | undefined {
  return typeof written === 'string' ? (references.file(written)?.address ?? written) : undefined
}

/** Whether a path without a file leads to nothing else of the site, nor to a file by a misspelled name. */
function isForFunction(url: string, { facts, publicFiles }: CompileContext): boolean {
  const path = pathOf(url)
  const looksLikeFile = /\.\w+$/.test(path) || obviousName(decodeAddress(path), publicFiles.paths()) !== undefined
  return !facts.pages.has(path) && !looksLikeFile
}

function reportUnknownFile(url: string, { facts, publicFiles, report }: CompileContext): void {
  const path = pathOf(url)
  if (facts.pages.has(path)) {
    report({
      code: 'bad-url',
      piece: url,
      message: `\`${path}\` is a page of this site.`,
      hint: `Use \`to: ${url}\`.`,
    })
    return
  }
  const files = publicFiles.paths()
  const name = decodeAddress(path)
  const meant = obviousName(name, files)
  report({
    code: 'unknown-file',
    piece: url,
    message: `There is no file \`${path}\` in the \`public\` folder.`,
    ...didYouMean(meant ?? nearestName(name, files), 'Put the file there, or correct the path.'),
    ...(meant !== undefined && replacement(url, meant + url.slice(path.length))),
  })
}
