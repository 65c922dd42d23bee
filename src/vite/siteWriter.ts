import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
import type { CompiledSite } from '../../schema/model.ts'
import type { ShareLook } from '../images/shareImage.ts'
import { buildBootstrap } from './bootstrapScript.ts'
import { buildYear } from './buildYear.ts'
import { writeDeployFiles } from './deployFiles.ts'
import { prerender } from './prerender.ts'
import { findBlockFolders, type Project } from './project.ts'
import type { PolicyMode } from './securityPolicy.ts'

type ServerEntry = typeof import('../runtime/entryServer.tsx')

/** The app, built: the code of the blocks for the browser and for the server. */
export interface BuiltApp {
  readonly manifest: Manifest
  /** Folder of the bundles for the server, named after their entries. */
  readonly serverDir: string
  /** `development` for an app that was built with React's own warnings. Default: strict. */
  readonly policyMode?: PolicyMode
}

/**
 * Writes the pages of a site and the files for its host into a folder. Resolves to the number of pages.
 *
 * @param shareLook What the pictures for links are named by; without it, pages have only those of their own.
 */
export type WriteSite = (site: CompiledSite, outDir: string, shareLook?: ShareLook) => Promise<number>

/** Loads what sites are written with; it is good for any number of them. */
export async function createSiteWriter(project: Project, app: BuiltApp): Promise<WriteSite> {
  const file = pathToFileURL(path.join(app.serverDir, 'entryServer.js')).href
  const server = (await import(file)) as ServerEntry
  const blockSources = new Map(
    findBlockFolders(project.blocksDir).map(({ type, file }) => [
      type,
      path.relative(project.root, file).replaceAll(path.sep, '/'),
    ]),
  )
  const shared = {
    manifest: app.manifest,
    blockSources,
    template: await readFile(path.join(project.root, 'index.html'), 'utf8'),
    bootstrap: await buildBootstrap(project.root),
    renderPage: server.renderPage,
    structuredBlocks: server.structuredBlocks,
    policyMode: app.policyMode ?? 'strict',
    buildYear: buildYear(),
  }
  return async (site, outDir, shareLook = { hash: '', mode: 'none' }) => {
    await server.loadBlockTypes(site.blockTypes)
    const { pages, policy } = await prerender({ ...shared, site, outDir, shareLook })
    await writeDeployFiles(outDir, site, policy)
    return pages
  }
}

/** Reads the manifest of a client build. */
export async function readManifest(clientDir: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(clientDir, manifestFile), 'utf8')) as Manifest
}

/** Where the client build leaves its manifest. */
export const manifestFile = '.vite/manifest.json'
