import { expect, test } from './studioTest.ts'

const cards = `      - type: cards
        heading: How it works
        layout: numbered
        items:
          - title: Bring it in
            text: No appointment for small repairs. We look at it while you wait.
          - title: We write it down
            text: What we’ll do, what it costs and when it’s done. On paper, before we start.
          - title: Ride home
            text: Most bikes are ready the same day. Every repair is good for **six months**.
`

test('a block moves by keyboard, and nothing but its lines', async ({ studio }) => {
  await studio.outline.getByRole('button', { name: 'Move Cards with the arrow keys' }).focus()
  await studio.page.keyboard.press('ArrowDown')
  await expect(studio.outline.getByRole('listitem').nth(2)).toContainText('Cards')
  const without = studio.original.replace(cards, '')
  await expect
    .poll(studio.file)
    .toBe(without.replace('      - type: testimonials\n', `${cards}      - type: testimonials\n`))
  await expect(studio.outline.getByRole('button', { name: 'Move Cards with the arrow keys' })).toBeFocused()
  await studio.page.keyboard.press('ArrowUp')
  await expect.poll(studio.file).toBe(studio.original)
})

test('a block moves by drag', async ({ studio }) => {
  const handle = studio.outline.getByRole('button', { name: 'Move Cards with the arrow keys' })
  const from = await handle.boundingBox()
  const to = await studio.outline.getByRole('button', { name: 'Move Columns with the arrow keys' }).boundingBox()
  if (!from || !to) throw new Error('The outline has no handles.')
  const { mouse } = studio.page
  await mouse.move(from.x + 8, from.y + 12)
  await mouse.down()
  for (let step = 1; step <= 8; step++) await mouse.move(from.x + 8, from.y + 12 + ((to.y - from.y + 12) * step) / 8)
  await mouse.up()
  await expect.poll(studio.file).not.toBe(studio.original)
  const without = studio.original.replace(cards, '')
  expect(await studio.file()).toBe(
    without.replace('      - type: testimonials\n', `${cards}      - type: testimonials\n`),
  )
})

test('a block is duplicated and removed, to the exact bytes', async ({ studio }) => {
  await studio.outline.getByRole('button', { name: /^Cards/ }).click()
  await studio.panel.getByRole('button', { name: 'Duplicate', exact: true }).click()
  await expect(studio.outline.getByRole('button', { name: /^Cards/ })).toHaveCount(2)
  expect(await studio.file()).toBe(studio.original.replace(cards, cards + cards))
  await studio.panel.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(studio.outline.getByRole('button', { name: /^Cards/ })).toHaveCount(1)
  expect(await studio.file()).toBe(studio.original)
})

test('a block is cut and pasted on another page', async ({ studio }) => {
  await studio.outline.getByRole('button', { name: /^Cards/ }).click()
  await studio.panel.getByRole('button', { name: /^Cut/ }).click()
  await studio.page.getByRole('button', { name: 'Home', exact: true }).click()
  await studio.page.getByRole('button', { name: /^Team/ }).click()
  // Until the other page is there, the outline is that of the first.
  await expect(studio.outline.getByRole('button', { name: /^Team/ })).toBeVisible()
  await studio.outline.getByRole('button', { name: 'Paste cards' }).click()
  await expect(studio.site.getByText('Bring it in')).toBeVisible()
  const without = studio.original.replace(cards, '')
  const [, team = ''] = /( {2}team:[\s\S]*?)\n\n/.exec(without) ?? []
  await expect.poll(studio.file).toBe(without.replace(team, `${team}\n${cards.trimEnd()}`))
})

test('a block is added with an example that fits the site', async ({ studio }) => {
  await studio.outline.getByRole('button', { name: /^Hero/ }).click()
  await studio.outline.getByRole('button', { name: 'Add a block' }).click()
  await studio.page.getByLabel('Find a block').fill('Questions')
  await studio.page.getByRole('button', { name: /^Add faq/ }).click()
  await expect(studio.site.getByText('Can you hold bread for me?')).toBeVisible()
  await expect(studio.outline.getByRole('listitem').nth(1)).toContainText('FAQ')
  const lines = await studio.diff()
  expect(lines.every((line) => line.startsWith('+'))).toBe(true)
  expect(lines[0]).toBe('+      - type: faq')
})

test('a block is hidden, and shown again to the exact bytes', async ({ studio }) => {
  await studio.outline.getByRole('button', { name: /^Cards/ }).click()
  await studio.panel.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(studio.site.locator('[data-waits="Hidden"]').getByText('How it works')).toBeVisible()
  expect(await studio.diff()).toEqual(['+        hidden: true'])
  // It can still be pointed at.
  const outline = await studio.page.locator('[data-kind="selected"]').boundingBox()
  expect(outline?.height).toBeGreaterThan(100)
  await studio.panel.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(studio.site.locator('[data-waits]')).toHaveCount(0)
  expect(await studio.file()).toBe(studio.original)
})

test('a block is shown for a time', async ({ studio }) => {
  await studio.outline.getByRole('button', { name: /^CTA/ }).click()
  await studio.panel.getByRole('button', { name: '+ Show' }).click()
  const show = studio.panel.getByRole('group', { name: 'Show', exact: true })
  await show.getByRole('button', { name: '+ From' }).click()
  await studio.panel.getByLabel('From', { exact: true }).fill('2030-12-01')
  await studio.panel.getByLabel('From: time').fill('09:00')
  await show.getByRole('button', { name: '+ Until' }).click()
  await studio.panel.getByLabel('Until', { exact: true }).fill('2030-12-24')
  await expect
    .poll(studio.diff)
    .toEqual(['+        show:', '+          from: "2030-12-01 09:00"', '+          until: "2030-12-24"'])
})

test('the items of a list are put in order, added and removed', async ({ studio }) => {
  await studio.outline.getByRole('button', { name: /^Cards/ }).click()
  await studio.panel.getByRole('button', { name: 'Move “Ride home” with the arrow keys' }).focus()
  await studio.page.keyboard.press('ArrowUp')
  await expect(studio.site.locator('main h3').nth(1)).toHaveText(/Ride\shome/)
  const [, second = '', third = ''] =
    /( {10}- title: We write.*\n.*\n)( {10}- title: Ride home\n.*\n)/.exec(studio.original) ?? []
  expect(await studio.file()).toBe(studio.original.replace(second + third, third + second))
  await studio.panel.getByRole('button', { name: 'Remove “Ride home”' }).click()
  await expect(studio.site.locator('main h3').nth(1)).toHaveText(/We\swrite/)
  expect(await studio.file()).toBe(studio.original.replace(third, ''))
})

test('a form says at its field why a value is refused, and keeps it', async ({ studio }) => {
  await studio.outline.getByRole('button', { name: /^CTA/ }).click()
  await studio.panel.getByRole('button', { name: 'How to find us', exact: true }).click()
  const address = studio.panel.getByLabel('Page', { exact: true })
  await address.fill('/contakt')
  await expect(studio.panel.getByRole('alert').first()).toContainText('/contakt')
  await expect(address).toHaveValue('/contakt')
  expect(await studio.file()).toBe(studio.original)
  await address.fill('/team')
  await expect(studio.panel.getByRole('alert')).toHaveCount(0)
  await expect
    .poll(studio.diff)
    .toEqual([
      '-          - { label: How to find us, to: /contact }',
      '+          - { label: How to find us, to: /team }',
    ])
})
