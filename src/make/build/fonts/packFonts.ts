import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { looks } from '../../../../schema/looks/looks.ts'
import type { CompiledSite } from '../../../../schema/model.ts'
import { fontFiles, type PageFont } from '../../../site/theme/baseCss.ts'
import { ownPublicDirectory, type Project } from '../../project/project.ts'
import { readTranslationFiles } from '../../project/readTranslationFiles.ts'
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

/** The fonts of the pages of each language: keyed as `CompiledSite.shells`, and `''` for the first. */
export type FontsByLanguage<Font extends PageFont = PageFont> = Readonly<Record<string, readonly Font[]>>

/**
 * Measures the site's fonts and packs subsets with the characters that the pages of a language show, which visitors fetch
 * first. The full fonts stay beside them: a browser fetches one for any other character, for instance one that a visitor
 * types. A font of which a subset would save too little has none.
 *
 * @param code Digest of all code that builds a site. A subset is packed again if it, the font, or the characters and pairs
 *   of the texts change.
 */
export async function packFonts(
  { siteFile, publicDirs, cacheDir }: Project,
  { shell, shells = {} }: CompiledSite,
  code: string,
): Promise<FontsByLanguage<PackedFont>> {
  const text = [await readFile(siteFile, 'utf8'), ...(shell.languages ?? []).map(({ name }) => name)].join('\n')
  const translations = readTranslationFiles(siteFile)
  const texts = { '': text, ...mapKeys(shells, (key) => `${text}\n${translationsOf(translations, key)}`) }
  const ownFiles = new Set(servedFiles(ownPublicDirectory(siteFile)))
  const isOwn = (file: string) => ownFiles.has(file)
  const packed: Record<string, PackedFont[]> = mapKeys(texts, () => [])
  // One after the other: the converter loses one of two fonts that it opens at once.
  for (const whole of fontFiles(shell.theme)) {
    const typeface = await readPublicFile(publicDirs, whole)
    const metrics = await measureTypeface(typeface, Math.max(headingWeight, looks[shell.theme.look].headingWeight))
    const digest = createHash('sha256').update(typeface).digest('base64url')
    for (const [language, shown] of Object.entries(texts)) {
      const subset = await subsetTypeface(
        typeface,
        shown,
        isOwn(whole) ? undefined : headingWeightOf(shell.theme, whole),
        (contents, make) => cachedBytes(path.join(cacheDir, 'fonts', digestOf(code, digest, contents)), make),
      )
      packed[language]?.push({ whole, metrics, ...subsetOf(whole, subset) })
    }
  }
  return packed
}

const mapKeys = <Value>(record: object, make: (key: string) => Value): Record<string, Value> =>
  Object.fromEntries(Object.keys(record).map((key) => [key, make(key)]))

/** The file of the language whose paths begin with a step. */
function translationsOf(files: ReadonlyMap<string, Uint8Array>, step: string): string {
  const [, bytes] = [...files].find(([language]) => language.toLowerCase() === step) ?? []
  return new TextDecoder().decode(bytes)
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

/** Writes the files of subsets, and returns what pages say about the fonts. */
export async function writeFonts(fonts: FontsByLanguage<PackedFont>, outDir: string): Promise<FontsByLanguage> {
  const write = async ({ bytes, ...font }: PackedFont): Promise<PageFont> => {
    if (bytes !== undefined && font.subset !== undefined) {
      await mkdir(path.join(outDir, 'fonts'), { recursive: true })
      await writeFile(path.join(outDir, font.subset.file), bytes)
    }
    return font
  }
  const written = Object.entries(fonts).map(async ([key, each]) => [key, await Promise.all(each.map(write))] as const)
  return Object.fromEntries(await Promise.all(written))
}
