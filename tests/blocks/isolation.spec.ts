import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { startApp } from '../support/browser/startApp.ts'
import { componentName, testedTypes } from '../support/exampleSite.ts'
import { sampleOf } from '../support/whole.ts'
import { allPath } from './exampleFolders.ts'
import { addressOf, test } from './test.ts'

/** Makes one island after the other throw on a page that contains all blocks: only that island may disappear. */

const islandTypes = testedTypes.filter((type) =>
  readFileSync(`blocks/${type}/${componentName(type)}.tsx`, 'utf8').startsWith("'use client'"),
)

interface Island {
  readonly isOwn: boolean
  readonly isEmpty: boolean
}

/** The islands of a page, and whether they are of a block type. */
const islandsOf = (page: Page, component: string): Promise<readonly Island[]> =>
  page.locator('[data-island]').evaluateAll(
    (islands, component) =>
      islands.map((island) => {
        const files = window.pagewright.boot.islands?.[Number(island.getAttribute('data-island'))]
        const isOwn = files?.some((file) => file.startsWith(`/assets/${component}-`)) === true
        return { isOwn, isEmpty: island.childElementCount === 0 }
      }),
    component,
  )

for (const type of sampleOf(islandTypes, 3)) {
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
    const bands = await page.locator('main > *').count()
    const delivered = await islandsOf(page, component)
    expect(delivered.filter(({ isOwn }) => isOwn).length).toBeGreaterThan(0)
    await startApp(page)
    const failed = delivered.map((island) => ({ ...island, isEmpty: island.isOwn }))
    await expect.poll(() => islandsOf(page, component)).toEqual(failed)
    expect(await page.locator('main > *').count()).toBe(bands)
    expect(messages.filter((message) => !message.startsWith(`Block \`${type}\` failed: boom`))).toEqual([])
  })
}
