import type { Plain } from '../../plain.ts'
import { isAllowedUrl } from '../../references/isAllowedUrl.ts'
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
  if (!isAllowedUrl(address)) return context.report({ kind: 'bad-url', piece: url, data: { url, address } })
  const isForFunction = answeredByHost && !/\.\w+$/.test(pathOf(url)) && !context.facts.pages.has(pathOf(url))
  if (url.startsWith('/') && file === undefined && !isForFunction)
    return context.report({ kind: 'unknown-file/address', piece: url, data: { url } })
  return address
}

/** An address that has been checked where it is written. */
export function addressOf(written: Plain | undefined, { references }: CompileContext): string | undefined {
  return typeof written === 'string' ? (references.file(written)?.address ?? written) : undefined
}
