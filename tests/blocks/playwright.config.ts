import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'
import { whole } from '../support/whole.ts'

/**
 * The contract of the blocks in a real browser. It builds and serves what it visits. `npm test` leaves the tests of the
 * rules themselves to `npm run test:all`.
 */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: whole ? '*.spec.ts' : '!(planted).spec.ts',
  globalSetup: './globalSetup.ts',
  outputDir: '../../test-results/contract',
  projects: [{ name: 'contract' }],
})
