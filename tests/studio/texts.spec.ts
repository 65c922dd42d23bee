import { expect, test } from './studioTest.ts'

test('a text is typed on the page, and the file changes by its bytes', async ({ studio }) => {
  const field = await studio.edit(
    'Drop it off before ten and ride home tonight. We call before we do anything that costs more.',
  )
  await field.fill('Drop it off before nine.')
  await field.press('Enter')
  await expect(studio.site.getByText('Drop it off before nine.')).toBeVisible()
  expect(await studio.diff()).toEqual([
    '-        text: Drop it off before ten and ride home tonight. We call before we do anything that costs more.',
    '+        text: Drop it off before nine.',
  ])
})

test('Esc gives a text back', async ({ studio }) => {
  const field = await studio.edit('Your neighborhood workshop')
  await field.fill('Something else')
  await field.press('Escape')
  await expect(field).toHaveCount(0)
  await expect(studio.site.getByText('Your neighborhood workshop')).toBeVisible()
  expect(await studio.file()).toBe(studio.original)
})

test('leaving a text saves it, and a heading keeps its marks', async ({ studio }) => {
  const field = await studio.edit('the same day')
  await expect(field).toHaveValue('Bikes fixed *the same day*')
  await field.fill('Bikes fixed *today*')
  await studio.outline.getByRole('button', { name: /^Cards/ }).click()
  await expect(studio.site.locator('h1')).toHaveText('Bikes fixed today')
  expect(await studio.diff()).toEqual([
    '-        headline: Bikes fixed *the same day*',
    '+        headline: Bikes fixed *today*',
  ])
})

test('the toolbar makes words strong, and undo gives back the exact bytes', async ({ studio }) => {
  const field = await studio.edit('No appointment for small repairs. We look at it while you wait.')
  await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 14))
  await studio.page.getByRole('button', { name: 'Bold' }).click()
  await expect(field).toHaveValue('**No appointment** for small repairs. We look at it while you wait.')
  await field.press('Enter')
  await expect(studio.site.locator('strong', { hasText: 'No appointment' })).toBeVisible()
  await studio.page.getByRole('button', { name: /^Undo/ }).click()
  await expect(studio.site.locator('strong', { hasText: 'No appointment' })).toHaveCount(0)
  expect(await studio.file()).toBe(studio.original)
  await studio.page.keyboard.press('Control+Shift+z')
  await expect(studio.site.locator('strong', { hasText: 'No appointment' })).toBeVisible()
})

test('a shared text says where else it is shown, and changes everywhere', async ({ studio }) => {
  const field = await studio.edit('Flat tire')
  await expect(studio.page.getByText(/^Shown in 2 places/)).toBeVisible()
  await field.fill('Puncture')
  await field.press('Enter')
  await expect(studio.site.getByText('Puncture')).toBeVisible()
  expect(await studio.diff()).toEqual([
    '-      - { name: Flat tire, price: 18, text: "With a new tube, while you wait." }',
    '+      - { name: Puncture, price: 18, text: "With a new tube, while you wait." }',
  ])
})

test('a mistake is said beside the text, and nothing is written', async ({ studio }) => {
  const field = await studio.edit('Bring it in')
  await field.fill('{nothing.here}')
  await field.press('Enter')
  await expect(studio.page.getByRole('alert')).toContainText('nothing')
  expect(await studio.file()).toBe(studio.original)
})

test('a price is a number', async ({ studio }) => {
  await studio.open('/page/home?open=/content/repairs')
  await studio.panel.getByRole('button', { name: 'Brakes', exact: true }).click()
  await studio.panel.getByLabel('Price').fill('29')
  await expect(studio.site.getByText('$29').first()).toBeVisible()
  await expect
    .poll(studio.diff)
    .toEqual([
      '-      - { name: Brakes, price: 25, atLeast: true, per: wheel }',
      '+      - { name: Brakes, price: 29, atLeast: true, per: wheel }',
    ])
})

test('what is typed in a form is on the page before it is saved, and goes back if it is refused', async ({
  studio,
}) => {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await studio.page.route('**/api/edit', async (route) => {
    await held
    await route.continue()
  })
  await studio.outline.getByRole('button', { name: /^Hero/ }).click()
  const eyebrow = studio.panel.getByLabel('Eyebrow')
  await eyebrow.fill('The workshop next door')
  await expect(studio.site.getByText('The workshop next door')).toBeVisible()
  expect(await studio.file()).toBe(studio.original)
  release()
  const saved = studio.original.replace('Your neighborhood workshop', 'The workshop next door')
  await expect.poll(studio.file).toBe(saved)
  await eyebrow.fill('By {nothing.here}')
  await expect(studio.panel.getByRole('alert').first()).toContainText('nothing')
  await expect(studio.site.getByText('The workshop next door')).toBeVisible()
  expect(await studio.file()).toBe(saved)
})
