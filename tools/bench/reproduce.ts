import { cp, symlink } from 'node:fs/promises'
import path from 'node:path'
import { type Bench, besideCopyOf, copyPublicFiles } from './bench.ts'
import { digestOfFolder, filesBelow, firstDifference } from './compareFolders.ts'
import { buildSite } from './servers.ts'

/** Time zones and locales as far apart as two machines can be. */
export const environments = [
  { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
  { TZ: 'Pacific/Pago_Pago', LANG: 'C', LC_ALL: 'C' },
] as const

const notCopied = new Set(['node_modules', 'dist', 'gallery', '.git', '.pagewright', 'test-results'])

/**
 * Builds a site twice and compares the results: from copies of the project in two folders, in two time zones and
 * locales, without any cache.
 */
export const benchReproduce: Bench = ({ site }) =>
  besideCopyOf(site, async (folder) => {
    const results: string[] = []
    for (const [index, env] of environments.entries()) {
      // Names of different lengths, so that a path in a built file shows.
      const place = path.join(folder, `place${'-further'.repeat(index)}`)
      const cwd = path.join(place, 'project')
      await copyProject(cwd)
      const ownSite = path.join(place, 'site/site.yaml')
      await cp(site, ownSite)
      await copyPublicFiles(site, path.dirname(ownSite))
      const outDir = path.join(place, 'dist')
      const own = { CACHE_DIR: path.join(place, 'cache') }
      await buildSite({ cwd, site: ownSite, outDir, env: { ...env, ...own } })
      results.push(outDir)
    }
    const [first = '', second = ''] = results
    const difference = firstDifference(first, second)
    if (difference !== undefined) return { report: 'Two builds differ.', failures: [difference] }
    const count = filesBelow(first).length
    const report = `Two builds are the same: ${count} files, SHA-256 ${digestOfFolder(first)}.`
    return { report, failures: [] }
  })

async function copyProject(to: string): Promise<void> {
  const root = process.cwd()
  await cp(root, to, {
    recursive: true,
    filter: (source) => !notCopied.has(path.relative(root, source).split(path.sep)[0] ?? ''),
  })
  await symlink(path.join(root, 'node_modules'), path.join(to, 'node_modules'))
}
