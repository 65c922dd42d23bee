import type { Plugin } from 'vite'
import { appBuild } from './build/appBuild.ts'
import { createBuildCache } from './build/cache/siteCache.ts'
import { blockRegistry } from './build/modules/blockRegistry.ts'
import { iconModules } from './build/modules/iconModules.ts'
import { removableComponents } from './build/modules/removableComponents.ts'
import { shellModule } from './build/modules/shellModule.ts'
import { staticStyles } from './build/modules/staticStyles.ts'
import { siteBuild } from './build/siteBuild.ts'
import { devServer } from './dev/devServer.ts'
import { createGallerySource, galleryBuild, galleryProject } from './gallery/server/galleryBuild.ts'
import { galleryServer } from './gallery/server/galleryServer.ts'
import { previewServer } from './host/previewServer.ts'
import { findProject, type Project } from './project/project.ts'
import { createSiteSource, type SiteSource } from './project/siteSource.ts'

/**
 * Everything that turns the site file into modules, a development server, a built site and its preview.
 * `gallery` builds the gallery of the block types instead of the site, `app` the code of the blocks alone.
 */
export function pagewright(mode: 'development' | 'production' | 'gallery' | 'app'): Plugin[] {
  const project = findProject()
  const smaller = [removableComponents(), staticStyles(project)]
  if (mode === 'app') return [...smaller, iconModules(), ...blockRegistry(project), ...appBuild(project)]
  if (mode === 'gallery') {
    return galleryPlugins(galleryProject(project), createSiteSource(project, 'production'))
  }
  const source = createSiteSource(project, mode, () => createBuildCache(project))
  return [
    ...smaller,
    iconModules(),
    ...blockRegistry(project),
    shellModule(source),
    galleryServer(project, source),
    devServer(project, source),
    siteBuild(project, source),
    previewServer(project),
  ]
}

function galleryPlugins(project: Project, site: SiteSource): Plugin[] {
  const source = createGallerySource(project, site)
  return [
    staticStyles(project),
    iconModules(),
    ...blockRegistry(project),
    shellModule(source),
    galleryBuild(project, source),
  ]
}
