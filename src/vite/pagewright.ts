import type { Plugin } from 'vite'
import { blockRegistry } from './blockRegistry.ts'
import { devServer } from './devServer.ts'
import { frameModule } from './frameModule.ts'
import { iconModules } from './iconModules.ts'
import { previewServer } from './previewServer.ts'
import { findProject } from './project.ts'
import { siteBuild } from './siteBuild.ts'
import { createSiteSource } from './siteSource.ts'

/** Everything that turns the site file into modules, a development server, a built site and its preview. */
export function pagewright(mode: 'development' | 'production'): Plugin[] {
  const project = findProject()
  const source = createSiteSource(project, mode)
  return [
    iconModules(),
    blockRegistry(project),
    frameModule(source),
    devServer(project, source),
    siteBuild(project, source),
    previewServer(project),
  ]
}
