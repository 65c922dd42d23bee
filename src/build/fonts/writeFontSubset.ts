import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { CompiledSite } from '../../../schema/model.ts'
import type { Project } from '../../project/project.ts'
import { type FontSubset, fontFile } from '../../theme/baseCss.ts'
import { readPublicFile } from '../readPublicFile.ts'
import { subsetTypeface } from './subsetTypeface.ts'

/**
 * Writes a subset of the site's font with the characters of the site file, which visitors fetch first. The full font
 * stays beside it: a browser fetches it for any other character, for instance one that a visitor types.
 *
 * @returns undefined where a subset would save too little.
 */
export async function writeFontSubset(
  { siteFile, publicDirs }: Project,
  { shell }: CompiledSite,
  outDir: string,
): Promise<FontSubset | undefined> {
  const whole = fontFile(shell.theme)
  const text = await readFile(siteFile, 'utf8')
  const part = await subsetTypeface(await readPublicFile(publicDirs, whole), text)
  if (part === undefined) return undefined
  const hash = createHash('sha256').update(part.bytes).digest('base64url').slice(0, 8)
  const file = `/fonts/${path.basename(whole, '.woff2')}-${hash}.woff2`
  await mkdir(path.join(outDir, 'fonts'), { recursive: true })
  await writeFile(path.join(outDir, file), part.bytes)
  return { file, range: part.range, otherRange: part.otherRange }
}
