import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from './studioTest.ts'

test('a page is made from a title', async ({ studio }) => {
  await studio.page.getByRole('button', { name: 'Home', exact: true }).click()
  await studio.page.getByRole('button', { name: 'New page' }).click()
  await studio.page.getByLabel('Title').fill('Our story')
  await studio.page.getByRole('button', { name: 'Create' }).click()
  await expect(studio.site.locator('h1')).toHaveText(/Our\sstory/)
  expect(await studio.diff()).toEqual([
    '+  our-story:',
    '+    path: /our-story',
    '+    title: Our story',
    '+    blocks:',
    '+      - type: hero',
    '+        headline: Our story',
    '+        size: compact',
    '+',
  ])
})

test('a landing page is made from a starter, of blocks that fit the site', async ({ studio }) => {
  await studio.page.getByRole('button', { name: 'Home', exact: true }).click()
  await studio.page.getByRole('button', { name: 'New page' }).click()
  await studio.page.getByLabel('Title').fill('Winter check')
  await studio.page.getByLabel('Begins').selectOption('starter landing')
  await studio.page.getByRole('button', { name: 'Create' }).click()
  await expect(studio.site.locator('h1')).toHaveText(/Winter\scheck/)
  await expect(studio.outline.getByRole('button', { name: /^(Cards|Testimonials|FAQ|CTA)/ })).toHaveCount(4)
  const lines = await studio.diff()
  expect(lines.slice(0, 7)).toEqual([
    '+  winter-check:',
    '+    path: /winter-check',
    '+    title: Winter check',
    '+    blocks:',
    '+      - type: hero',
    '+        headline: Winter check',
    '+        size: compact',
  ])
  expect(lines.every((line) => line.startsWith('+'))).toBe(true)
  await studio.page.getByRole('button', { name: 'Undo: A new page: Winter check' }).click()
  await expect.poll(studio.file).toBe(studio.original)
})

test('a picture is cropped and made smaller', async ({ studio }) => {
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c2451e' } })
    .jpeg()
    .toBuffer()
  await studio.open('/page/contact/blocks/1')
  const files = studio.panel.locator('input[type="file"]').first()
  await files.setInputFiles({ name: 'yard.jpg', mimeType: 'image/jpeg', buffer })
  await expect(studio.site.locator('img[src*="yard.jpg"]').first()).toBeVisible()
  await studio.panel.getByRole('button', { name: 'Crop', exact: true }).click()
  const sheet = studio.page.getByRole('dialog', { name: 'Crop the picture' })
  await sheet.getByLabel('Shape').selectOption('Square')
  await sheet.getByLabel('At most').selectOption('400 pixels')
  await expect(sheet.getByRole('status')).toHaveText(/400 × 400 pixels/)
  await sheet.getByLabel('Across').focus()
  await studio.page.keyboard.press('Home')
  await sheet.getByRole('button', { name: 'Crop', exact: true }).click()
  await expect(studio.site.locator('img[src*="yard-cut"]').first()).toBeVisible()
  const { width, height } = await sharp(join(studio.folder, 'public/images/yard-cut.webp')).metadata()
  expect([width, height]).toEqual([400, 400])
  expect(await studio.diff()).toEqual([
    '-          portrait: /images/team/ruth.svg',
    '+          portrait: /images/yard-cut.webp',
  ])
  await studio.page.getByRole('button', { name: /^Undo/ }).click()
  await expect.poll(studio.file).not.toContain('yard-cut')
  const pictures = () => readdir(join(studio.folder, 'public/images'))
  expect(await pictures()).not.toContain('yard-cut.webp')
  await studio.page.getByRole('button', { name: /^Redo/ }).click()
  await expect(studio.site.locator('img[src*="yard-cut"]').first()).toBeVisible()
  expect(await pictures()).toContain('yard-cut.webp')
})

test('a page gets another address with its links and a redirect', async ({ studio }) => {
  await studio.open('/page/team?open=/pages/team')
  await studio.panel.getByLabel('Address').fill('/people')
  await studio.panel.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(studio.page.getByText(/links changed/)).toBeVisible()
  const moved = studio.original
    .replace('    path: /team', '    path: /people')
    .replace('{ label: Team, to: /team }', '{ label: Team, to: /people }')
    .replace('{ label: Who works here, to: /team }', '{ label: Who works here, to: /people }')
  const now = await studio.file()
  expect(now).toContain('\nredirects:\n  - from: /team\n    to: /people\n')
  expect(now.replace(/\nredirects:\n.*\n.*\n/, '')).toBe(moved)
})

test('what leads to a page is listed before it is removed', async ({ studio }) => {
  await studio.open('/page/team?open=/pages/team')
  await studio.panel.getByRole('button', { name: 'Remove this page' }).click()
  const sheet = studio.page.getByRole('dialog', { name: 'Remove Team' })
  await expect(sheet.getByRole('listitem')).toHaveCount(2)
  await sheet.getByRole('button', { name: 'Remove the page' }).click()
  await expect(studio.site.locator('h1')).toHaveText(/Bikes/)
  const now = await studio.file()
  expect(now).not.toContain('Jonas Weir')
  expect(now).toContain('{ label: Who works here, to: / }')
})

test('the look changes, and undo gives it back', async ({ studio }) => {
  await studio.outline.getByRole('button', { name: /^Look/ }).click()
  await studio.panel.getByLabel('Look', { exact: true }).selectOption('Press')
  await expect.poll(studio.diff).toEqual(['-  look: workshop', '+  look: press'])
  await studio.page.getByRole('button', { name: 'Undo: Theme, look' }).click()
  await expect.poll(studio.file).toBe(studio.original)
})

test('opening hours change in their form', async ({ studio }) => {
  await studio.outline.getByRole('button', { name: /^Name and address/ }).click()
  await studio.panel.getByLabel('Saturday').fill('9:00-15:00')
  await expect.poll(studio.diff).toEqual(['-      saturday: 9:00-14:00', '+      saturday: 9:00-15:00'])
})

test('a photo is dropped in, made harmless and shown', async ({ studio }) => {
  await studio.open('/page/contact/blocks/1')
  await studio.panel
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: '../../our map.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)"><path d="M0 0h9v9z"/></svg>',
      ),
    })
  await expect(studio.site.locator('img[src*="our-map"]').first()).toBeVisible()
  expect(await readFile(join(studio.folder, 'public/images/our-map.svg'), 'utf8')).not.toContain('onload')
  expect((await readdir(studio.folder)).includes('our map.svg')).toBe(false)
  expect(await studio.diff()).toEqual([
    '-          portrait: /images/team/ruth.svg',
    '+          portrait: /images/our-map.svg',
  ])
})

test('another program and Studio change the file at the same time', async ({ studio }) => {
  const field = await studio.edit('Your neighborhood workshop')
  const outside = studio.original.replace('title: The team', 'title: Who we are')
  await studio.write(outside)
  await field.fill('The workshop next door')
  await field.press('Enter')
  await expect(studio.site.getByText('The workshop next door')).toBeVisible()
  expect(await studio.file()).toBe(outside.replace('Your neighborhood workshop', 'The workshop next door'))
})

test('a conflict is shown, and theirs stays until a person decides', async ({ studio }) => {
  const field = await studio.edit('Your neighborhood workshop')
  const outside = studio.original.replace('Your neighborhood workshop', 'The workshop by the canal')
  await studio.write(outside)
  await field.fill('The workshop next door')
  await field.press('Enter')
  const sheet = studio.page.getByRole('dialog', { name: 'Another program has changed the same' })
  await expect(sheet).toContainText('The workshop by the canal')
  expect(await studio.file()).toBe(outside)
  await sheet.getByRole('button', { name: 'Use mine' }).click()
  await expect(studio.site.getByText('The workshop next door')).toBeVisible()
})

test('while the file is broken, Studio says where and why, and changes nothing', async ({ studio }) => {
  const broken = studio.original.replace('type: cards', 'type: crads')
  await studio.write(broken)
  const band = studio.page.getByRole('alert').filter({ hasText: 'Nothing is changed until it is fixed' })
  await expect(band).toContainText('crads')
  await studio.outline.getByRole('button', { name: /^Hero/ }).click()
  await studio.panel.getByLabel('Eyebrow').fill('Changed')
  await expect(studio.page.getByText(/has errors/).first()).toBeVisible()
  expect(await studio.file()).toBe(broken)
  await studio.write(studio.original)
  await expect(band).toHaveCount(0)
})

test('the source is saved as it is typed, and says what is wrong', async ({ studio }) => {
  await studio.page.getByRole('button', { name: 'Source' }).click()
  const source = studio.page.getByRole('textbox', { name: 'Source of the site' })
  await expect(source).toContainText('Spoke & Gear')
  await source.getByText('Spoke & Gear').click()
  await studio.page.keyboard.press('End')
  await studio.page.keyboard.type(' Two')
  await expect.poll(studio.diff).toEqual(['-  name: Spoke & Gear', '+  name: Spoke & Gear Two'])
})

test('the source follows the page, and the page follows the source', async ({ studio }) => {
  await studio.outline.getByRole('button', { name: /^Testimonials/ }).click()
  await studio.page.getByRole('button', { name: 'Source' }).click()
  const source = studio.page.getByRole('textbox', { name: 'Source of the site' })
  await expect(source.getByText('From the neighborhood')).toBeVisible()
  await source.getByText('When we’re here').click()
  await expect(studio.panel.getByRole('heading', { name: 'Hours' })).toBeVisible()
  await expect(studio.page).toHaveURL(/\/page\/home\/blocks\/4$/)
})

test('while the file is gone, Studio says so and goes on when it is back', async ({ studio }) => {
  const { page, folder } = studio
  await rename(join(folder, 'site.yaml'), join(folder, 'elsewhere.yaml'))
  await expect(page.getByText('The file is gone. Put it back.')).toBeVisible()
  await rename(join(folder, 'elsewhere.yaml'), join(folder, 'site.yaml'))
  await expect(page.getByText('The file is gone. Put it back.')).toHaveCount(0)
})

test('a language is added, and its file comes with the first translation', async ({ studio }) => {
  const { page, folder } = studio
  await rm(join(folder, 'translations'), { recursive: true, force: true })
  await page.getByRole('button', { name: 'Languages' }).click()
  await page.getByLabel('A further language').selectOption('German')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const list = page.getByRole('region', { name: 'Translations' })
  await list.getByLabel('Deutsch: Your neighborhood workshop').fill('Die Werkstatt um die Ecke')
  await expect(studio.site.getByText('Die Werkstatt um die Ecke')).toBeVisible()
  await list.getByLabel('Deutsch: Bring it in').fill('Vorbeibringen')
  await expect(studio.site.getByText('Vorbeibringen')).toBeVisible()
  expect(await readFile(join(folder, 'translations/de.yaml'), 'utf8')).toBe(
    `# The site in German: write each translation after \`de:\`. What is empty is shown in English.

pages:
  home:
    - at: blocks[0].eyebrow
      en: Your neighborhood workshop
      de: Die Werkstatt um die Ecke
    - at: "blocks[1].items[0].title"
      en: Bring it in
      de: Vorbeibringen
`,
  )
  expect(await studio.diff()).toEqual(['+  languages:', '+    - en', '+    - de'])
})
