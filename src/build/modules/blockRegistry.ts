import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { findBlockFolders, type Project } from '../../project/project.ts'

const registryId = 'virtual:pagewright/registry'
const structuredDataId = 'virtual:pagewright/structured-data'

/**
 * `virtual:pagewright/registry`: a loader for every folder under `blocks/`. `virtual:pagewright/structured-data`:
 * what each folder with a `structuredData.ts` says to search engines. The folders are the list.
 */
export function blockRegistry(project: Project): Plugin {
  const sources: Readonly<Record<string, () => string>> = {
    [`\0${registryId}`]: () => registrySource(project),
    [`\0${structuredDataId}`]: () => structuredDataSource(project),
  }
  return {
    name: 'pagewright:registry',
    resolveId: {
      filter: { id: new RegExp(`^(${registryId}|${structuredDataId})$`) },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: new RegExp(`^\0(${registryId}|${structuredDataId})$`) },
      handler: (id) => sources[id]?.(),
    },
    configureServer(server) {
      const refresh = (file: string) => {
        if (!file.startsWith(project.blocksDir)) return
        const module = server.moduleGraph.getModuleById(`\0${registryId}`)
        if (module) server.moduleGraph.invalidateModule(module)
      }
      server.watcher.on('addDir', refresh).on('unlinkDir', refresh)
    },
  }
}

function registrySource({ blocksDir }: Project): string {
  const loaders = findBlockFolders(blocksDir).map(
    ({ type, component, file }) =>
      `${JSON.stringify(type)}: () => import(${JSON.stringify(file)}).then((module) => module.${component}),`,
  )
  return `export const blockLoaders = {\n${loaders.join('\n')}\n}`
}

function structuredDataSource({ blocksDir }: Project): string {
  const speaking = findBlockFolders(blocksDir)
    .map(({ type, file }) => ({ type, file: path.join(path.dirname(file), 'structuredData.ts') }))
    .filter(({ file }) => existsSync(file))
  return [
    ...speaking.map(
      ({ file }, index) => `import { structuredData as say${index} } from ${JSON.stringify(file)}`,
    ),
    `export const structuredBlocks = { ${speaking.map(({ type }, index) => `${JSON.stringify(type)}: say${index}`).join(', ')} }`,
  ].join('\n')
}
