import type { Plugin } from 'vite'
import type { Project } from '../../project/project.ts'
import type { CompiledSource } from '../../project/siteSource.ts'
import { blockImports } from './blockImports.ts'
import { blockRegistry } from './blockRegistry.ts'
import { iconModules } from './iconModules.ts'
import { staticStyles } from './staticStyles.ts'
import { virtualModule } from './virtualModule.ts'

/** What Vite needs to know of the code of blocks, whatever site shows them. */
export const codePlugins = (project: Project): Plugin[] => [
  blockImports(project),
  staticStyles(project),
  iconModules(),
  ...blockRegistry(project),
]

/** `virtual:pagewright/shell`: the parts that all pages share. Pages are content files, never modules. */
export function shellModule(source: CompiledSource): Plugin {
  return virtualModule('shell', () => {
    const { site } = source.current()
    if (!site) throw new Error('The site file has never compiled: fix it first.')
    return `export const shell = JSON.parse(${JSON.stringify(JSON.stringify(site.shell))})`
  })
}
