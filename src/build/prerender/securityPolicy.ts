import { createHash } from 'node:crypto'
import type { OutsideSources } from '../../../schema/model.ts'

/** What stands inside documents, as it is written there. */
interface InlineParts {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** Hashes of more styles, in the notation of a policy. */
  readonly styleHashes?: readonly string[]
}

/** Styles that components add in the browser go through an empty style element and its rules. */
const emptyStyle = ''

/** Hash of an inline script or style in the notation of a policy. */
export function inlineHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * `strict` is what visitors get. In `development` styles may come as text, as React and styled-components write them
 * there, and nobody asks Vite's overlay for Trusted Types.
 */
export type PolicyMode = 'strict' | 'development'

/**
 * The content security policy of documents: nothing but what the site itself serves, the inline parts that
 * were given, and frames, requests and scripts of others as `services` names them. Markup reaches the page
 * through the policy `pagewright` alone (Trusted Types), unless a provider's script runs in the page: nobody
 * can ask that of a script of others.
 */
export function securityPolicy(
  sources: OutsideSources & { readonly beacons?: readonly string[] },
  { scripts, styles, styleHashes = [] }: InlineParts,
  mode: PolicyMode = 'strict',
): string {
  const isStrict = mode === 'strict'
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(inlineHash), ...sources.script],
    'style-src': [
      "'self'",
      ...(isStrict
        ? [...styles.map(inlineHash), ...styleHashes, inlineHash(emptyStyle)]
        : ["'unsafe-inline'"]),
    ],
    'img-src': ["'self'", ...sources.image],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...sources.connect, ...(sources.beacons ?? [])],
    'frame-src': ["'self'", ...sources.frame],
    'form-action': ["'self'", ...sources.connect],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    ...(isStrict &&
      sources.script.length === 0 && {
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['pagewright'],
      }),
  }
  return Object.entries(directives)
    .map(([name, allowed]) => `${name} ${[...new Set(allowed)].join(' ')}`)
    .join('; ')
}
