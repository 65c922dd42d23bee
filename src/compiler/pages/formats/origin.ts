import { basePath } from '../../../../schema/siteAddress.ts'
import { replacement } from '../../fix.ts'
import { checkUrl } from '../../references/checkUrl.ts'
import type { CompileContext } from '../compileContext.ts'

export function compileOrigin(origin: string, context: CompileContext): string | undefined {
  const mistake = checkUrl(origin)
  const isOwn = mistake === undefined && /^https:\/\//i.test(origin)
  if (isOwn && (new URL(origin).origin === origin || isFolder(origin))) return origin
  const fixed = isOwn ? new URL(origin).origin : mistake?.fixed
  context.report({
    code: 'bad-url',
    message: `\`${origin}\` is not the address of a site.`,
    hint: isOwn
      ? `Write \`${new URL(origin).origin}\`.`
      : (mistake?.hint ?? 'Write it as https://www.host.com, or with the folder that the site is in.'),
    ...(fixed !== undefined && replacement(origin, fixed)),
  })
  return undefined
}

/** A folder of a host, and no page in it. */
function isFolder(url: string): boolean {
  return basePath(url) !== '' && !/\.html?$/i.test(url)
}
