import { exec, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { startApp } from '../../support/browser/startApp.ts'
import { test as base, expect } from '../../support/browser/test.ts'
import { freePort, waitUntilItAnswers } from '../../support/servers.ts'
import { whole } from '../../support/whole.ts'

interface Packages {
  readonly folder: string
  /** The packed file of this version. */
  readonly current: string
  /** The packed file of a later version, which says some words differently. */
  readonly next: string
}

const bash = promisify(exec)

/** What this version calls a link that the next one calls otherwise. */
const words = { current: 'Skip to content', next: 'Straight to the content' }

const test = base.extend<Record<never, never>, { packages: Packages }>({
  packages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'pagewright-installed-'))
      const current = await pack(resolve('.'), folder)
      await use({ folder, current, next: await packNext(current, join(folder, 'next')) })
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

test.skip(({ isMobile }) => isMobile, 'a developer sits at a desk')
// The second version of Node uses the packages of the first.
test.describe.configure({ mode: 'default', timeout: 240_000 })

/** Packs a folder and returns the path of the file. */
async function pack(folder: string, target: string, flags = ''): Promise<string> {
  await mkdir(target, { recursive: true })
  const { stdout } = await bash(`npm pack --silent ${flags} --pack-destination "${target}"`, { cwd: folder })
  return join(target, stdout.trim().split('\n').at(-1) ?? '')
}

/** What the packed file would be if its version had a higher number and other words. */
async function packNext(file: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  await bash(`tar -xzf "${file}" -C "${folder}"`)
  const root = join(folder, 'package')
  for (const name of await readdir(root, { recursive: true })) {
    if (!/\.(?:js|ts|json)$/.test(name)) continue
    const text = await readFile(join(root, name), 'utf8')
    const changed = text.replaceAll(words.current, words.next)
    const isManifest = name === 'package.json'
    if (changed === text && !isManifest) continue
    await writeFile(join(root, name), isManifest ? text.replace(/"version": ".*?"/, '"version": "99.0.0"') : changed)
  }
  return pack(root, folder, '--ignore-scripts')
}

/** A part of a block with state of its own and a hook from a package. */
const counter = (label: string) => `'use client'
import { useState } from 'react'
import { useDebounce } from 'use-debounce'
import { Button } from 'pagewright/block'

export function Counter() {
  const [count, setCount] = useState(0)
  const [shown] = useDebounce(count, 1)
  return <Button data-needs-app="click" onClick={() => setCount(count + 1)}>${label} {shown}</Button>
}
`

const currentNode = { name: 'this Node', folder: () => Promise.resolve(dirname(process.execPath)) }

/** The oldest version of Node that `package.json` allows, from npm’s registry. */
const oldestNode = {
  name: 'the oldest Node',
  async folder(parent: string) {
    const { engines } = JSON.parse(await readFile('package.json', 'utf8'))
    const [, version = ''] = /^>=(\d+\.\d+)$/.exec(engines.node) ?? []
    const system = { darwin: 'bin-darwin', win32: 'win' }[process.platform as string] ?? process.platform
    const name = `node-${system}-${process.arch}`
    await bash(`npm install --no-audit --no-fund --prefix "${parent}" ${name}@${version}.0`)
    return join(parent, 'node_modules', name, 'bin')
  },
}

for (const node of whole ? [currentNode, oldestNode] : [currentNode]) {
  test(`a site of one’s own is made, edited, built and upgraded with ${node.name}`, async ({
    page,
    packages,
    consoleMessages,
  }) => {
    const home = await mkdtemp(join(packages.folder, 'home-'))
    const bin = await node.folder(join(home, 'node'))
    const env = {
      ...process.env,
      PATH: `${bin}${delimiter}${process.env.PATH}`,
      NODE_ENV: undefined,
      PAGEWRIGHT_TESTS: undefined,
      SITE: undefined,
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
    }
    const site = join(home, 'my-site')
    const run = (line: string, cwd = site) => bash(line, { cwd, env })
    const serve = (command: string, port: number) =>
      startCommand(join(bin, 'node'), [command, port], { cwd: site, env })
    const edit = async (name: string, change: (text: string) => string) => {
      const file = join(site, name)
      await writeFile(file, change(await readFile(file, 'utf8')))
    }
    const label = (text: string) => page.getByRole('button', { name: text })

    await writeFile(join(home, 'package.json'), '{ "private": true }')
    await run(`npm install --no-audit --no-fund "${packages.current}"`, home)
    await run('npx pagewright init my-site --template blank --name "Corner Bakery" --yes', home)
    await run('npm install --no-audit --no-fund use-debounce@10')
    await run('npx pagewright new-block offer')
    await writeFile(join(site, 'blocks/offer/Counter.tsx'), counter('Count'))
    await edit(
      'blocks/offer/Offer.tsx',
      (code) => `import { Counter } from './Counter.tsx'\n${code.replace('<RichText', '<Counter /><RichText')}`,
    )
    const example = await readFile(join(site, 'blocks/offer/example.yaml'), 'utf8')
    await edit('site.yaml', (text) =>
      text.replace(
        '      - type: hero',
        `      - ${example.trim().replaceAll('\n', '\n        ')}\n      - type: hero`,
      ),
    )

    const buildAndPreview = async (label: string) => {
      await run('npm run build')
      await using server = await serve('preview', await freePort())
      await page.goto(server.url)
      await startApp(page)
      await clickOnce(page, label)
      return page.locator('body').innerText()
    }
    expect(await buildAndPreview('Count')).toContain(words.current)

    const port = await freePort()
    await test.step('dev shows what is edited', async () => {
      await using server = await serve('dev', port)
      await page.goto(server.url)
      await clickOnce(page, 'Count')
      await edit('site.yaml', (text) => text.replace('We answer every call', 'Bread every morning'))
      await expect(page.getByRole('heading', { name: 'Bread every morning' })).toBeVisible()
      await expect(label('Count 1')).toBeVisible()
      await writeFile(join(site, 'blocks/offer/Counter.tsx'), counter('Loaves'))
      await expect(label('Loaves 1')).toBeVisible()
    })

    await run(`npm install --no-audit --no-fund "${packages.next}"`)
    await test.step('dev of the next version shows itself in the tab that is open', async () => {
      await using _ = await serve('dev', port)
      await expect(page.getByRole('link', { name: words.next })).toBeAttached()
      await clickOnce(page, 'Loaves')
    })
    expect(await buildAndPreview('Loaves')).toContain(words.next)
    const failures = consoleMessages.filter((message) => /^(?:error|uncaught)/.test(message))
    expect(failures.filter((message) => !message.includes('ERR_CONNECTION_REFUSED'))).toEqual([])
  })
}

async function clickOnce(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: `${label} 0` }).click()
  await expect(page.getByRole('button', { name: `${label} 1` })).toBeVisible()
}

/** Starts a command of the package that serves the site, and waits until it does. */
async function startCommand(node: string, [command, port]: readonly [string, number], options: SpawnOptions) {
  const args = ['node_modules/pagewright/src/cli/pagewright.mjs', command, '--host', '127.0.0.1', '--port', `${port}`]
  const server = spawn(node, args, { ...options, stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  await waitUntilItAnswers(url, () => (server.exitCode === null ? undefined : `${command} has ended.`))
  return {
    url,
    async [Symbol.asyncDispose]() {
      server.kill()
      if (server.exitCode === null) await once(server, 'close')
    },
  }
}
