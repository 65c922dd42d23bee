import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { digestOfFolder, filesBelow, firstDifference } from './compareFolders.ts'
import { buildSite } from './servers.ts'

/** As far from each other as two machines can be. */
export const environments = [
  { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
  { TZ: 'Pacific/Pago_Pago', LANG: 'C', LC_ALL: 'C' },
] as const

/** What two builds of a site have given. */
interface Reproduction {
  readonly files: number
  /** SHA-256 of all files of the first build. */
  readonly digest: string
  /** The first thing in which they differ; undefined where they are the same. */
  readonly difference: string | undefined
}

const ownFolders = new Set(['node_modules', 'dist', 'gallery', '.git', '.pagewright', 'test-results'])

/**
 * Builds a site twice, from copies of the project in two folders, in two time zones and locales, with nothing known from
 * a build before, and compares what comes out.
 *
 * @param site Path of the site file.
 */
export async function reproduce(site: string): Promise<Reproduction> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pagewright-reproduce-'))
  try {
    const results: string[] = []
    for (const [index, env] of environments.entries()) {
      // Names of different lengths: a path that gets into a file is not to be missed.
      const place = path.join(folder, `place${'-further'.repeat(index)}`)
      const cwd = path.join(place, 'project')
      await copyProject(cwd)
      const ownSite = path.join(place, 'site')
      await copySite(site, ownSite)
      const outDir = path.join(place, 'dist')
      const own = { CACHE_DIR: path.join(place, 'cache') }
      await buildSite({ cwd, site: path.join(ownSite, 'site.yaml'), outDir, env: { ...env, ...own } })
      results.push(outDir)
    }
    const [first = '', second = ''] = results
    return {
      files: filesBelow(first).length,
      digest: digestOfFolder(first),
      difference: firstDifference(first, second),
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function copyProject(to: string): Promise<void> {
  const root = process.cwd()
  await cp(root, to, {
    recursive: true,
    filter: (source) => !ownFolders.has(path.relative(root, source).split(path.sep)[0] ?? ''),
  })
  await symlink(path.join(root, 'node_modules'), path.join(to, 'node_modules'))
}

async function copySite(site: string, to: string): Promise<void> {
  await cp(site, path.join(to, 'site.yaml'))
  await cp(path.join(path.dirname(site), 'public'), path.join(to, 'public'), { recursive: true }).catch(
    () => {},
  )
}
