import type { Plugin } from 'vite'
import { basePath } from '../../../../schema/siteAddress.ts'
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

/** `virtual:pagewright/shell`: the parts that all pages of a language share. Pages are content files, never modules. */
export function shellModule(source: CompiledSource): Plugin {
  return virtualModule('shell', () => {
    const { site } = source.current()
    if (!site) throw new Error('The site file has never compiled: fix it first.')
    const parsed = (value: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`
    const { shell, shells } = site
    if (shells === undefined) return `export const shell = ${parsed(shell)}`
    const step = `location.pathname.slice(${basePath(shell.site.url).length}).split('/')[1]`
    return `export const shell = new Map(Object.entries(${parsed(shells)})).get(${step}) ?? ${parsed(shell)}`
  })
}
