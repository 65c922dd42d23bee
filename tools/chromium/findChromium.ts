import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

// The one without a window comes first: it opens a page in half the time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

const usualPlaces = [
  ...names.map((name) => `/usr/bin/${name}`),
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Every place where a Chromium may be, the most explicit wish first. */
function candidates(): string[] {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
  return [process.env.CHROMIUM_PATH ?? '', ...usualPlaces, ...onPath, chromium.executablePath()]
}

/** A browser can be on disk and still lack the libraries it needs, so being there is not enough. */
function starts(path: string): boolean {
  return spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0
}

/**
 * Path of a Chromium on this machine, or `undefined` where there is none.
 * Throws when `CHROMIUM_PATH` names a file that is no working browser.
 */
export function findChromium(): string | undefined {
  const wish = process.env.CHROMIUM_PATH
  if (wish && !(existsSync(wish) && starts(wish))) {
    throw new Error(`CHROMIUM_PATH is ${wish}, and no browser starts there.`)
  }
  return candidates().find((path) => path !== '' && existsSync(path) && starts(path))
}
