import type { Plain } from '../plain.ts'

/** The paths that the links of a site lead to, as they are written under `to`. */
export function linkedPaths(site: Plain): readonly string[] {
  const paths = new Set<string>()
  const visit = (value: Plain, key: string): void => {
    if (typeof value === 'string') {
      if (key === 'to' && value.startsWith('/')) paths.add(value.replace(/[?#].*$/, ''))
    } else if (value !== null && typeof value === 'object') {
      for (const [name, child] of Object.entries(value)) visit(child, name)
    }
  }
  visit(site, '')
  return [...paths]
}
