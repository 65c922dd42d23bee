import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { startApp } from '../support/browser/startApp.ts'
import { componentName, testedTypes } from '../support/exampleSite.ts'
import { sampleOf } from '../support/whole.ts'
import { allPath } from './exampleFolders.ts'
import { addressOf, test } from './test.ts'

/** Makes one island after the other throw on a page that contains all blocks: all keep what they show, and the others start. */

const islandTypes = testedTypes.filter((type) =>
  readFileSync(`blocks/${type}/${componentName(type)}.tsx`, 'utf8').startsWith("'use client'"),
)

interface Island {
  readonly isOwn: boolean
  readonly text: string
}

/** The islands of a page with their texts, and whether they are of a block type. */
const islandsOf = (page: Page, component: string): Promise<readonly Island[]> =>
  page.locator('[data-island]').evaluateAll(
    (islands, component) =>
      islands.map((island) => {
        const files = window.pagewright.boot.islands?.[Number(island.getAttribute('data-island'))]
        const isOwn = files?.some((file) => file.startsWith(`/assets/${component}-`)) === true
        return { isOwn, text: island.textContent }
      }),
    component,
  )

for (const type of sampleOf(islandTypes, 3)) {
  test(`an exception inside ${type} leaves its markup, and the other blocks start`, async ({ context, page }) => {
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
    const states = () =>
      page.locator('[data-island]').evaluateAll((all) => all.map((island) => island.getAttribute('data-live')))
    await expect.poll(states).toEqual(delivered.map(({ isOwn }) => (isOwn ? 'failed' : '')))
    const textsOf = (islands: readonly Island[]) => islands.flatMap(({ isOwn, text }) => (isOwn ? [text] : []))
    expect(textsOf(await islandsOf(page, component))).toEqual(textsOf(delivered))
    expect(await page.locator('main > *').count()).toBe(bands)
    expect(messages.filter((message) => !message.startsWith(`Block \`${type}\` failed: boom`))).toEqual([])
  })
}
