import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { type RunningServer, startServer } from '../support/servers.ts'

interface RunningStudio {
  readonly server: RunningServer
  readonly folder: string
  readonly original: string
}

export interface Studio {
  readonly page: Page
  /** The site in the frame. */
  readonly site: FrameLocator
  /** The bar with the form of what is selected. */
  readonly panel: Locator
  readonly outline: Locator
  readonly folder: string
  /** The lines of the file that differ from how it was: `-old`, `+new`. */
  readonly diff: () => Promise<readonly string[]>
  /** The text of the file, and what it was at the beginning. */
  readonly file: () => Promise<string>
  readonly original: string
  readonly write: (text: string) => Promise<void>
  /** Clicks a text of the page, and returns the field over it. */
  readonly edit: (text: string) => Promise<Locator>
  readonly open: (path: string) => Promise<void>
}

/** A Studio with a copy of a site: that of a small business, unless `example` names another. */
export const test = base.extend<{ studio: Studio }, { running: RunningStudio; example: string }>({
  // The folder of the site that is edited.
  example: ['examples/business', { option: true, scope: 'worker' }],

  running: [
    async ({ example }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'pagewright-studio-'))
      for (const part of ['site.yaml', 'public', 'translations'])
        if (existsSync(join(example, part))) await cp(join(example, part), join(folder, part), { recursive: true })
      const original = await readFile(join(folder, 'site.yaml'), 'utf8')
      const server = await startServer('studio', { site: join(folder, 'site.yaml') })
      await use({ server, folder, original })
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  studio: async ({ page, running: { server, folder, original } }, use) => {
    const siteFile = join(folder, 'site.yaml')
    const failures: string[] = []
    page.on('pageerror', (error) => failures.push(error.message))
    // The page in the frame asks once more for the content of an address that is gone.
    const isExpected = (url: string) => url.includes('/_content/')
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.location().url)) failures.push(message.text())
    })
    await writeFile(siteFile, original)
    await page.addInitScript(() => {
      // The sandboxed frames of samples have no storage.
      if (window.parent === window) localStorage.setItem('pagewright-studio-tour', 'seen')
    })
    await page.goto(addressIn(server.output()))
    const site = page.frameLocator('iframe[title="The site"]')
    await expect(site.locator('main > section').first()).toBeVisible({ timeout: 60_000 })
    const file = () => readFile(siteFile, 'utf8')
    await use({
      page,
      site,
      folder,
      original,
      file,
      panel: page.getByRole('complementary', { name: 'What is selected' }),
      outline: page.getByRole('complementary', { name: 'The site' }),
      diff: async () => differences(original, await file()),
      write: (text) => writeFile(siteFile, text),
      async edit(text) {
        // The last space of a line doesn't break.
        const words = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s')
        await site.getByText(new RegExp(words)).first().click()
        const field = page.getByRole('group', { name: 'Edit this text' }).locator('textarea')
        await expect(field).toBeFocused()
        return field
      },
      async open(path) {
        const { origin } = new URL(server.url)
        await page.goto(`${origin}/__studio${path}`)
        await expect(site.locator('main > section').first()).toBeVisible({ timeout: 60_000 })
      },
    })
    expect(failures).toEqual([])
  },
})

/** The address that Studio prints. */
function addressIn(output: string): string {
  const [, address] = /Studio:\s+(\S+)/.exec(output) ?? []
  if (address === undefined) throw new Error(`Studio has printed no address:\n${output}`)
  return address
}

function differences(before: string, after: string): readonly string[] {
  const [old, now] = [before.split('\n'), after.split('\n')]
  let start = 0
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start++
  let end = 0
  const rest = Math.min(old.length, now.length) - start
  while (end < rest && old[old.length - 1 - end] === now[now.length - 1 - end]) end++
  const gone = old.slice(start, old.length - end).map((line) => `-${line}`)
  const come = now.slice(start, now.length - end).map((line) => `+${line}`)
  return [...gone, ...come]
}

export { expect }
