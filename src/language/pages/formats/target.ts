import { isAllowedUrl } from '../../references/isAllowedUrl.ts'
import type { CompileContext } from '../compileContext.ts'
import { checkPage, pathOnThisSite } from './page.ts'
import { compileUrl } from './url.ts'

/** Where a redirect leads: a page, a file, or another site. */
export function compileTarget(to: string, context: CompileContext): string | undefined {
  const { references, report } = context
  const file = references.file(to)
  if (file !== undefined) return compileUrl(to, context)
  const isOwn = pathOnThisSite(to, references.value(['site', 'url'])) !== undefined
  if (isOwn || /^\/(?!\/)/.test(to)) return checkPage(to, context) ? context.localize(to) : undefined
  if (!isAllowedUrl(to) || !/^https:/i.test(to)) return report({ kind: 'bad-url/target', piece: to, data: { to } })
  const address = compileUrl(to, context)
  return address && (/^[!-~]+$/.test(address) ? address : new URL(address).href)
}
