import { defineConfig } from '@playwright/test'
import { findChromium } from '../../tools/chromium/chromium.ts'

const executablePath = findChromium()
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** Studio, each worker with one of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: false,
  // Half of a test is waiting for the server or the browser.
  workers: '100%',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 2 : 0,
  reporter: 'list',
  use: {
    ...(executablePath ? { launchOptions: { executablePath, args: ['--disable-gpu', ...sandbox] } } : {}),
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
  },
})
