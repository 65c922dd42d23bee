import { expect, test } from './studioTest.ts'

// The site of this repository: collections, pages with parameters, plans, dialogs.
test.use({ example: '.' })

test('a text of a collection is changed on one of the pages that are made from it', async ({ studio }) => {
  await studio.open('/page/industry')
  const field = await studio.edit('For restaurants and hospitality')
  await field.fill('For restaurants')
  await field.press('Enter')
  await expect(studio.site.getByText('For restaurants', { exact: true }).first()).toBeVisible()
  expect(await studio.diff()).toEqual([
    '-        eyebrow: For restaurants and hospitality',
    '+        eyebrow: For restaurants',
  ])
})

test('a fact that many texts show is changed where it was written', async ({ studio }) => {
  const { page, site } = studio
  await site
    .getByText(/-day free trial\. Setup in/)
    .first()
    .click()
  const field = page.getByRole('group', { name: 'Edit this text' }).locator('textarea')
  await expect(field).toHaveValue('{facts.trial.days}-day free trial. Setup in {facts.setup.time}.')
  await field.fill('Try it for {facts.trial.days} days.')
  await field.press('Enter')
  await expect(site.getByText(/Try it for 7\sdays\./).first()).toBeVisible()
  expect(await studio.diff()).toEqual([
    '-        note: "{facts.trial.days}-day free trial. Setup in {facts.setup.time}."',
    '+        note: "Try it for {facts.trial.days} days."',
  ])
})

test('a plan of the price page is changed in its form', async ({ studio }) => {
  await studio.open('/page/pricing')
  await studio.outline
    .getByRole('button', { name: /^Plans/ })
    .first()
    .click()
  await expect(studio.panel.getByRole('heading', { name: 'Plans' })).toBeVisible()
  const heading = studio.panel.getByLabel('Heading', { exact: true })
  const before = await heading.inputValue()
  await heading.fill('What it costs')
  await expect(studio.site.getByRole('heading', { name: 'What it costs' })).toBeVisible()
  await expect.poll(studio.diff).toHaveLength(2)
  const [gone = '', come = ''] = await studio.diff()
  expect(come).toBe(gone.replace(before, 'What it costs').replace(/^-/, '+'))
})

test('the title of a dialog is changed', async ({ studio }) => {
  await studio.outline.getByText('Dialogs', { exact: true }).click()
  await studio.outline.getByRole('button', { name: 'Schedule Your Demo schedule-demo' }).click()
  await expect(studio.site.getByRole('heading', { name: 'Schedule Your Demo' })).toBeVisible()
  await studio.panel.getByLabel('Title').fill('Book your demo')
  await expect(studio.site.getByRole('heading', { name: 'Book your demo' })).toBeVisible()
  await expect.poll(studio.diff).toEqual(['-    title: Schedule Your Demo', '+    title: Book your demo'])
})

test('a color is picked', async ({ studio }) => {
  await studio.outline.getByRole('button', { name: /^Look/ }).click()
  const first = studio.panel.getByLabel('First', { exact: true })
  await expect(first).toHaveValue('#ff5ca8')
  await first.fill('#ff0000')
  await expect.poll(studio.diff).toEqual(['-    first: "#ff5ca8"', '+    first: "#ff0000"'])
})
