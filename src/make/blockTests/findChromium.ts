import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

// The headless shell comes first: it opens pages in half the time.
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

/** Every path where a Chromium can be, the most explicit first. */
function candidates(others: readonly string[]): string[] {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [process.env.CHROMIUM_PATH ?? '', ...usualPlaces, ...onPath, ...others]
}

/** Whether a browser starts: it can exist on disk and still lack libraries that it needs. */
function starts(path: string): boolean {
  return spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0
}

interface Wanted {
  /** Not the headless shell, which has no back/forward cache. */
  readonly isWhole?: boolean
  /** More paths where one can be. */
  readonly others?: readonly string[]
}

/**
 * Path of a working Chromium on this machine, or `undefined` if there is none.
 * @throws If `CHROMIUM_PATH` names a file that isn't a working browser.
 */
export function findChromium({ isWhole = false, others = [] }: Wanted = {}): string | undefined {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && !(existsSync(chosen) && starts(chosen))) {
    throw new Error(`CHROMIUM_PATH is ${chosen}, which isn’t a working browser.`)
  }
  const fits = (path: string) => path !== '' && !(isWhole && path.includes('headless-shell'))
  return candidates(others).find((path) => fits(path) && existsSync(path) && starts(path))
}
