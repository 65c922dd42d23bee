import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pagewright } from './src/plugin.ts'

/** Packages that every page needs once the app runs: one chunk, which changes only with their versions. */
const vendor = /\/node_modules\/(react|react-dom|scheduler|zustand)\//

/** Small parts that several blocks are made of: one chunk instead of a request for each. */
const shared = /\/(schema|src\/(runtime|stores|styles|theme|ui|format))\/|^\0icon:/

export default defineConfig(({ command, mode }) => ({
  plugins: [
    react(),
    pagewright(
      command === 'serve' ? 'development' : mode === 'gallery' || mode === 'app' ? mode : 'production',
    ),
  ],
  build: {
    target: 'es2022',
    modulePreload: false,
    license: { fileName: 'assets/licenses.md' },
    rolldownOptions: {
      // On a busy machine it advises to speed up plugins, which helps no one who builds a site.
      // And it need not say that the server loads some components early, for their styles.
      checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: vendor },
            { name: 'shared', test: shared, minShareCount: 2 },
          ],
        },
      },
    },
  },
}))
