import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { type BlockProject, findBlockFolders, isInBlocks } from '../../project/project.ts'
import { virtualModule, virtualModuleId } from './virtualModule.ts'

/**
 * `virtual:pagewright/registry`: a loader for every block type, in a build for visitors only for interactive
 * ones. `virtual:pagewright/structured-data`: the function of every `structuredData.ts`. `virtual:pagewright/page-scripts`:
 * the scripts that a built page has inline, for development.
 */
export function blockRegistry(project: BlockProject): Plugin[] {
  return [
    {
      ...virtualModule('registry', ({ isForVisitors }) => registrySource(project.blockDirs, isForVisitors)),
      configureServer: ({ watcher, environments: { client } }) => {
        let known = registrySource(project.blockDirs, false)
        watcher.on('all', (_, file) => {
          if (!isInBlocks(project, path.resolve(file))) return
          const source = registrySource(project.blockDirs, false)
          if (source === known) return
          known = source
          // Open pages have the old list: they load again.
          const module = client.moduleGraph.getModuleById(virtualModuleId('registry'))
          if (module) void client.reloadModule(module)
        })
      },
    },
    virtualModule('structured-data', () => structuredDataSource(project.blockDirs)),
    virtualModule('page-scripts', () => pageScriptsSource(project.blockDirs)),
  ]
}

/** @param isForVisitors Only interactive blocks have code in the browser of a visitor. */
function registrySource(blockDirs: readonly string[], isForVisitors: boolean): string {
  const loaders = findBlockFolders(blockDirs)
    .filter(({ isInteractive }) => isInteractive || !isForVisitors)
    // While a site is edited, a component can be missing for a time: one that can’t be found would stop all others.
    .filter(({ file }) => existsSync(file))
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

function structuredDataSource(blockDirs: readonly string[]): string {
  const modules = filesOfBlocks(blockDirs, 'structuredData.ts').map(({ type, file }, index) => ({
    type,
    file,
    name: `structuredData${index}`,
  }))
  const imports = modules.map(({ file, name }) => `import { structuredData as ${name} } from ${JSON.stringify(file)}`)
  const entries = modules.map(({ type, name }) => `${JSON.stringify(type)}: ${name}`)
  return [...imports, `export const structuredBlocks = { ${entries.join(', ')} }`].join('\n')
}

function pageScriptsSource(blockDirs: readonly string[]): string {
  const imports = filesOfBlocks(blockDirs, 'beforePaint.ts').map(({ file }) => `import ${JSON.stringify(file)}`)
  const loaders = filesOfBlocks(blockDirs, 'page.ts').map(({ file }) => `() => import(${JSON.stringify(file)})`)
  return [...imports, `export const pageScripts = [${loaders.join(', ')}]`].join('\n')
}

/** The block types that have a file of this name. */
function filesOfBlocks(blockDirs: readonly string[], name: string) {
  return findBlockFolders(blockDirs)
    .map(({ type, folder }) => ({ type, file: path.join(folder, name) }))
    .filter(({ file }) => existsSync(file))
}
