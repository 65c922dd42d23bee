import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { test as base, expect } from '../../support/browser/test.ts'
import { type RunningServer, startServer } from '../../support/servers.ts'
import { sampleOf } from '../../support/whole.ts'

interface OwnSite {
  readonly server: RunningServer
  readonly siteFile: string
  /** Folder of the block type `offer`, which isn't there yet. */
  readonly block: string
}

/** The text of a site whose home page begins with a block. */
const siteText = (block: string) => `site: { name: Offers, url: "https://www.offers.example" }
pages:
  home:
    path: /
    title: Offers
    blocks:
      - { ${block} }
  not-found: { path: /404, title: Not here, blocks: [{ type: not-found }] }
`

/** The files of a block with one key, which shows the key and its text. */
const schemaText = (key: string) => `import { type BlockProps, block, blockBase, text } from 'pagewright/schema'

export const schema = block('offer', 'An offer.', ['${key}'], { ...blockBase, ${key}: text('Its text.') })

export type OfferProps = BlockProps<typeof schema>
`
const componentText = (key: string) => `import { Section } from 'pagewright/block'
import type { OfferProps } from './schema.ts'

export function Offer({ ${key}, ...section }: OfferProps) {
  return <Section {...section}><p>The {'${key}'} is {${key}}</p></Section>
}
`

/** A development server for a site outside the repository, without blocks of its own. */
const test = base.extend<{ own: OwnSite }>({
  own: async ({ page }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'pagewright-own-'))
    await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'dir')
    const siteFile = join(folder, 'site.yaml')
    await writeFile(siteFile, siteText('type: hero, headline: No offer'))
    const server = await startServer('dev', { site: siteFile })
    await use({ server, siteFile, block: join(folder, 'blocks/offer') })
    // A page would look for its lost server.
    await page.goto('about:blank')
    await server.close()
    await rm(folder, { recursive: true })
  },
})

test.skip(({ isMobile }) => isMobile, 'a developer sits at a desk')
test.describe.configure({ timeout: 120_000 })

const overlay = (page: Page) => page.locator('pagewright-overlay')
const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const

test('a site’s own blocks are on the screen as their files are, whatever is saved first', async ({
  page,
  own: { server, siteFile, block },
}) => {
  await page.goto(server.url)
  await expect(page.getByRole('heading', { name: 'No offer' })).toBeVisible()
  const filesWith = (key: string) => [
    () => writeFile(join(block, 'schema.ts'), schemaText(key)),
    () => writeFile(join(block, 'Offer.tsx'), componentText(key)),
    () => writeFile(siteFile, siteText(`type: offer, ${key}: ${key.toUpperCase()}`)),
  ]
  await mkdir(block, { recursive: true })
  for (const [index, order] of sampleOf(orders, 3).entries()) {
    const key = `text${index}`
    await test.step(`saved in the order ${order.join()}`, async () => {
      const files = filesWith(key)
      for (const file of order) await files[file]?.()
      await expect(page.getByText(`The ${key} is ${key.toUpperCase()}`)).toBeVisible()
      await expect(overlay(page)).toHaveCount(0)
    })
  }

  const component = join(block, 'Offer.tsx')
  const last = `text${sampleOf(orders, 3).length - 1}`
  const good = componentText(last)
  const mistakes = [
    ['a style sheet is imported', `import './look.css'\n${good}`, 'A block can’t import a style sheet'],
    [
      'the component is the default export',
      good.replace('export function', 'export default function'),
      'must be exported by its name, `Offer`',
    ],
    ['the component is empty', '', 'It exports nothing.'],
  ] as const
  /** Saves the component until the page shows it: the watcher drops a save that follows another within 50 ms. */
  const save = (text: string, isShown: () => Promise<void>) =>
    expect(async () => {
      await writeFile(component, text)
      await isShown()
    }).toPass()
  const showsMistake = (message: string) => () => expect(overlay(page)).toContainText(message, { timeout: 3000 })
  const showsBlock = async () => {
    await expect(overlay(page)).toHaveCount(0, { timeout: 3000 })
    await expect(page.getByText(`The ${last} is ${last.toUpperCase()}`)).toBeVisible()
  }
  await writeFile(join(block, 'look.css'), 'p { color: red }')
  for (const [name, text, message] of sampleOf(mistakes, 3))
    await test.step(name, async () => {
      await save(text, showsMistake(message))
      await save(good, showsBlock)
    })
  await test.step('the component is missing', async () => {
    await rm(component)
    await showsMistake('The block `offer` has no file `Offer.tsx`.')()
    await save(good, showsBlock)
  })
})
