import { expect, test } from './studioTest.ts'

const repairs = `      - { name: Flat tire, price: 18, text: "With a new tube, while you wait." }
      - { name: Brakes, price: 25, atLeast: true, per: wheel }
      - { name: Gears, price: 35, text: Adjusted and tested on the road. }
      - { name: New chain, price: 45 }
`

test('a collection is edited as a table', async ({ studio }) => {
  await studio.open('/page/home?open=/content/repairs/items')
  await studio.panel.getByRole('button', { name: 'Show as a table' }).click()
  const table = studio.page.getByRole('region', { name: /^Table/ })
  await expect(table.getByRole('row', { name: /Brakes/ })).toContainText('2 pages')
  const price = table.getByLabel('Price of Brakes')
  await price.fill('29')
  await price.press('Enter')
  await expect(studio.site.getByText('$29').first()).toBeVisible()
  await expect
    .poll(studio.diff)
    .toEqual([
      '-      - { name: Brakes, price: 25, atLeast: true, per: wheel }',
      '+      - { name: Brakes, price: 29, atLeast: true, per: wheel }',
    ])
  await studio.page.getByRole('button', { name: /^Undo/ }).click()
  await expect.poll(studio.file).toBe(studio.original)
  await table.getByLabel('Text of New chain').fill('Cut to length.')
  await table.getByRole('checkbox', { name: 'At least of Brakes' }).click()
  await expect(studio.site.getByText('Cut to length.').first()).toBeVisible()
  await expect
    .poll(studio.file)
    .toBe(
      studio.original
        .replace('price: 25, atLeast: true,', 'price: 25,')
        .replace('New chain, price: 45 }', 'New chain, price: 45, text: Cut to length. }'),
    )
})

test('entries of a table are put in order, added and removed', async ({ studio }) => {
  await studio.open('/page/home?open=/content/repairs/items')
  await studio.panel.getByRole('button', { name: 'Show as a table' }).click()
  const table = studio.page.getByRole('region', { name: /^Table/ })
  await table.getByRole('button', { name: 'Move “Gears” with the arrow keys' }).focus()
  await studio.page.keyboard.press('ArrowUp')
  const [first, second, third, last] = repairs.trimEnd().split('\n')
  const lines = (...all: readonly (string | undefined)[]) => studio.original.replace(repairs, `${all.join('\n')}\n`)
  await expect.poll(studio.file).toBe(lines(first, third, second, last))
  await table.getByRole('button', { name: 'Remove “Flat tire”' }).click()
  await expect.poll(studio.file).toBe(lines(third, second, last))
  await table.getByRole('button', { name: 'Add an entry' }).click()
  await expect.poll(studio.file).toBe(lines(third, second, last, '      - { name: New chain 2, price: 45 }'))
})

test('a list that is made of a collection names it, and no click replaces it', async ({ studio }) => {
  const text = studio.original
    .replace('\ncontent:\n', '\ncontent:\n  news:\n    stand: { title: A new stand, text: For twenty bikes. }\n')
    .replace(
      '      - type: team\n',
      `      - { type: cards, heading: News, items: { in: news, as: { title: "{title}", text: "{text}" } } }
      - type: team
`,
    )
  await studio.write(text)
  await studio.open('/page/team/blocks/1')
  await expect(studio.site.getByText('For twenty bikes.')).toBeVisible()
  await expect(studio.panel.getByText('Items: the collection “news”')).toBeVisible()
  await expect(studio.panel.getByRole('button', { name: 'Add to items' })).toHaveCount(0)
  await studio.panel.getByLabel('Heading').fill('What is new')
  await expect(studio.site.getByText('What is new')).toBeVisible()
  await expect.poll(studio.file).toBe(text.replace('heading: News', 'heading: What is new'))
})

test('what is refused stays in its field of the table, with the reason', async ({ studio }) => {
  await studio.open('/page/home?open=/content/repairs/items')
  await studio.panel.getByRole('button', { name: 'Show as a table' }).click()
  const table = studio.page.getByRole('region', { name: /^Table/ })
  const price = table.getByLabel('Price of Brakes')
  await price.fill('cheap')
  await price.press('Enter')
  await expect(table.getByRole('alert')).toContainText('price')
  await expect(price).toHaveValue('cheap')
  expect(await studio.file()).toBe(studio.original)
  await price.fill('29')
  await price.press('Enter')
  await expect(table.getByRole('alert')).toHaveCount(0)
  await expect.poll(studio.file).toBe(studio.original.replace('price: 25', 'price: 29'))
})

const ada = `    ada:
      name: Ada
      days: [Monday, Friday]
`
const bo = `    # Since May.
    bo: { name: Bo, days: [Tuesday] }
`

test('named entries are copied as they are written, and put in order', async ({ studio }) => {
  const text = studio.original.replace('\ncontent:\n', `\ncontent:\n  helpers:\n${bo}${ada}`)
  await studio.write(text)
  await studio.open('/page/home?open=/content/helpers')
  await studio.panel.getByRole('button', { name: 'Show as a table' }).click()
  const table = studio.page.getByRole('region', { name: /^Table/ })
  await table.getByRole('button', { name: 'Move “Ada” with the arrow keys' }).focus()
  await studio.page.keyboard.press('ArrowUp')
  await expect.poll(studio.file).toBe(text.replace(bo + ada, ada + bo))
  await expect(table.getByRole('button', { name: 'Move “Ada” with the arrow keys' })).toBeFocused()
  await expect(studio.panel.getByRole('listitem').first()).toContainText('Ada')
  await studio.panel.getByRole('button', { name: 'Move “Ada” with the arrow keys' }).focus()
  await studio.page.keyboard.press('ArrowDown')
  await expect.poll(studio.file).toBe(text)
  await table.getByRole('button', { name: 'Add an entry' }).click()
  const copy = ada.replace('ada:', 'ada-2:').replace('name: Ada', 'name: Ada 2')
  await expect.poll(studio.file).toBe(text.replace(ada, ada + copy))
})
