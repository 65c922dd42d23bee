import type { Plugin } from 'vite'
import type { CompiledSource } from './siteSource.ts'

const id = 'virtual:pagewright/frame'

/** `virtual:pagewright/frame`: what every page shares. Pages are content files, never modules. */
export function frameModule(source: CompiledSource): Plugin {
  return {
    name: 'pagewright:frame',
    resolveId: {
      filter: { id: new RegExp(`^${id}$`) },
      handler: () => `\0${id}`,
    },
    load: {
      filter: { id: new RegExp(`^\0${id}$`) },
      handler() {
        const { site } = source.current()
        if (!site) this.error('The site file has never compiled: mend it first.')
        const json = JSON.stringify(JSON.stringify(site.frame))
        return `export const frame = JSON.parse(${json})`
      },
    },
  }
}

/** The module's id in Vite's graph. */
export const frameModuleId = `\0${id}`
