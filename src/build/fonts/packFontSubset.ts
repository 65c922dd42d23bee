import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { CompiledSite } from '../../../schema/model.ts'
import type { Project } from '../../project/project.ts'
import { type FontSubset, fontFile } from '../../theme/baseCss.ts'
import { readPublicFile } from '../readPublicFile.ts'
import { subsetTypeface } from './subsetTypeface.ts'

/** A font file that isn't written yet. */
export interface PackedFont extends FontSubset {
  readonly bytes: Uint8Array
}

/**
 * A subset of the site's font with the characters of the site file, which visitors fetch first. The full font stays
 * beside it: a browser fetches it for any other character, for instance one that a visitor types.
 *
 * @returns undefined where a subset would save too little.
 */
export async function packFontSubset(
  { siteFile, publicDirs }: Project,
  { shell }: CompiledSite,
): Promise<PackedFont | undefined> {
  const whole = fontFile(shell.theme)
  const text = await readFile(siteFile, 'utf8')
  const part = await subsetTypeface(await readPublicFile(publicDirs, whole), text)
  if (part === undefined) return undefined
  const hash = createHash('sha256').update(part.bytes).digest('base64url').slice(0, 8)
  return { ...part, file: `/fonts/${path.basename(whole, '.woff2')}-${hash}.woff2` }
}

/** Writes the file of a subset, and returns what pages say about it. */
export async function writeFont({ bytes, ...subset }: PackedFont, outDir: string): Promise<FontSubset> {
  await mkdir(path.join(outDir, 'fonts'), { recursive: true })
  await writeFile(path.join(outDir, subset.file), bytes)
  return subset
}
