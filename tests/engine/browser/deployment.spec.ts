import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type RunningHost, startHost, staticHost } from '../../../src/make/host/staticHost.ts'
import { createRandom } from '../../../tools/mutate/random.ts'
import { test as base, expect } from '../../support/browser/test.ts'
import { siteFolder } from '../../support/builtSites.ts'
import { sampleOf } from '../../support/whole.ts'

/** Pages that are open while the site is deployed again. */

interface Deployments {
  readonly url: string
  /** Replaces the site by another build of it. Every file gets a new name, and some texts change. */
  deploy(host: Host): Promise<void>
}

/** What a host does with the files of earlier deployments. */
type Host = 'keeps' | 'removes'

const test = base.extend<{ deployments: Deployments }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern.
  deployments: async ({}, use) => {
    const home = await mkdtemp(join(tmpdir(), 'pagewright-deployments-'))
    const served = join(home, 'served')
    await cp(siteFolder('own'), served, { recursive: true })
    const host: RunningHost = await startHost(staticHost(served))
    let build = 0
    await use({
      url: host.url,
      async deploy(kind) {
        build += 1
        const next = join(home, `build-${build}`)
        await cp(siteFolder('own'), next, { recursive: true })
        await makeAnotherBuild(next, String(build))
        await cp(next, served, { recursive: true })
        const old = (await readdir(served, { recursive: true })).filter((file) => !existsSync(join(next, file)))
        if (kind === 'removes') for (const file of old) await rm(join(served, file), { recursive: true, force: true })
      },
    })
    await host.close()
    await rm(home, { recursive: true })
  },
  baseURL: async ({ deployments }, use) => use(deployments.url),
})

/** Gives a built site other hashes and another heading above the form. */
async function makeAnotherBuild(folder: string, mark: string): Promise<void> {
  for (const file of await readdir(folder, { recursive: true })) {
    const path = join(folder, file)
    if (!/\.(html|js|json)$|_headers$/.test(file)) continue
    const text = await readFile(path, 'utf8')
    await writeFile(
      path,
      text
        .replaceAll(/(\w-[\w-]{7})[\w-](\.js)/g, `$1${mark}$2`)
        .replaceAll(/("hash":"[\w+/]{7})[\w+/]"/g, `$1${mark}"`)
        .replaceAll('Send Us a Message', `Write to Us ${mark}`),
    )
    const renamed = path.replace(/[\w-](\.js)$/, `${mark}$1`)
    if (/assets/.test(file) && path.endsWith('.js')) await rename(path, renamed)
  }
}

const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name })
const send = (page: Page) => page.locator('main form').getByRole('button')
const sent = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).getByText('Message Sent', { exact: true })
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' })

const answers = {
  Name: 'Ada Lovelace',
  Email: 'ada@analytical.example',
  Subject: 'Engines',
  Message: 'Does it compute, and what does it cost?',
}

async function fillAll(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(answers)) await field(page, name).fill(value)
}

function countDocuments(page: Page): () => number {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1
  })
  return () => documents
}

const openings = {
  'that a link opened': async (page: Page) => {
    await page.goto('/contact')
  },
  'that was reloaded': async (page: Page) => {
    await page.goto('/contact')
    await page.reload()
  },
}

const cases = (['removes', 'keeps'] as const).flatMap((host) =>
  Object.entries(openings).map(([name, open]) => ({ host, name, open })),
)

for (const { host, name, open } of sampleOf(cases, 4)) {
  test(`a host that ${host} old files: a message in a tab ${name} is sent, also after the next deployment`, async ({
    page,
    deployments,
  }) => {
    await open(page)
    for (const mark of ['1', '2']) {
      await deployments.deploy(host)
      const documents = countDocuments(page)
      await fillAll(page)
      expect(documents()).toBe(0)
      await send(page).click()
      await expect(sent(page)).toBeVisible()
      expect(documents()).toBe(1)
      await expect(page.getByRole('heading', { name: `Write to Us ${mark}` })).toBeVisible()
      await expect(notice(page)).toBeHidden()
      // Its island responds by now, and that of a page that was just opened doesn't.
      await page.goto('/contact')
    }
  })
}

test('a form with a mistake keeps its text, and the field with the mistake gets the focus', async ({
  page,
  deployments,
}) => {
  await page.goto('/contact')
  await deployments.deploy('removes')
  await fillAll(page)
  await field(page, 'Email').fill('ada@analytical')
  await send(page).click()
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  await expect(field(page, 'Email')).toBeFocused()
  for (const [name, value] of Object.entries({ ...answers, Email: 'ada@analytical' }))
    await expect(field(page, name)).toHaveValue(value)
  expect(await page.evaluate(() => sessionStorage.getItem('pagewright-kept'))).toBeNull()
})

test('a visitor whose text a reload would lose is told that the site was updated', async ({ page, deployments }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new Error('The browser denies storage.')
    }
  })
  await page.goto('/contact')
  await deployments.deploy('removes')
  const documents = countDocuments(page)
  await fillAll(page)
  await send(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'has just been updated' })).toBeVisible()
  for (const [name, value] of Object.entries(answers)) await expect(field(page, name)).toHaveValue(value)
  expect(documents()).toBe(0)
})

/** What a visitor does with the form, in an order that the seed decides, and when the site is deployed meanwhile. */
for (const seed of sampleOf([11, 12, 13, 14, 15, 16, 21, 22, 23, 24, 25, 26, 31, 32, 33, 34, 35, 36], 9)) {
  test(`deployments at random moments, seed ${seed}: everything typed is kept and sent`, async ({
    page,
    deployments,
  }) => {
    const random = createRandom(seed)
    const host: Host = random.below(2) === 0 ? 'keeps' : 'removes'
    const told: string[] = []
    page.on('dialog', (dialog) => {
      told.push(dialog.message())
      return dialog.dismiss()
    })
    await Object.values(openings)[random.below(2)]?.(page)
    const documents = countDocuments(page)
    const names = (Object.keys(answers) as (keyof typeof answers)[])
      .map((name) => ({ name, order: random.below(1000) }))
      .sort((a, b) => a.order - b.order)
      .map(({ name }) => name)
    const moments = [random.below(5), random.below(5)]
    for (const [index, name] of [...names, undefined].entries()) {
      for (const moment of moments) if (moment === index) await deployments.deploy(host)
      if (name !== undefined) await field(page, name).fill(answers[name])
    }
    for (const name of names) await expect(field(page, name)).toHaveValue(answers[name])
    await send(page).click()
    await expect
      .poll(async () => told.some((text) => text.includes('Message Sent')) || (await sent(page).isVisible()))
      .toBe(true)
    expect(documents()).toBeLessThanOrEqual(1)
    await expect(notice(page)).toBeHidden()
  })
}

test('a form that was sent before the deployment of its page gives way to what it opens', async ({
  page,
  deployments,
}) => {
  await page.goto('/demo')
  const form = page.frameLocator('main iframe[title="A2P Form - New"]')
  await form.getByLabel('Full name').fill('Ada Lovelace')
  await form.getByLabel('Phone').fill('+1 202 555 0100')
  await form.getByLabel('Email').fill('ada@example.com')
  await form.getByRole('checkbox').check()
  await deployments.deploy('removes')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('dialog', { name: /Thank you/ })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('a2pFormSubmitted'))).toBe('true')
})

test('a page whose new document needs files that are missing, too, is reloaded once', async ({ page, deployments }) => {
  await page.goto('/contact')
  await deployments.deploy('removes')
  await page.route('**/_content/**', (route) => route.fulfill({ status: 404, body: 'Not found' }))
  const documents = countDocuments(page)
  await fillAll(page)
  await send(page).click()
  await expect(notice(page)).toBeVisible()
  for (const [name, value] of Object.entries(answers)) await expect(field(page, name)).toHaveValue(value)
  await send(page).click()
  await expect(notice(page)).toBeVisible()
  expect(documents()).toBe(1)
})
