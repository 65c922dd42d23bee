import type { CompiledSite, SiteShell } from './model.ts'

export type Shells = Pick<CompiledSite, 'shell' | 'shells'>

/** What the pages share that have the language of a path. */
export function shellAt({ shell, shells = {} }: Shells, path: string): SiteShell {
  const [, step = ''] = path.split('/')
  return (Object.hasOwn(shells, step) ? shells[step] : undefined) ?? shell
}

/** Path of the page for an unknown path: each language has one. */
export function notFoundAt(site: Shells, path: string): string {
  return `${shellAt(site, path).home ?? ''}/404`
}
