import { replacement } from '../../fix.ts'
import { checkUrl } from '../../references/checkUrl.ts'
import type { CompileContext } from '../compileContext.ts'
import { checkPage, pathOnThisSite } from './page.ts'
import { compileUrl } from './url.ts'

/** Where a redirect leads: a page, a file, or another site. */
export function compileTarget(to: string, context: CompileContext): string | undefined {
  const { references, report } = context
  const file = references.file(to)
  if (file !== undefined) return compileUrl(to, context)
  const isOwn = pathOnThisSite(to, references.value(['site', 'url'])) !== undefined
  if (isOwn || /^\/(?!\/)/.test(to)) return checkPage(to, context) ? to : undefined
  const mistake = checkUrl(to)
  if (mistake === undefined && /^https:/i.test(to)) {
    const address = compileUrl(to, context)
    return address && (/^[!-~]+$/.test(address) ? address : new URL(address).href)
  }
  const fixed = mistake?.fixed?.startsWith('https:') === true ? mistake.fixed : undefined
  report({
    code: mistake?.code ?? 'bad-url',
    piece: to,
    message: `\`${to}\` is neither a page nor a file of this site nor an address with \`https://\`.`,
    hint:
      fixed === undefined
        ? 'Write a path such as `/contact`, or an address that starts with `https://`.'
        : `Write \`${fixed}\`.`,
    ...(fixed !== undefined && replacement(to, fixed)),
  })
  return undefined
}
