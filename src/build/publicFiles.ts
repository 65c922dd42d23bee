import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { engineAssets } from '../project/folders.ts'
import type { Project } from '../project/project.ts'
import { servedFiles } from '../project/servedFiles.ts'

/**
 * Copies the public files of Pagewright and of the site. A stand-in is there only if the site file mentions its folder.
 */
export async function copyPublicFiles(
  { publicDirs }: Project,
  outDir: string,
  mentions: (text: string) => boolean,
): Promise<void> {
  const withStandIns = mentions('/stand-ins/')
  for (const folder of publicDirs) {
    const files = servedFiles(folder).filter(
      (file) => folder !== engineAssets || withStandIns || !file.startsWith('/stand-ins/'),
    )
    const folders = new Set(files.map((file) => path.join(outDir, path.dirname(file))))
    await Promise.all([...folders].map((each) => mkdir(each, { recursive: true })))
    await Promise.all(files.map((file) => copyFile(path.join(folder, file), path.join(outDir, file))))
  }
}
