import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { CompiledSite } from '../../../schema/model.ts'
import type { Project } from '../../project/project.ts'
import { type FontSubset, fontFiles } from '../../theme/baseCss.ts'
import { readPublicFile } from '../readPublicFile.ts'
import { subsetTypeface } from './subsetTypeface.ts'

/** A font file that isn't written yet. */
export interface PackedFont extends FontSubset {
  readonly bytes: Uint8Array
}

/**
 * Subsets of the site's fonts with the characters of the site file, which visitors fetch first. The full fonts stay
 * beside them: a browser fetches one for any other character, for instance one that a visitor types. A font of which
 * a subset would save too little has none.
 */
export async function packFontSubsets(
  { siteFile, publicDirs }: Project,
  { shell }: CompiledSite,
): Promise<readonly PackedFont[]> {
  const text = await readFile(siteFile, 'utf8')
  const packed = await Promise.all(
    fontFiles(shell.theme).map(async (whole) => {
      const part = await subsetTypeface(await readPublicFile(publicDirs, whole), text)
      if (part === undefined) return []
      const hash = createHash('sha256').update(part.bytes).digest('base64url').slice(0, 8)
      return [{ ...part, whole, file: `/fonts/${path.basename(whole, '.woff2')}-${hash}.woff2` }]
    }),
  )
  return packed.flat()
}

/** Writes the file of a subset, and returns what pages say about it. */
export async function writeFont({ bytes, ...subset }: PackedFont, outDir: string): Promise<FontSubset> {
  await mkdir(path.join(outDir, 'fonts'), { recursive: true })
  await writeFile(path.join(outDir, subset.file), bytes)
  return subset
}
