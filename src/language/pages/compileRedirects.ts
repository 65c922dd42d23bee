import { requestPath } from '../../../schema/fileAddress.ts'
import type { CompiledEntry, RouteRule } from '../../../schema/model.ts'
import type { Redirect } from '../routes/readRedirects.ts'
import { compileAt } from './checkSiteLinks.ts'
import { reportAt } from './compileContext.ts'
import type { WalkContext } from './createContext.ts'
import { compileTarget } from './formats/target.ts'

interface CompiledRedirects {
  /** Old paths that get a document of their own, for hosts without redirects. */
  readonly entries: ReadonlyMap<string, CompiledEntry>
  /** Everything that no document can redirect, what says most first. */
  readonly rules: readonly RouteRule[]
}

/** Characters that Windows allows in no file name, and names that end in a way that it doesn't keep. */
const noFileName = /[<>:"|?*\\\p{Cc}]|[. ](?:\/|$)|%[\da-f]{2}/iu
/** Limit of a name in bytes, on all systems. */
const longestName = 255

/** @param paths The paths of all pages. */
export function compileRedirects(
  redirects: Iterable<Redirect>,
  paths: readonly string[],
  context: WalkContext,
): CompiledRedirects {
  const entries = new Map<string, CompiledEntry>()
  const rules: RouteRule[] = []
  // On many disks, names that differ only in capitals or in the encoding of their letters are the same.
  const sameName = (path: string) => path.normalize().toLowerCase()
  const taken = new Set(paths.map(sameName))
  for (const redirect of redirects) {
    const { path, query, isPattern, index } = redirect
    const to = compileAt(['redirects', index, 'to'], context, () => compileTo(redirect, paths, context))
    compileAt(['redirects', index], context, () => checkFile(redirect, context))
    if (to === undefined) continue
    const unknown = { kind: 'redirect', to } as const
    if (query === undefined && !isPattern && isFileName(path) && !taken.has(sameName(path))) {
      taken.add(sameName(path))
      entries.set(path, unknown)
    } else {
      const pattern = `${path === '' ? '' : requestPath(path)}${isPattern ? '/*' : ''}`
      rules.push({ pattern, ...(query !== undefined && { query }), isOld: true, unknown })
    }
  }
  return { entries, rules: rules.sort((a, b) => weightOf(b) - weightOf(a)) }
}

function isFileName(path: string): boolean {
  const bytes = (step: string) => new TextEncoder().encode(step).length
  return !noFileName.test(path) && path.split('/').every((step) => bytes(step) <= longestName)
}

/** How much a rule says about an address: parameters, then a whole path, then the length of a pattern. */
function weightOf({ pattern, query }: RouteRule): number {
  const parameters = query === undefined ? 0 : query.split('&').length
  return parameters * 2 ** 20 + (pattern.endsWith('/*') ? pattern.length : 2 ** 18)
}

function compileTo({ to, isPattern }: Redirect, paths: readonly string[], context: WalkContext): string | undefined {
  if (!to.endsWith('/*')) return compileTarget(to, context)
  if (!isPattern) return context.report({ kind: 'bad-url/rest', data: { to } })
  if (!to.startsWith('/')) return compileTarget(to, context)
  const start = to.slice(0, -1)
  if ([...paths, ...context.publicFiles.paths()].some((path) => path.startsWith(start)))
    return context.localize(start.slice(0, -1)) + to.slice(start.length - 1)
  return context.report({ kind: 'unknown-page/below', data: { start } })
}

/** Reports a file in the place of a redirect: hosts serve it. */
function checkFile({ path, query, isPattern, from }: Redirect, context: WalkContext): void {
  if (query !== undefined || isPattern) return
  const ends = [...path.matchAll(/(?<=.)\/|$/g)].map(({ index }) => index)
  const file = ends.map((end) => context.references.file(path.slice(0, end))?.path).find(Boolean)
  if (file !== undefined) reportAt('from', { kind: 'duplicate-path/file', data: { file, from } }, context)
}
