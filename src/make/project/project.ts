import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The nearest folder, from this one upward, that has one of these files. */
function nearestFolder(start: string, names: readonly string[]): string | undefined {
  if (names.some((name) => existsSync(path.join(start, name)))) return start
  const above = path.dirname(start)
  return above === start ? undefined : nearestFolder(above, names)
}

const here = path.dirname(fileURLToPath(import.meta.url))

/** Folder of Pagewright itself. */
export const engineFolder = nearestFolder(here, ['package.json']) ?? here

/** Files that sites get from Pagewright. */
export const engineAssets = path.join(engineFolder, 'src/make/assets')

/** Files that the examples of block types show. */
export const galleryAssets = path.join(engineFolder, 'src/gallery/assets')

/** Block types that only pages of the gallery have. */
const galleryBlocks = path.join(engineFolder, 'src/gallery/blocks')

/** Folders whose files are served as they are: Pagewright's own, then the one beside the site file, which may be absent. */
export function findPublicDirectories(siteFile: string): readonly string[] {
  return [engineAssets, ownPublicDirectory(siteFile)]
}

export function ownPublicDirectory(siteFile: string): string {
  return besideSite(siteFile, 'public')
}

/** Folders of block types: Pagewright's own, then the one beside the site file if it has any. */
function findBlockDirectories(siteFile: string): readonly string[] {
  const directories = new Set([path.join(engineFolder, 'blocks'), ownBlockDirectory(siteFile)])
  return [...directories].filter((folder) => existsSync(folder) && readdirSync(folder).length > 0)
}

export function ownBlockDirectory(siteFile: string): string {
  return besideSite(siteFile, 'blocks')
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

/** Paths of a project. All are absolute. */
export interface Project {
  /** Folder of Pagewright itself. */
  readonly root: string
  /** Folder that the site belongs to: its packages, its output and its cache are there. */
  readonly home: string
  readonly siteFile: string
  /** The site file relative to the working directory, as diagnostics show it. */
  readonly siteName: string
  /**
   * Folders of block types; a type in a later one replaces that of an earlier one. Read it each time: a site gets blocks of
   * its own while it is edited.
   */
  readonly blockDirs: readonly string[]
  /** The composed schema; it is another file once the site has blocks of its own. */
  readonly schemaFile: string
  readonly outDir: string
  /** Folders whose files are served as they are; a later one wins. Pagewright's own, then the site's, which may be absent. */
  readonly publicDirs: readonly string[]
  /** Folder that builds keep results in. It can be deleted at any time. */
  readonly cacheDir: string
}

/**
 * The project that a command runs in: the nearest folder, from the working directory upward, with a `site.yaml` or a
 * `package.json`.
 * @param env `SITE` names the site file, `OUT_DIR` the folder of the built site and `CACHE_DIR` the folder that builds
 *   keep results in. They are relative to the working directory.
 */
export function findProject(env: NodeJS.ProcessEnv = process.env, cwd: string = process.cwd()): Project {
  const home = nearestFolder(cwd, ['site.yaml', 'package.json']) ?? cwd
  const siteFile = env.SITE ? path.resolve(cwd, env.SITE) : path.join(home, 'site.yaml')
  return {
    root: engineFolder,
    home,
    siteFile,
    siteName: path.relative(cwd, siteFile),
    get blockDirs() {
      return findBlockDirectories(siteFile)
    },
    get schemaFile() {
      return findSchemaFile(siteFile)
    },
    publicDirs: findPublicDirectories(siteFile),
    cacheDir: env.CACHE_DIR ? path.resolve(cwd, env.CACHE_DIR) : path.join(home, 'node_modules/.cache/pagewright'),
    outDir: env.OUT_DIR ? path.resolve(cwd, env.OUT_DIR) : path.join(home, 'dist'),
  }
}

/** Folder of image copies that builds keep. */
export function imageCacheDir({ cacheDir }: Project): string {
  return path.join(cacheDir, 'images')
}

/** Where block types are. */
export type BlockProject = Pick<Project, 'blockDirs' | 'siteFile'>

export interface BlockFolder {
  /** Name of the folder, which is also the block's type. */
  readonly type: string
  readonly folder: string
  readonly component: string
  readonly file: string
  /** A component in its folder begins with `'use client'`: React hydrates the block in the browser. */
  readonly isInteractive: boolean
}

/** Name of a block's component: `opening-hours` becomes `OpeningHours`. */
export function componentName(type: string): string {
  return type.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

function isInteractive(folder: string): boolean {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .some((name) => /^\s*['"]use client['"]/.test(readFileSync(path.join(folder, name), 'utf8')))
}

/** The block folders, in alphabetical order of their types; of two with the same type, the later one. */
export function findBlockFolders(blockDirs: readonly string[]): BlockFolder[] {
  const byType = new Map(blockDirs.flatMap(foldersIn).map((block) => [block.type, block]))
  return [...byType.values()].sort((a, b) => a.type.localeCompare(b.type))
}

function foldersIn(blocksDir: string): BlockFolder[] {
  return readdirSync(blocksDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name: type }) => {
      const component = componentName(type)
      const folder = path.join(blocksDir, type)
      const file = path.join(folder, `${component}.tsx`)
      return { type, folder, component, file, isInteractive: isInteractive(folder) }
    })
}

/** Whether a site has block types beside those of Pagewright. */
export function hasOwnBlocks({ blockDirs }: Pick<Project, 'blockDirs'>): boolean {
  return blockDirs.length > 1
}

/** Whether a file is in a folder of block types, or was before its folder was removed. */
export function isInBlocks({ blockDirs, siteFile }: BlockProject, file: string): boolean {
  return [...blockDirs, ownBlockDirectory(siteFile)].some((folder) => file.startsWith(`${folder}${path.sep}`))
}

/** The same project with the files that the examples of block types show. */
export function withGalleryFiles(project: Project): Project {
  return { ...project, publicDirs: [galleryAssets, ...project.publicDirs] }
}

/** The same project with the code of the gallery's own blocks. */
export function withGalleryBlocks(project: Project): Project {
  return {
    ...project,
    get blockDirs() {
      return [...project.blockDirs, galleryBlocks]
    },
    get schemaFile() {
      return project.schemaFile
    },
  }
}

/** The project of the gallery as a site, with `gallery` as its output folder unless `OUT_DIR` names another. */
export function galleryProject(project: Project): Project {
  return {
    ...withGalleryBlocks(withGalleryFiles(project)),
    outDir: process.env.OUT_DIR ? project.outDir : path.join(project.home, 'gallery'),
    cacheDir: path.join(project.cacheDir, 'gallery'),
  }
}
