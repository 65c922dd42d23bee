import type { Plugin } from 'vite'
import { readIconSet } from '../../project/readIconSet.ts'

const prefix = 'icon:'

/** `import check from 'icon:check'` inlines one icon. */
export function iconModules(): Plugin {
  return {
    name: 'pagewright:icons',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^icon:/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0icon:/ },
      handler(id) {
        const name = id.slice(1 + prefix.length)
        const body = readIconSet().get(name)
        if (!body) this.error(`There is no icon \`${name}\` on tabler.io/icons.`)
        return `export default ${JSON.stringify(body)}`
      },
    },
  }
}
