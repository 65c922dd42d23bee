import type { Locator, Page } from '@playwright/test'
import type { CompiledBlock } from '../../../schema/values.ts'
import { expect } from './test.ts'

/** An island on the page of a visitor. */
export interface Visited {
  readonly page: Page
  readonly island: Locator
  readonly block: CompiledBlock
}

/** What an island is there for, as the steps of a visitor who does it once. */
export interface MainJob {
  /** What visitors can do before the app has arrived. Nothing of it may be lost. */
  readonly prepare?: (visited: Visited) => Promise<void>
  /** The one thing that needs the app. Done early, it takes effect when the app has arrived. */
  readonly act?: (visited: Visited) => Promise<void>
  /** Finishes the job and expects its effect. */
  readonly finish: (visited: Visited) => Promise<void>
}

const person: Readonly<Record<string, string>> = {
  name: 'Ada Lovelace',
  email: 'ada@analytical.example',
  phone: '+1 202 555 0199',
  company: 'Engines & Sons',
  subject: 'Engines',
  message: 'Does it compute, and what does it cost?',
}

/** Types into all text fields and leaves the caret inside the text of the last one. */
async function fillIn({ page, island }: Visited): Promise<void> {
  for (const field of await island.locator('form :is(input, textarea)').all()) {
    await field.focus()
    await page.keyboard.insertText(person[(await field.getAttribute('name')) ?? ''] ?? '')
  }
  for (const _ of 'to') await page.keyboard.press('ArrowLeft')
}

const toast = (page: Page) => page.locator('[popover] [role=status]').first()

/** A frame in the island that shows the page of its service. */
async function expectFrame({ island }: Visited): Promise<void> {
  const frame = island.locator('iframe')
  await expect(frame).toBeVisible()
  await expect(frame.contentFrame().locator('body')).toBeVisible()
}

const loadsService: MainJob = {
  async act({ island }) {
    const button = island.locator('button[data-needs-app]')
    if (await button.isVisible()) await button.click()
  },
  finish: expectFrame,
}

/** One job for each block type whose component begins with `'use client'`. */
export const mainJobs: Readonly<Record<string, MainJob>> = {
  'appointment-form': {
    prepare: fillIn,
    act: ({ island }) => island.locator('button[aria-haspopup]').click(),
    async finish({ page, island }) {
      await page.locator('[role=grid] button:enabled').last().click()
      await expect(page.getByRole('grid')).toBeHidden()
      await island.locator('select').selectOption({ index: 1 })
      const sent = page.waitForRequest((request) => request.method() === 'POST')
      await island.locator('button[type=submit]').click()
      const body = (await sent).postData() ?? ''
      for (const name of ['name', 'email', 'phone', 'company']) expect(body).toContain(person[name])
      expect(body).toMatch(/2031-03-31/)
      await expect(island.locator('form')).toHaveCount(0)
    },
  },

  calculator: {
    async prepare({ page, island }) {
      await island.locator('[name=calls]').focus()
      for (const _ of 'three') await page.keyboard.press('ArrowRight')
    },
    async finish({ page, island }) {
      const calls = island.locator('[name=calls]')
      const figure = island.locator('output')
      const before = await figure.innerText()
      expect(await calls.getAttribute('aria-valuetext')).toBe(Number(await calls.inputValue()).toLocaleString('en-US'))
      await page.keyboard.press('ArrowRight')
      await expect(figure).not.toHaveText(before)
    },
  },

  contact: {
    prepare: fillIn,
    async act({ island, block }) {
      if ('form' in block) await island.locator('button[type=submit]').click()
    },
    async finish({ page, island, block }) {
      await expect(island.locator('a[href^="mailto:"]').first()).toBeVisible()
      if (!('form' in block)) return
      await expect(toast(page)).toBeVisible()
      await expect(island.locator('[name=message]')).toHaveValue('')
    },
  },

  embed: loadsService,

  finder: {
    async prepare({ island }) {
      await island.locator('label:has([data-option="1"])').click()
      await island.locator('[data-choices="1"] label').nth(1).click()
    },
    async finish({ page, island, block }) {
      const { options } = block as unknown as { readonly options: readonly { readonly to: string }[] }
      await island.locator('button[type=submit]').click()
      await expect(page).toHaveURL(options[1]?.to ?? '')
    },
  },

  'gated-form': {
    async prepare({ island }) {
      const form = island.locator('iframe').contentFrame()
      await form.getByLabel('Full name').fill('Ada Lovelace')
      await form.getByLabel('Phone').fill('+1 202 555 0100')
      await form.getByLabel('Email').fill('ada@example.com')
      await form.getByRole('checkbox').check()
    },
    act: ({ island }) => island.locator('iframe').contentFrame().getByRole('button', { name: 'Submit' }).click(),
    async finish({ page, island }) {
      await expect(page.locator('dialog[open]')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(island.locator('[data-nested] a[href^="tel:"]').first()).toBeVisible()
      await expect(island.locator('iframe')).toHaveCount(0)
      expect(await page.evaluate(() => localStorage.getItem('a2pFormSubmitted'))).toBe('true')
    },
  },

  map: {
    ...loadsService,
    async finish(visited) {
      await expect(visited.island.locator('a[href]').first()).toBeVisible()
      if ('service' in visited.block) await expectFrame(visited)
      else await expect(visited.island.locator('img')).toBeVisible()
    },
  },

  research: {
    prepare: ({ island }) => island.locator('summary').nth(1).click(),
    async finish({ page, island }) {
      const item = island.locator('details').nth(1)
      await expect(item).toHaveAttribute('open')
      await item.locator('a[aria-label]').hover()
      await expect(page.getByRole('tooltip')).toBeVisible()
    },
  },
}
