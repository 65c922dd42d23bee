import { existsSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { engineAssets } from '../project/folders.ts'
import type { Project } from '../project/project.ts'
import { servedFiles } from '../project/servedFiles.ts'

/** The file of Pagewright that only the styles of some pages load. */
const wave = '/wave.svg'

/**
 * Copies the public files of Pagewright and of the site, but of Pagewright's no wave, and stand-ins only if the site
 * file mentions their folder.
 */
export async function copyPublicFiles(
  { publicDirs }: Project,
  outDir: string,
  mentions: (text: string) => boolean,
): Promise<void> {
  const withStandIns = mentions('/stand-ins/')
  const isWanted = (file: string) => file !== wave && (withStandIns || !file.startsWith('/stand-ins/'))
  for (const folder of publicDirs) {
    const files = servedFiles(folder).filter((file) => folder !== engineAssets || isWanted(file))
    const folders = new Set(files.map((file) => path.join(outDir, path.dirname(file))))
    await Promise.all([...folders].map((each) => mkdir(each, { recursive: true })))
    await Promise.all(files.map((file) => copyFile(path.join(folder, file), path.join(outDir, file))))
  }
}

/** Copies Pagewright's wave, unless the site has a file of its own there. */
export async function copyWave(outDir: string): Promise<void> {
  const target = path.join(outDir, wave)
  if (!existsSync(target)) await copyFile(path.join(engineAssets, wave), target)
}

export const showsWave = (styleFiles: ReadonlySet<string>) => styleFiles.has(wave)
