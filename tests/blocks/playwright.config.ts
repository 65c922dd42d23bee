import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'

/** The contract of the blocks in a real browser. It builds and serves what it visits. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './globalSetup.ts',
  outputDir: '../../test-results/contract',
  projects: [{ name: 'contract' }],
})
