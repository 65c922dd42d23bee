import { ensureChromium } from './chromium.ts'

/** Makes sure that the browser tests have a Chromium. */

try {
  console.log(`Chromium: ${ensureChromium()}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
