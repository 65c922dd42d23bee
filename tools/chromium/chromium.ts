import { spawnSync } from 'node:child_process'
import { type Browser, chromium, type LaunchOptions } from '@playwright/test'
import { findChromium as find } from '../../src/index.ts'

interface Wanted {
  /** Not the headless shell, which has no back/forward cache. */
  readonly isWhole?: boolean
}

/** Path of a working Chromium on this machine, or that of Playwright, or `undefined` if there is none. */
export function findChromium(wanted: Wanted = {}): string | undefined {
  return find({ ...wanted, others: [chromium.executablePath()] })
}

const isRoot = process.getuid?.() === 0

/** Containers run as root, where Chromium has no sandbox. */
export const chromiumFlags = ['--disable-gpu', ...(isRoot ? ['--no-sandbox'] : [])]

/**
 * Starts a Chromium for Playwright.
 *
 * @throws If there is no Chromium.
 */
export function launchChromium(wanted: Wanted = {}, options: LaunchOptions = {}): Promise<Browser> {
  const executablePath = findChromium(wanted)
  return chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags, ...options })
}

/**
 * Path of a working Chromium, which is installed where the machine has none.
 * @throws When every way to get one has failed.
 */
export function ensureChromium(wanted: Wanted = {}): string {
  const found = findChromium(wanted)
  if (found) return found
  const kind = wanted.isWhole ? 'a Chromium that is more than the headless shell' : 'Chromium'
  console.error(`This needs ${kind}, and this machine has none. Installing it:`)
  for (const steps of waysToInstall(wanted)) {
    steps.every(run)
    const installed = findChromium(wanted)
    if (installed) return installed
  }
  throw new Error(
    'Chromium could not be installed. Install it yourself (Debian: apt-get install chromium) ' +
      'or set CHROMIUM_PATH to a Chromium or Chrome on this machine.',
  )
}

type Command = readonly [program: string, ...args: string[]]

/** Playwright's own browser, or the system's packages: each a list of commands. */
function waysToInstall({ isWhole = false }: Wanted): readonly (readonly Command[])[] {
  const works = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0
  const mayInstallPackages = works('apt-get', '--version') && (isRoot || works('sudo', '-n', 'true'))
  const playwright = [process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium'] as const
  if (!mayInstallPackages) return [[playwright]]
  // A test run must not stop to ask for a password.
  const apt = (...args: string[]): Command => (isRoot ? ['apt-get', ...args] : ['sudo', '-n', 'apt-get', ...args])
  const packages = isWhole ? ['chromium'] : ['chromium-headless-shell', 'chromium']
  return [[[...playwright, '--with-deps']], ...packages.map((name) => [apt('update'), apt('install', '-y', name)])]
}

function run([program, ...args]: Command): boolean {
  console.error(`  ${[program === process.execPath ? 'node' : program, ...args].join(' ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(program, args, { stdio: 'inherit', timeout: 600_000, env }).status === 0
}
