import { createHash } from 'node:crypto'
import type { CompiledSite } from '../../schema/model.ts'

/** Hash of an inline script in the notation of a policy. */
function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

/**
 * The content security policy of every page: scripts of the site's own and the inline ones that were
 * given, frames and requests only to what `services` names. Styles are inline in every page.
 */
export function securityPolicy(origins: CompiledSite['origins'], inlineScripts: readonly string[]): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts.map(scriptHash)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'frame-src': ["'self'", ...origins.frame],
    'connect-src': ["'self'", ...origins.connect],
    'form-action': ["'self'", ...origins.connect],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ')
}
