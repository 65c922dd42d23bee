import type { Plugin } from 'vite'
import type { CompiledSource } from '../../project/siteSource.ts'

const id = 'virtual:pagewright/shell'

/** `virtual:pagewright/shell`: what every page shares. Pages are content files, never modules. */
export function shellModule(source: CompiledSource): Plugin {
  return {
    name: 'pagewright:shell',
    resolveId: {
      filter: { id: new RegExp(`^${id}$`) },
      handler: () => `\0${id}`,
    },
    load: {
      filter: { id: new RegExp(`^\0${id}$`) },
      handler() {
        const { site } = source.current()
        if (!site) this.error('The site file has never compiled: fix its errors first.')
        const json = JSON.stringify(JSON.stringify(site.shell))
        return `export const shell = JSON.parse(${json})`
      },
    },
  }
}

/** The module's id in Vite's graph. */
export const shellModuleId = `\0${id}`
