import { spawnSync } from 'node:child_process'
import { findChromium } from './findChromium.ts'

type Wanted = NonNullable<Parameters<typeof findChromium>[0]>

interface Attempt {
  readonly command: string
  readonly args: readonly string[]
}

const isRoot = process.getuid?.() === 0
const minutes = 60_000

function works(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

/** Puts `sudo -n` in front where it is needed: a test run must not stop to ask for a password. */
function asRoot(command: string, ...args: string[]): Attempt {
  return isRoot ? { command, args } : { command: 'sudo', args: ['-n', command, ...args] }
}

function attempts({ isWhole = false }: Wanted): Attempt[][] {
  const mayInstallPackages = works('apt-get', ['--version']) && (isRoot || works('sudo', ['-n', 'true']))
  const withLibraries = mayInstallPackages ? ['--with-deps'] : []
  const playwright = {
    command: process.execPath,
    args: ['node_modules/@playwright/test/cli.js', 'install', ...withLibraries, 'chromium'],
  }
  const packages = isWhole ? ['chromium'] : ['chromium-headless-shell', 'chromium']
  const debian = packages.map((name) => [asRoot('apt-get', 'update'), asRoot('apt-get', 'install', '-y', name)])
  return mayInstallPackages ? [[playwright], ...debian] : [[playwright]]
}

function run({ command, args }: Attempt): boolean {
  console.error(`  ${[command === process.execPath ? 'node' : command, ...args].join(' ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status } = spawnSync(command, args, { stdio: 'inherit', timeout: 10 * minutes, env })
  return status === 0
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
  for (const steps of attempts(wanted)) {
    steps.every(run)
    const installed = findChromium(wanted)
    if (installed) return installed
  }
  throw new Error(
    'Chromium could not be installed. Install it yourself (Debian: apt-get install chromium) ' +
      'or set CHROMIUM_PATH to a Chromium or Chrome on this machine.',
  )
}
