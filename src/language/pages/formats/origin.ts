import { basePath } from '../../../../schema/siteAddress.ts'
import { isAllowedUrl } from '../../references/isAllowedUrl.ts'
import type { CompileContext } from '../compileContext.ts'

export function compileOrigin(origin: string, { report }: CompileContext): string | undefined {
  const isOwn = isAllowedUrl(origin) && /^https:\/\//i.test(origin)
  if (isOwn && (new URL(origin).origin === origin || isFolder(origin))) return origin
  return report({ kind: 'bad-url/origin', data: { origin, isOwn } })
}

/** A folder of a host, and no page in it. */
function isFolder(url: string): boolean {
  return basePath(url) !== '' && !/\.html?$/i.test(url)
}
