import react from '@vitejs/plugin-react'
import type { ConfigEnv, Plugin, PluginOption } from 'vite'
import { createGallery } from './gallery/compileGallery.ts'
import { galleryServer } from './gallery/galleryServer.ts'
import { appBuild } from './make/build/appBuild.ts'
import { createBuildCache } from './make/build/cache/siteCache.ts'
import { codePlugins, shellModule } from './make/build/modules/codePlugins.ts'
import { siteBuild } from './make/build/siteBuild.ts'
import { devServer } from './make/dev/devServer.ts'
import { previewServer } from './make/host/previewServer.ts'
import {
  findProject,
  galleryProject,
  type Project,
  withGalleryBlocks,
  withGalleryFiles,
} from './make/project/project.ts'
import { createSiteSource } from './make/project/siteSource.ts'
import { viteSettings } from './make/viteSettings.ts'

/**
 * Everything that turns the site file into modules, a development server, a built site and its preview:
 * `defineConfig((env) => ({ plugins: [pagewright(env)] }))`.
 *
 * @param env What Vite passes to a configuration. The mode `gallery` builds the gallery of the block types instead of the
 *   site, `app` the code of the blocks alone.
 */
export function pagewright({ command, mode }: Pick<ConfigEnv, 'command' | 'mode'>): PluginOption[] {
  const project = findProject()
  const code = mode === 'gallery' || command === 'serve' ? withGalleryBlocks(project) : project
  return [react(), viteSettings(project), ...codePlugins(code), ...pluginsOf(project, command, mode)]
}

function pluginsOf(project: Project, command: ConfigEnv['command'], mode: string): PluginOption[] {
  if (mode === 'app') return appBuild(project)
  if (mode === 'gallery') return [galleryBuild(project)]
  return [sitePlugins(project, command)]
}

async function sitePlugins(project: Project, command: ConfigEnv['command']): Promise<Plugin[]> {
  const source = createSiteSource(project, command === 'serve' ? 'development' : 'production', () =>
    createBuildCache(project),
  )
  await source.prepare()
  return [
    shellModule(source),
    galleryServer(project, source),
    devServer(project, source),
    siteBuild(project, source),
    previewServer(project),
  ]
}

async function galleryBuild(project: Project): Promise<Plugin[]> {
  const site = createSiteSource(project, 'production')
  await site.prepare()
  const source = await createGallery(withGalleryFiles(project), '', site)
  return [shellModule(source), siteBuild(galleryProject(project), source)]
}
