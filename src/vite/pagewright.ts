import type { Plugin } from 'vite'
import { appBuild } from './appBuild.ts'
import { blockRegistry } from './blockRegistry.ts'
import { devServer } from './devServer.ts'
import { frameModule } from './frameModule.ts'
import { createGallerySource, galleryBuild, galleryProject } from './galleryBuild.ts'
import { galleryServer } from './galleryServer.ts'
import { iconModules } from './iconModules.ts'
import { previewServer } from './previewServer.ts'
import { findProject, type Project } from './project.ts'
import { shakeLibraries } from './shakeLibraries.ts'
import { siteBuild } from './siteBuild.ts'
import { createBuildCache } from './siteCache.ts'
import { createSiteSource, type SiteSource } from './siteSource.ts'

/**
 * Everything that turns the site file into modules, a development server, a built site and its preview.
 * `gallery` builds the gallery of the block types instead of the site, `app` the code of the blocks alone.
 */
export function pagewright(mode: 'development' | 'production' | 'gallery' | 'app'): Plugin[] {
  const project = findProject()
  if (mode === 'app') return [shakeLibraries(), iconModules(), blockRegistry(project), ...appBuild(project)]
  if (mode === 'gallery') {
    return galleryPlugins(galleryProject(project), createSiteSource(project, 'production'))
  }
  const source = createSiteSource(project, mode, () => createBuildCache(project))
  return [
    shakeLibraries(),
    iconModules(),
    blockRegistry(project),
    frameModule(source),
    galleryServer(project, source),
    devServer(project, source),
    siteBuild(project, source),
    previewServer(project),
  ]
}

function galleryPlugins(project: Project, site: SiteSource): Plugin[] {
  const source = createGallerySource(project, site)
  return [iconModules(), blockRegistry(project), frameModule(source), galleryBuild(project, source)]
}
