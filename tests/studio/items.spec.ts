import { expect, test } from './studioTest.ts'

test('a question is added to a list, and its words are typed', async ({ studio }) => {
  await studio.open('/page/services/blocks/2')
  await studio.panel.getByRole('button', { name: 'Add to items' }).click()
  await studio.panel.getByLabel('Question').fill('Do you sell bikes?')
  await studio.panel.getByLabel('Answer').fill('No.')
  await expect(studio.site.getByText('Do you sell bikes?')).toBeVisible()
  await expect.poll(studio.diff).toEqual(['+          - { question: Do you sell bikes?, answer: "No." }'])
})

test('a testimonial gets a portrait', async ({ studio }) => {
  await studio.open('/page/home/blocks/3')
  await studio.panel.getByRole('button', { name: 'Chris Bell', exact: true }).click()
  await studio.panel.getByRole('button', { name: '+ Portrait' }).click()
  await studio.panel.getByRole('button', { name: 'Choose', exact: true }).click()
  await studio.page.getByRole('button', { name: '/images/team/jonas.svg' }).click()
  await expect(studio.site.locator('img[src*="jonas"]').first()).toBeVisible()
  expect(await studio.diff()).toEqual([
    '-          - { quote: Dropped it off at nine and had it back for the school run., name: Chris Bell, role: Father of two, sample: true }',
    '+          - { quote: Dropped it off at nine and had it back for the school run., name: Chris Bell, role: Father of two, portrait: /images/team/jonas.svg, sample: true }',
  ])
})

test('a person joins the team', async ({ studio }) => {
  await studio.open('/page/team/blocks/1')
  await studio.panel.getByRole('button', { name: 'Add to people' }).click()
  await studio.panel.getByLabel('Name', { exact: true }).fill('Ada Okoye')
  await studio.panel.getByLabel('Role').fill('Brakes')
  await expect(studio.site.getByText('Ada Okoye')).toBeVisible()
  await expect
    .poll(async () => (await studio.diff()).join('\n'))
    .toMatch(/^\+ {10}- \{ name: Ada Okoye, role: Brakes, text: [^\n]*\}$/)
})

test('a shared text is changed only here', async ({ studio }) => {
  const field = await studio.edit('Gears')
  await studio.page.getByLabel('Only here').check()
  await field.fill('Gear change')
  await field.press('Enter')
  await expect(studio.site.getByText('Gear change')).toBeVisible()
  const now = await studio.file()
  expect(now).toContain('- { name: Gears, price: 35, text: Adjusted and tested on the road. }')
  await studio.open('/page/services')
  await expect(studio.site.getByText('Gears')).toBeVisible()
})

test('a menu item gets another page', async ({ studio }) => {
  await studio.outline.getByRole('button', { name: /^Menu/ }).click()
  await studio.panel.getByRole('button', { name: 'Team', exact: true }).click()
  await studio.panel.getByRole('group', { name: 'Links' }).getByLabel('Says').fill('People')
  await expect(studio.site.locator('header nav').getByText('People').first()).toBeVisible()
  await expect.poll(studio.diff).toEqual(['-    - { label: Team, to: /team }', '+    - { label: People, to: /team }'])
})

test('links are followed when a person asks for it, and Studio goes along', async ({ studio }) => {
  await studio.page.getByRole('button', { name: 'Follow links like a visitor' }).click()
  await studio.site.getByRole('link', { name: 'See the prices' }).click()
  await expect(studio.page).toHaveURL(/\/page\/services$/)
  await expect(studio.outline.getByRole('button', { name: /^FAQ/ })).toBeVisible()
})

test('a dialog is made and gets a title', async ({ studio }) => {
  await studio.outline.getByText('Dialogs', { exact: true }).click()
  await studio.outline.getByRole('button', { name: 'New dialog' }).click()
  await studio.panel.getByLabel('Title').fill('Winter storage')
  await expect
    .poll(studio.diff)
    .toEqual([
      '+dialogs:',
      '+  dialog:',
      '+    title: Winter storage',
      '+    blocks:',
      '+      - type: prose',
      '+        text: What it says.',
      '+',
    ])
  await expect(studio.outline.getByRole('heading', { name: 'Dialog dialog' })).toBeVisible()
})

test('pictures of a gallery are named by what they show, and one is copied as it is', async ({ studio }) => {
  const gallery = `      - type: gallery
        heading: Pictures
        pictures:
          - { src: /images/door.svg, alt: The door }
      - type: team
`
  await studio.write(studio.original.replace('      - type: team\n', gallery))
  await studio.open('/page/team/blocks/1')
  await studio.panel.getByRole('button', { name: 'Duplicate “The door”' }).click()
  await expect(studio.panel.getByRole('button', { name: 'The door', exact: true })).toHaveCount(2)
  const door = '          - { src: /images/door.svg, alt: The door }\n'
  expect(await studio.file()).toContain(door + door)
})
