import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { findBlockFolders, type Project } from '../../project/project.ts'
import { virtualModule, virtualModuleId } from './virtualModule.ts'

/**
 * `virtual:pagewright/registry`: a loader for every folder under `blocks/`, in a build for visitors only for interactive
 * ones. `virtual:pagewright/structured-data`: the function of every `structuredData.ts` there.
 */
export function blockRegistry({ blocksDir }: Project): Plugin[] {
  return [
    {
      ...virtualModule('registry', ({ isForVisitors }) => registrySource(blocksDir, isForVisitors)),
      configureServer(server) {
        const refresh = (file: string) => {
          if (!file.startsWith(blocksDir)) return
          const module = server.moduleGraph.getModuleById(virtualModuleId('registry'))
          if (module) server.moduleGraph.invalidateModule(module)
        }
        server.watcher.on('addDir', refresh).on('unlinkDir', refresh)
      },
    },
    virtualModule('structured-data', () => structuredDataSource(blocksDir)),
  ]
}

/** @param isForVisitors Only interactive blocks have code in the browser of a visitor. */
function registrySource(blocksDir: string, isForVisitors: boolean): string {
  const loaders = findBlockFolders(blocksDir)
    .filter(({ isInteractive }) => isInteractive || !isForVisitors)
    .map((folder) => {
      const others = isForVisitors ? [] : otherComponents(folder.file)
      // One after the other, because the order in which modules run is the order of their styles.
      const loadOthers = others.map((file) => `await import(${JSON.stringify(file)})`).join('; ')
      return `${JSON.stringify(folder.type)}: { isInteractive: ${folder.isInteractive}, load: async () => {
  const { ${folder.component} } = await import(${JSON.stringify(folder.file)})
  ${loadOthers}
  return ${folder.component}
} },`
    })
  return `export const blockLoaders = {\n${loaders.join('\n')}\n}`
}

/**
 * The other components in the folder of a block's component. The server loads them for their styles: the browser may
 * load some of them later.
 */
function otherComponents(file: string): readonly string[] {
  const folder = path.dirname(file)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => path.join(folder, name))
    .filter((other) => other !== file)
    .sort()
}

function structuredDataSource(blocksDir: string): string {
  const modules = findBlockFolders(blocksDir)
    .map(({ type, file }) => ({ type, file: path.join(path.dirname(file), 'structuredData.ts') }))
    .filter(({ file }) => existsSync(file))
    .map(({ type, file }, index) => ({ type, file, name: `structuredData${index}` }))
  const imports = modules.map(
    ({ file, name }) => `import { structuredData as ${name} } from ${JSON.stringify(file)}`,
  )
  const entries = modules.map(({ type, name }) => `${JSON.stringify(type)}: ${name}`)
  return [...imports, `export const structuredBlocks = { ${entries.join(', ')} }`].join('\n')
}
