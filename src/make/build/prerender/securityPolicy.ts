import { createHash } from 'node:crypto'
import type { OutsideSources } from '../../../../schema/model.ts'

/** Inline parts of documents, as they are written there. */
interface InlineParts {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** Hashes of more styles, in the notation of a policy. */
  readonly styleHashes?: readonly string[]
}

/** Hash of an inline script or style in the notation of a policy. */
export function inlineHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * Visitors get `strict`. `development` allows inline styles, which React and styled-components add at run time, and the
 * worker with which Vite waits for a server that starts again, and doesn't require Trusted Types, which Vite doesn't use.
 */
export type PolicyMode = 'strict' | 'development'

/**
 * The content security policy of documents. It allows files of the site itself, the given inline parts, and the frames,
 * requests and scripts of other hosts that `services` and `analytics` name. Only the Trusted Types policies `pagewright` and, for
 * scripts of services, `pagewright-frame` can write markup and addresses of scripts, unless a provider's script runs in
 * the page, because such a script doesn't use Trusted Types.
 *
 * @param sources `counting` has the hosts of the service that counts visits, if there is one.
 */
export function securityPolicy(
  sources: OutsideSources & { readonly beacons?: readonly string[]; readonly counting?: readonly string[] | undefined },
  { scripts, styles, styleHashes = [] }: InlineParts,
  mode: PolicyMode = 'strict',
): string {
  const isStrict = mode === 'strict'
  const counting = sources.counting ?? []
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(inlineHash), ...sources.script, ...counting],
    'style-src': ["'self'", ...(isStrict ? [...styles.map(inlineHash), ...styleHashes] : ["'unsafe-inline'"])],
    'img-src': ["'self'", ...sources.image, ...counting],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...sources.connect, ...(sources.beacons ?? []), ...counting],
    'frame-src': ["'self'", ...sources.frame],
    'form-action': ["'self'", ...sources.connect],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    ...(!isStrict && { 'worker-src': ['blob:'] }),
    ...(isStrict &&
      sources.script.length === 0 &&
      sources.counting === undefined && {
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['pagewright', 'pagewright-frame'],
      }),
  }
  return Object.entries(directives)
    .map(([name, allowed]) => `${name} ${[...new Set(allowed)].join(' ')}`)
    .join('; ')
}
