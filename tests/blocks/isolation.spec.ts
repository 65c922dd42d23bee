import { expect, type Page } from '@playwright/test'
import { componentName, testedTypes } from '../support/exampleSite.ts'
import { sampleOf } from '../support/whole.ts'
import { allPath, examplesOf } from './exampleFolders.ts'
import { addressOf, test } from './test.ts'

/** Makes one block after the other throw on a page that contains all of them: only that block may disappear. */

const examples = examplesOf('blocks')

const countOf = (page: Page) => page.locator('main > *').count()

for (const type of sampleOf(testedTypes, 12)) {
  test(`an exception inside ${type} removes only ${type}`, async ({ context, page }) => {
    const component = componentName(type)
    await context.route(new RegExp(`/assets/${component}-[^/]+\\.js$`), (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export function ${component}() { throw new Error('boom') }`,
      }),
    )
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    page.on('pageerror', (error) => messages.push(error.message))
    await page.goto(addressOf('blocks', allPath))
    const delivered = await countOf(page)
    await page.keyboard.press('Shift')
    const own = examples.filter((example) => example.type === type).length
    await expect.poll(() => countOf(page)).toBe(delivered - own)
    expect(await page.evaluate(() => window.pagewright.live)).toBe(true)
    expect(messages.filter((message) => !message.startsWith(`Block \`${type}\` failed: boom`))).toEqual([])
  })
}
