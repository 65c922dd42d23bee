import { createHash } from 'node:crypto'
import type { OutsideSources } from '../../schema/model.ts'

/** Hash of an inline script in the notation of a policy. */
function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

/**
 * The content security policy of every page: scripts of the site's own and the inline ones that were
 * given, frames, requests and scripts of others only as `services` names them. Styles are inline in every page.
 */
export function securityPolicy(sources: OutsideSources, inlineScripts: readonly string[]): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts.map(scriptHash), ...sources.script],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'frame-src': ["'self'", ...sources.frame],
    'connect-src': ["'self'", ...sources.connect],
    'form-action': ["'self'", ...sources.connect],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, allowed]) => `${name} ${[...new Set(allowed)].join(' ')}`)
    .join('; ')
}
