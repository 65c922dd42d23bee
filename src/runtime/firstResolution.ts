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
 * What the document that was loaded shows, or has to show.
 * A host without rewrite rules answers with the not-found page where a rule of the site knows better,
 * and a deployment between document and content makes the two differ.
 */
export async function firstResolution(
  path: string,
  boot: Boot,
  { rules }: SiteShell,
): Promise<FirstResolution> {
  const isMisdirected = boot.path === notFoundPath && resolveRule(path, rules) !== undefined
  const isEmpty = boot.hash === ''
  if (isEmpty || isMisdirected) {
    // The host has just said that it has nothing at this path.
    const fetchEntry = async (at: string) => (isMisdirected && at === path ? undefined : fetchContent(at))
    return { resolution: await resolvePath(path, rules, fetchEntry), state: 'missing' }
  }
  const content = await fetchContent(boot.path)
  if (content?.kind !== 'page') throw new Error(`The content of \`${boot.path}\` could not be fetched.`)
  return { resolution: content, state: content.hash === boot.hash ? 'delivered' : 'missing' }
}
