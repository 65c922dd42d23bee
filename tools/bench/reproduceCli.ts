import { cp, symlink } from 'node:fs/promises'
import path from 'node:path'
import { filesBelow, runCommand } from '../../src/index.ts'
import { copyPublicFiles, inTemporaryFolder } from './bench.ts'
import { digestOfFolder, environments, firstDifference } from './compareFolders.ts'
import { buildSite } from './servers.ts'

const notCopied = new Set(['node_modules', 'dist', 'gallery', '.git', '.pagewright', 'test-results'])

process.exitCode = await runCommand({
  name: 'reproduce',
  summary: 'Builds the site twice, in two folders, time zones and languages, and compares the results.',
  flags: {},
  notes: [
    'SITE names another site file than site.yaml.',
    'Exit codes: 0 both builds are the same, byte by byte, 1 they differ.',
  ],
  run: () => inTemporaryFolder(compareBuilds),
})

/** Builds copies of the project and of the site, without any cache. */
async function compareBuilds(folder: string): Promise<number> {
  const site = process.env.SITE ?? 'site.yaml'
  const { SOURCE_DATE_EPOCH = String(Math.floor(Date.now() / 1000)) } = process.env
  const outDirs: string[] = []
  for (const [index, env] of environments.entries()) {
    // Names of different lengths, so that a path in a built file shows.
    const place = path.join(folder, `place${'-further'.repeat(index)}`)
    const cwd = path.join(place, 'project')
    await copyProject(cwd)
    const ownSite = path.join(place, 'site/site.yaml')
    await cp(site, ownSite)
    await copyPublicFiles(site, path.dirname(ownSite))
    const outDir = path.join(place, 'dist')
    await buildSite({
      cwd,
      site: ownSite,
      outDir,
      env: { ...env, SOURCE_DATE_EPOCH, CACHE_DIR: path.join(place, 'cache') },
    })
    outDirs.push(outDir)
  }
  const [first = '', second = ''] = outDirs
  const difference = firstDifference(first, second)
  if (difference !== undefined) {
    console.error(`Two builds differ: ${difference}`)
    return 1
  }
  const count = filesBelow(first).length
  console.log(`Two builds are the same: ${count} files, SHA-256 ${digestOfFolder(first)}.`)
  return 0
}

async function copyProject(to: string): Promise<void> {
  const root = process.cwd()
  await cp(root, to, {
    recursive: true,
    filter: (source) => !notCopied.has(path.relative(root, source).split(path.sep)[0] ?? ''),
  })
  await symlink(path.join(root, 'node_modules'), path.join(to, 'node_modules'))
}
