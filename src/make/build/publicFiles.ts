import { existsSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { CompiledSite } from '../../../schema/model.ts'
import { agreedName, requestedFiles } from '../../language/references/addressesIn.ts'
import { fontFiles } from '../../site/theme/baseCss.ts'
import { engineAssets, ownPublicDirectory, type Project } from '../project/project.ts'
import { servedFiles } from '../project/servedFiles.ts'
import { inParallel } from './images/inParallel.ts'
import { stripMetadata } from './images/stripMetadata.ts'
import { themesOf } from './prerender/themesOf.ts'

/** The file of Pagewright that only the styles of some pages load. */
const wave = '/wave.svg'

const typeface = /^\/fonts\/(?:LICENSE-)?([\w-]+)\./

/** Files of cameras and of their programs. */
const photo = /\.(?:jpe?g|png|webp|avif|tiff?|hei[cf]|dng|cr[23]|nef|arw|orf|raf|rw2|psd)$/i
const picture = /\.(?:jpe?g|png|webp|avif|gif|svg)$/i
/** Files that can name other files. */
const namingFile = /\.(?:html?|css|m?js|jsx|tsx?|json|webmanifest|xml|txt|md)$/i

/**
 * Copies the public files of Pagewright, except its wave, and of the site. Pictures of the site are copied without their
 * metadata, and photos that no page asks for, since it shows their copies or nothing shows them, not at all.
 */
export async function copyPublicFiles(
  { publicDirs, siteFile, blockDirs }: Project,
  outDir: string,
  site: CompiledSite,
): Promise<void> {
  const own = ownPublicDirectory(siteFile)
  for (const folder of publicDirs) {
    const isAsked = folder === own ? askedFor(site, [own, ...blockDirs.slice(1)]) : () => true
    const isWanted = folder === engineAssets ? isOfTheme(site) : () => true
    const files = servedFiles(folder).filter((file) => isWanted(file) && (!photo.test(file) || isAsked(file)))
    const folders = new Set(files.map((file) => path.join(outDir, path.dirname(file))))
    await Promise.all([...folders].map((each) => mkdir(each, { recursive: true })))
    await inParallel(files, async (file) => {
      const [from, to] = [path.join(folder, file), path.join(outDir, file)]
      if (folder === own && picture.test(file)) await writeFile(to, await stripMetadata(await readFile(from)))
      else await copyFile(from, to)
    })
  }
}

/** Whether a file of Pagewright belongs to the site: of its typefaces, those of its themes. */
function isOfTheme(site: CompiledSite): (file: string) => boolean {
  const names = themesOf(site)
    .flatMap(fontFiles)
    .map((file) => typeface.exec(file)?.[1])
  return (file) => file !== wave && (!typeface.test(file) || names.includes(typeface.exec(file)?.[1]))
}

/** Whether a photo of the site is asked for: by a page, by agreement, or by a file of the site that names it. */
function askedFor(site: CompiledSite, folders: readonly string[]): (file: string) => boolean {
  let requested: ReadonlySet<string> | undefined
  let texts: readonly string[] | undefined
  return (file) => {
    requested ??= requestedFiles(site)
    if (requested.has(file) || agreedName.test(file)) return true
    texts ??= [
      site.styles ?? '',
      ...folders.flatMap((folder) =>
        servedFiles(folder)
          .filter((each) => namingFile.test(each))
          .map((each) => readFileSync(path.join(folder, each), 'utf8')),
      ),
    ]
    return texts.some((text) => text.includes(path.posix.basename(file)))
  }
}

/** Copies Pagewright's wave, unless the site has a file of its own there. */
export async function copyWave(outDir: string): Promise<void> {
  const target = path.join(outDir, wave)
  if (!existsSync(target)) await copyFile(path.join(engineAssets, wave), target)
}

export const showsWave = (styleFiles: ReadonlySet<string>) => styleFiles.has(wave)
