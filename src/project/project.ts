import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findPublicDirectories } from './loadSite.ts'

/** Paths of a project. All are absolute. */
export interface Project {
  /** Folder of Pagewright itself. */
  readonly root: string
  readonly siteFile: string
  /** The site file relative to the working directory, as diagnostics show it. */
  readonly siteName: string
  readonly blocksDir: string
  readonly schemaFile: string
  readonly outDir: string
  /** Folders whose files are served as they are; a later one wins. Pagewright's own, then the site's. */
  readonly publicDirs: readonly string[]
  /** Folder that builds keep results in. It can be deleted at any time. */
  readonly cacheDir: string
}

/**
 * The project around this file.
 * @param env `SITE` names the site file, `OUT_DIR` the folder of the built site and `CACHE_DIR` the folder that builds
 *   keep results in. They are relative to the working directory.
 */
export function findProject(env: NodeJS.ProcessEnv = process.env): Project {
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
  const siteFile = env.SITE ? path.resolve(env.SITE) : path.join(root, 'site.yaml')
  return {
    root,
    siteFile,
    siteName: path.relative(process.cwd(), siteFile),
    blocksDir: path.join(root, 'blocks'),
    schemaFile: path.join(root, 'schema/site.schema.json'),
    publicDirs: findPublicDirectories(siteFile),
    cacheDir: env.CACHE_DIR ? path.resolve(env.CACHE_DIR) : path.join(root, 'node_modules/.cache/pagewright'),
    outDir: env.OUT_DIR ? path.resolve(env.OUT_DIR) : path.join(root, 'dist'),
  }
}

/** Folder of image copies that builds keep. */
export function imageCacheDir({ cacheDir }: Project): string {
  return path.join(cacheDir, 'images')
}

interface BlockFolder {
  /** Name of the folder, which is also the block's type. */
  readonly type: string
  readonly component: string
  readonly file: string
  /** Its component's file begins with `'use client'`: React hydrates it in the browser. */
  readonly isInteractive: boolean
}

/** Name of a block's component: `opening-hours` becomes `OpeningHours`. */
export function componentName(type: string): string {
  return type.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

function isInteractive(file: string): boolean {
  return existsSync(file) && /^\s*['"]use client['"]/.test(readFileSync(file, 'utf8'))
}

/** The block folders, in alphabetical order. */
export function findBlockFolders(blocksDir: string): BlockFolder[] {
  return readdirSync(blocksDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name: type }) => {
      const component = componentName(type)
      const file = path.join(blocksDir, type, `${component}.tsx`)
      return { type, component, file, isInteractive: isInteractive(file) }
    })
    .sort((a, b) => a.type.localeCompare(b.type))
}
