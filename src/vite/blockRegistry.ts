import type { Plugin } from 'vite'
import { findBlockFolders, type Project } from './project.ts'

const id = 'virtual:pagewright/registry'

/** `virtual:pagewright/registry`: a loader for every folder under `blocks/`. The folders are the list. */
export function blockRegistry(project: Project): Plugin {
  return {
    name: 'pagewright:registry',
    resolveId: {
      filter: { id: new RegExp(`^${id}$`) },
      handler: () => `\0${id}`,
    },
    load: {
      filter: { id: new RegExp(`^\0${id}$`) },
      handler() {
        const loaders = findBlockFolders(project.blocksDir).map(
          ({ type, component, file }) =>
            `${JSON.stringify(type)}: () => import(${JSON.stringify(file)}).then((module) => module.${component}),`,
        )
        return `export const blockLoaders = {\n${loaders.join('\n')}\n}`
      },
    },
    configureServer(server) {
      const refresh = (file: string) => {
        if (!file.startsWith(project.blocksDir)) return
        const module = server.moduleGraph.getModuleById(`\0${id}`)
        if (module) server.moduleGraph.invalidateModule(module)
      }
      server.watcher.on('addDir', refresh).on('unlinkDir', refresh)
    },
  }
}
