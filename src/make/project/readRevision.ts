import { execFileSync } from 'node:child_process'
import path from 'node:path'

/** A site file and the files with its translations, by language, as they were at a revision of git. */
export interface Revision {
  readonly bytes: Buffer
  readonly translations: ReadonlyMap<string, Uint8Array>
}

/**
 * Reads a site as it was at a revision.
 *
 * @throws What git says if there is no such revision, or it has no such site.
 */
export function readRevision(siteFile: string, revision: string): Revision {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: path.dirname(siteFile), stdio: 'pipe', maxBuffer: 1e9 })
  const read = (name: string) => git('show', `${revision}:./${name}`)
  const bytes = read(path.basename(siteFile))
  const names = git('ls-tree', '-z', '--name-only', revision, './translations/').toString().split('\0')
  const files = names
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => [path.parse(name).name, read(name)] as const)
  return { bytes, translations: new Map(files) }
}
