import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { looks } from '../../../../schema/looks/looks.ts'
import type { CompiledSite } from '../../../../schema/model.ts'
import { fontFiles, type PageFont } from '../../../site/theme/baseCss.ts'
import { ownPublicDirectory, type Project } from '../../project/project.ts'
import { servedFiles } from '../../project/servedFiles.ts'
import { cachedBytes, digestOf } from '../cache/checkedFile.ts'
import { readPublicFile } from '../readPublicFile.ts'
import { measureTypeface } from './measureTypeface.ts'
import { subsetTypeface, type TypefaceSubset } from './subsetTypeface.ts'
import { headingWeight } from './typeface.ts'

/** A font, and its subset that isn't written yet. */
export interface PackedFont extends PageFont {
  readonly bytes?: Uint8Array
}

/**
 * Measures the site's fonts and packs subsets with the characters of the site file, which visitors fetch first. The full
 * fonts stay beside them: a browser fetches one for any other character, for instance one that a visitor types. A font
 * of which a subset would save too little has none.
 *
 * @param code Digest of all code that builds a site. A subset is packed again if it, the font, or the characters and pairs
 *   of the site file change.
 */
export async function packFonts(
  { siteFile, publicDirs, cacheDir }: Project,
  { shell }: CompiledSite,
  code: string,
): Promise<readonly PackedFont[]> {
  const text = await readFile(siteFile, 'utf8')
  const ownFiles = new Set(servedFiles(ownPublicDirectory(siteFile)))
  const isOwn = (file: string) => ownFiles.has(file)
  const packed: PackedFont[] = []
  // One after the other: the converter loses one of two fonts that it opens at once.
  for (const whole of fontFiles(shell.theme)) {
    const typeface = await readPublicFile(publicDirs, whole)
    const metrics = await measureTypeface(typeface, Math.max(headingWeight, looks[shell.theme.look].headingWeight))
    const digest = createHash('sha256').update(typeface).digest('base64url')
    const subset = await subsetTypeface(
      typeface,
      text,
      isOwn(whole) ? undefined : headingWeightOf(shell.theme, whole),
      (contents, make) => cachedBytes(path.join(cacheDir, 'fonts', digestOf(code, digest, contents)), make),
    )
    packed.push({ whole, metrics, ...subsetOf(whole, subset) })
  }
  return packed
}

/** The weight of a look's typeface that only headings have. */
function headingWeightOf(
  { font, headingFont, look }: CompiledSite['shell']['theme'],
  file: string,
): number | undefined {
  return file === headingFont?.file && file !== font.file ? looks[look].headingWeight : undefined
}

function subsetOf(whole: string, packed: TypefaceSubset | undefined): Partial<PackedFont> {
  if (packed === undefined) return {}
  const { bytes, otherRange } = packed
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8)
  return { subset: { file: `/fonts/${path.basename(whole, '.woff2')}-${hash}.woff2`, otherRange }, bytes }
}

/** Writes the file of a subset, if there is one, and returns what pages say about the font. */
export async function writeFont({ bytes, ...font }: PackedFont, outDir: string): Promise<PageFont> {
  if (bytes !== undefined && font.subset !== undefined) {
    await mkdir(path.join(outDir, 'fonts'), { recursive: true })
    await writeFile(path.join(outDir, font.subset.file), bytes)
  }
  return font
}
