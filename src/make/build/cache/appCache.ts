import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { CompiledSite } from '../../../../schema/model.ts'
import { filesBelow } from '../../project/filesBelow.ts'
import type { Project } from '../../project/project.ts'
import type { InlineScripts } from '../prerender/inlineScripts.ts'
import { type BuiltApp, readManifest } from '../siteWriter.ts'
import { digestOf, hashOfFile, readChecked, writeChecked } from './checkedFile.ts'
import { keepNewest } from './siteCache.ts'

const inventoryFile = 'inventory'

/** Data about a cached app, in a file next to its bundles. */
interface Inventory {
  readonly scripts: InlineScripts
  /** Digest of each file. */
  readonly files: Readonly<Record<string, string>>
}

/**
 * The app of a site: the cached one if code and shell are the same, otherwise a new one. The memo can't hold it, because
 * the bundler writes a folder, from which Node loads the bundles.
 *
 * @param code Digest of all code that renders.
 * @param work Folder that gets the app's `client` folder, and where `build` leaves the app.
 */
export async function keptApp(
  project: Project,
  { shell, shells }: CompiledSite,
  code: string,
  work: string,
  build: () => Promise<BuiltApp>,
): Promise<BuiltApp> {
  // Flags such as --minify affect the app, too.
  const flags = JSON.stringify(process.argv.slice(2))
  const folder = path.join(project.cacheDir, 'app', digestOf(code, JSON.stringify([shell, shells]), flags).slice(0, 24))
  const known = await readApp(folder)
  if (known !== undefined) {
    keepNewest(folder)
    cpSync(path.join(folder, 'client'), path.join(work, 'client'), { recursive: true })
    return known
  }
  const app = await build()
  // If the disk is full, the build still succeeds, and the next build bundles the app again.
  await store(folder, work, app).catch(() => {})
  return app
}

async function readApp(folder: string): Promise<BuiltApp | undefined> {
  const inventory = readChecked(path.join(folder, inventoryFile))
  if (inventory === undefined) return undefined
  const { scripts, files } = JSON.parse(inventory.toString()) as Inventory
  const isWhole = JSON.stringify(digestsOf(folder)) === JSON.stringify(files)
  if (!isWhole) return undefined
  return {
    scripts,
    manifest: await readManifest(path.join(folder, 'client')),
    serverDir: path.join(folder, 'server'),
  }
}

/** Caches a copy of an app, with one rename. */
async function store(folder: string, work: string, { scripts }: BuiltApp): Promise<void> {
  keepNewest(folder)
  const beside = mkdtempSync(`${folder}-`)
  for (const part of ['client', 'server']) {
    cpSync(path.join(work, part), path.join(beside, part), { recursive: true })
  }
  // Makes Node load the bundles as modules.
  writeFileSync(path.join(beside, 'package.json'), '{ "type": "module" }\n')
  const inventory: Inventory = { scripts, files: digestsOf(beside) }
  writeChecked(path.join(beside, inventoryFile), Buffer.from(JSON.stringify(inventory)))
  // Another build may have cached the same app meanwhile and may be using it.
  if (await readApp(folder)) return rmSync(beside, { recursive: true })
  rmSync(folder, { recursive: true, force: true })
  renameSync(beside, folder)
}

function digestsOf(folder: string): Readonly<Record<string, string>> {
  const files = filesBelow(folder).filter((file) => file !== inventoryFile)
  return Object.fromEntries(files.map((file) => [file, hashOfFile(path.join(folder, file))]))
}
