import type { Plugin } from 'vite'

/**
 * A plugin with one virtual module: `virtual:pagewright/NAME`.
 * @param source Its text, which can differ between a build for visitors' browsers and all others.
 */
export function virtualModule(
  name: string,
  source: (target: { readonly isForVisitors: boolean }) => string | Promise<string>,
): Plugin {
  const id = `virtual:pagewright/${name}`
  return {
    name: `pagewright:${name}`,
    resolveId: { filter: { id: new RegExp(`^${id}$`) }, handler: () => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0${id}$`) },
      handler() {
        const { name, config } = this.environment
        return source({ isForVisitors: name === 'client' && config.command === 'build' })
      },
    },
  }
}

/** Id of a virtual module in Vite's graph. */
export function virtualModuleId(name: string): string {
  return `\0virtual:pagewright/${name}`
}
