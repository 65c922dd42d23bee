import { expect, type Page } from '@playwright/test'
import { componentName, testedTypes } from '../support/exampleSite.ts'
import { allPath } from './exampleFolders.ts'
import { addressOf, test } from './test.ts'

/** A block that throws takes down itself alone: shown on a page with every block, in which one after the other throws. */

/** What stands on the page: a name for each block at the top of it. */
const namesOf = (page: Page) =>
  page.locator('main > *').evaluateAll((blocks) => blocks.map((block) => block.textContent.slice(0, 60)))

for (const type of testedTypes) {
  test(`a throw inside ${type} takes down ${type} alone`, async ({ context, page }) => {
    const component = componentName(type)
    const chunk = new RegExp(`/assets/${component}-[^/]+\\.js$`)
    await context.route(chunk, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export function ${component}() { throw new Error('boom') }`,
      }),
    )
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    page.on('pageerror', (error) => messages.push(error.message))
    await page.goto(addressOf('blocks', allPath))
    const delivered = await namesOf(page)
    await page.keyboard.press('Shift')
    await expect.poll(() => messages.join('\n')).toContain(`Block \`${type}\` failed: boom`)
    await expect.poll(async () => (await namesOf(page)).length).toBeLessThan(delivered.length)
    const left = await namesOf(page)
    expect(delivered.filter((name) => !left.includes(name))).toHaveLength(delivered.length - left.length)
  })
}
