import type { Plugin } from 'vite'

const moduleId = '\0pagewright:no-vendor-prefixes'

/** Leaves out the vendor prefixes of stylis, a kilobyte that styled-components brings along even where they are off. */
export function noVendorPrefixes(): Plugin {
  return {
    name: 'pagewright:no-vendor-prefixes',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.\/Prefixer\.js$/ },
      handler: (_source, importer) => (importer?.includes('/node_modules/stylis/') ? moduleId : undefined),
    },
    load: {
      filter: { id: new RegExp(`^${moduleId}$`) },
      handler: () => 'export const prefix = () => ""',
    },
  }
}
