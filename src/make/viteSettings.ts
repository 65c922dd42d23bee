import path from 'node:path'
import type { BuildEnvironmentOptions, Plugin } from 'vite'
import { publicModules } from './project/importTypeScript.ts'
import type { Project } from './project/project.ts'

/** Packages that every page needs once the app runs: one chunk, which changes only with their versions. */
const vendor = /\/node_modules\/(react|react-dom|scheduler|zustand)\//

/** Small parts that several blocks are made of: one chunk instead of a request for each. */
const shared = /\/(schema|src\/site)\/(?!ui\/useAnchored)|^\0icon:/

/** What opens beside a control: one chunk, which only blocks with such a thing load. */
const floating = /\/node_modules\/(@floating-ui|tabbable)\/|\/src\/site\/ui\/useAnchored\./

/** The module with which Vite wraps every dynamic import of a build. */
const preloadHelper = /^\0vite\/preload-helper\.js$/

/** How the code of a site is bundled. */
const buildSettings: BuildEnvironmentOptions = {
  target: 'es2022',
  modulePreload: false,
  // The policy of the pages allows no picture in an address.
  assetsInlineLimit: 0,
  // Folders of builds are new; in a site, they are outside Vite's root.
  emptyOutDir: false,
  license: { fileName: 'assets/licenses.md' },
  rolldownOptions: {
    // On a busy machine it advises to speed up plugins, which helps no one who builds a site.
    // And it need not say that the server loads some components early, for their styles.
    checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
    output: {
      codeSplitting: {
        groups: [
          { name: 'vendor', test: vendor, priority: 3 },
          { name: 'floating', test: floating, priority: 1 },
          { name: 'shared', test: shared, minShareCount: 2, priority: 2 },
        ],
      },
    },
  },
}

/** Where Vite finds what it serves and bundles. Its root is Pagewright; a site adds its own blocks and files. */
export function viteSettings({ root, home, siteFile, cacheDir }: Project): Plugin {
  return {
    name: 'pagewright:settings',
    config: () => ({
      root,
      envDir: home,
      cacheDir: path.join(cacheDir, 'vite'),
      // Blocks of a site and their packages share the React of Pagewright.
      resolve: { alias: publicModules, dedupe: ['react', 'react-dom'] },
      server: { fs: { allow: [...new Set([root, home, path.dirname(siteFile)])] } },
      build: buildSettings,
    }),
    load: {
      order: 'pre',
      filter: { id: preloadHelper },
      // It would load the styles of a chunk first, and no chunk has any.
      handler: () => 'export const __vitePreload = (load) => load()',
    },
  }
}
