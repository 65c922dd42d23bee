import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The nearest folder, from this one upward, that has one of these files. */
export function nearestFolder(start: string, names: readonly string[]): string | undefined {
  if (names.some((name) => existsSync(path.join(start, name)))) return start
  const above = path.dirname(start)
  return above === start ? undefined : nearestFolder(above, names)
}

const here = path.dirname(fileURLToPath(import.meta.url))

/** Folder of Pagewright itself. */
export const engineFolder = nearestFolder(here, ['package.json']) ?? here

/** Files that sites get from Pagewright. */
export const engineAssets = path.join(engineFolder, 'src/assets')

/** Files that the examples of block types show. */
export const galleryAssets = path.join(engineFolder, 'src/gallery/assets')

/** Block types that only pages of the gallery have. */
export const galleryBlocks = path.join(engineFolder, 'src/gallery/blocks')

/** Folders whose files are served as they are: Pagewright's own, then the one beside the site file. */
export function findPublicDirectories(siteFile: string): readonly string[] {
  return both(engineAssets, ownPublicDirectory(siteFile))
}

export function ownPublicDirectory(siteFile: string): string {
  return besideSite(siteFile, 'public')
}

/** Folders of block types: Pagewright's own, then the one beside the site file if it has any. */
export function findBlockDirectories(siteFile: string): readonly string[] {
  const directories = both(path.join(engineFolder, 'blocks'), ownBlockDirectory(siteFile))
  return directories.filter((folder) => readdirSync(folder).length > 0)
}

export function ownBlockDirectory(siteFile: string): string {
  return besideSite(siteFile, 'blocks')
}

function both(engines: string, own: string): readonly string[] {
  return [...new Set([engines, own])].filter((folder) => existsSync(folder))
}

/** The composed schema that a site file is checked against: Pagewright's, or one with the site's own blocks. */
export function findSchemaFile(siteFile: string): string {
  return findBlockDirectories(siteFile).length > 1
    ? besideSite(siteFile, '.pagewright/site.schema.json')
    : path.join(engineFolder, 'schema/site.schema.json')
}

function besideSite(siteFile: string, name: string): string {
  return path.join(path.dirname(path.resolve(siteFile)), name)
}

/** Whether Vite can serve the files in a folder: their paths are addresses. */
export function isServable(folder: string): boolean {
  return !/[#?*]/.test(folder)
}
