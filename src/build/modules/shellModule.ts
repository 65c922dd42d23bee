import type { Plugin } from 'vite'
import type { CompiledSource } from '../../project/siteSource.ts'
import { virtualModule } from './virtualModule.ts'

/** `virtual:pagewright/shell`: the parts that all pages share. Pages are content files, never modules. */
export function shellModule(source: CompiledSource): Plugin {
  return virtualModule('shell', () => {
    const { site } = source.current()
    if (!site) throw new Error('The site file has never compiled: fix it first.')
    return `export const shell = JSON.parse(${JSON.stringify(JSON.stringify(site.shell))})`
  })
}
