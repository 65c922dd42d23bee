import type { Plugin } from 'vite'
import type { Project } from '../../project/project.ts'
import { blockImports } from './blockImports.ts'
import { blockRegistry } from './blockRegistry.ts'
import { iconModules } from './iconModules.ts'
import { staticStyles } from './staticStyles.ts'

/** What Vite needs to know of the code of blocks, whatever site shows them. */
export const codePlugins = (project: Project): Plugin[] => [
  blockImports(project),
  staticStyles(project),
  iconModules(),
  ...blockRegistry(project),
]
