import type { CompiledEntry, SiteShell } from '../../schema/model.ts'
import type { Boot } from './boot.ts'
import { fetchContent, notFoundPath, resolvePath } from './pageContent.ts'
import { resolveRule } from './resolveRule.ts'

interface FirstResolution {
  readonly resolution: CompiledEntry
  /** `delivered`: the document already shows exactly this page, so it hydrates. Otherwise it is rendered from scratch. */
  readonly state: 'delivered' | 'missing'
}

/**
 * What the loaded document shows, or should show.
 * A host without rewrite rules serves the not-found page even if the site has a rule for the path, and document and
 * content differ if a deployment came between them.
 */
export async function firstResolution(
  path: string,
  boot: Boot,
  { rules }: SiteShell,
): Promise<FirstResolution> {
  const isMisdirected = boot.path === notFoundPath && resolveRule(path, rules) !== undefined
  const isEmpty = boot.hash === ''
  if (isEmpty || isMisdirected) {
    // The host has already shown that it has nothing at this path.
    const fetchEntry = async (at: string) => (isMisdirected && at === path ? undefined : fetchContent(at))
    return { resolution: await resolvePath(path, rules, fetchEntry), state: 'missing' }
  }
  const content = await fetchContent(boot.path)
  if (content?.kind !== 'page') throw new Error(`The content of \`${boot.path}\` could not be fetched.`)
  return { resolution: content, state: content.hash === boot.hash ? 'delivered' : 'missing' }
}
