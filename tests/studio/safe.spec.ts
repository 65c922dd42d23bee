import { request } from 'node:http'
import sharp from 'sharp'
import { violationsOf } from '../support/browser/violationsOf.ts'
import { expect, test } from './studioTest.ts'

test('nobody without the token, and no page of another origin, reads or changes anything', async ({
  studio,
  running,
}) => {
  const { url } = running.server
  const post = (headers: Record<string, string>) =>
    fetch(`${url}/__studio/api/state`, { method: 'POST', headers, body: '{}' }).then(({ status }) => status)
  const [cookie] = await studio.page.context().cookies()
  const own = `${cookie?.name}=${cookie?.value}`
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' })
  expect(await post({ cookie: own, origin: url })).toBe(200)
  expect(await post({ origin: url })).toBe(403)
  expect(await post({ cookie: own })).toBe(403)
  expect(await post({ cookie: own, origin: 'http://evil.example' })).toBe(403)
  expect((await fetch(`${url}/__studio/`)).status).toBe(403)
  expect((await fetch(`${url}/__studio/?token=guess`)).status).toBe(403)
})

test('a socket of another origin, or without the token, is refused', async ({ studio, running }) => {
  const { url } = running.server
  const client = await (await fetch(`${url}/@vite/client`)).text()
  const [, token = ''] = /wsToken = "([^"]+)"/.exec(client) ?? []
  expect(token).not.toBe('')
  const [cookie] = await studio.page.context().cookies()
  const own = `${cookie?.name}=${cookie?.value}`
  const open = (headers: Record<string, string>) =>
    new Promise<number | undefined>((done, fail) => {
      const asked = request(`${url}/?token=${token}`, {
        headers: {
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
          'sec-websocket-protocol': 'vite-hmr',
          ...headers,
        },
      })
      asked.on('upgrade', (response, socket) => {
        socket.destroy()
        done(response.statusCode)
      })
      asked.on('response', ({ statusCode }) => done(statusCode))
      asked.on('error', fail)
      asked.end()
    })
  expect(await open({ origin: url, cookie: own })).toBe(101)
  expect(await open({ origin: 'http://evil.example', cookie: own })).toBe(403)
  expect(await open({ origin: url })).toBe(403)
  expect(await open({ origin: url, cookie: own, host: 'evil.example' })).toBe(403)
})

test('axe finds nothing in any state', async ({ studio }) => {
  const { page } = studio
  const expectNone = async () => expect(await violationsOf(page, { exclude: 'iframe' })).toEqual([])
  await expectNone()
  await studio.outline.getByRole('button', { name: /^Cards/ }).click()
  await studio.panel.getByRole('button', { name: 'Ride home', exact: true }).click()
  await expect(studio.panel.getByLabel('Title')).toBeVisible()
  await expectNone()
  await page.getByRole('button', { name: 'History' }).click()
  await expectNone()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Source' }).click()
  await expect(page.getByRole('textbox', { name: 'Source of the site' })).toContainText('How it works')
  await expectNone()
  await page.getByRole('button', { name: 'Add a block' }).click()
  await expectNone()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('button', { name: 'Languages' }).click()
  await expectNone()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Translations' }).getByRole('textbox').first()).toBeVisible()
  await expectNone()
  await studio.open('/page/home?open=/content/repairs/items')
  await studio.panel.getByRole('button', { name: 'Show as a table' }).click()
  await expect(
    page
      .getByRole('region', { name: /^Table/ })
      .getByRole('textbox')
      .first(),
  ).toBeVisible()
  await expectNone()
  await page.getByRole('button', { name: 'Home', exact: true }).click()
  await page.getByRole('button', { name: 'New page' }).click()
  await expectNone()
  await studio.open('/page/contact/blocks/1')
  const buffer = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#c2451e' } })
    .png()
    .toBuffer()
  const files = studio.panel.locator('input[type="file"]').first()
  await files.setInputFiles({ name: 'yard.png', mimeType: 'image/png', buffer })
  await studio.panel.getByRole('button', { name: 'Crop', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Crop the picture' }).getByRole('status')).toHaveText(/90 × 60 pixels/)
  await expectNone()
})

test('Studio in dark colors, at 200 % text and on a tablet', async ({ studio }) => {
  const { page } = studio
  await page.emulateMedia({ colorScheme: 'dark' })
  await studio.outline.getByRole('button', { name: /^Hero/ }).click()
  await expect(studio.panel.getByLabel('Eyebrow')).toBeVisible()
  expect(await violationsOf(page, { exclude: 'iframe' })).toEqual([])
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.getByRole('navigation', { name: 'What is shown' }).getByRole('button', { name: 'Edit' }).click()
  await expect(studio.panel.getByLabel('Eyebrow')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(820)
})
