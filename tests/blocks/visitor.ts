import { readFileSync } from 'node:fs'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import type { Condition, Script } from './conditions.ts'
import type { Visit } from './rule.ts'

/** Opens pages under conditions, one after the other, in the same two windows. */
export interface Visitor {
  visit(url: string, condition: Condition): Promise<Visit>
  close(): Promise<void>
}

interface Window {
  readonly context: BrowserContext
  readonly page: Page
  readonly session: CDPSession
}

/** Size of letters that a browser has unless its owner wants another, in px. */
const usual = { standard: 16, fixed: 13 }
const large = { standard: 32, fixed: 26 }

/** How long the app may take to come alive on a busy machine, in ms. */
const patience = 15_000

/** @param probeFile The script that `page/main.ts` was built to. */
export function createVisitor(browser: Browser, probeFile: string): Visitor {
  const probe = readFileSync(probeFile, 'utf8')
  const windows = new Map<Script, Promise<Window>>()

  const openWindow = async (script: Script): Promise<Window> => {
    const context = await browser.newContext({
      javaScriptEnabled: script === 'on',
      locale: 'en-US',
      timezoneId: 'America/New_York',
    })
    const page = await context.newPage()
    return { context, page, session: await context.newCDPSession(page) }
  }

  const windowOf = (script: Script) => {
    const opening = windows.get(script) ?? openWindow(script)
    windows.set(script, opening)
    return opening
  }

  return {
    async visit(url, condition) {
      const { page, session } = await windowOf(condition.script)
      return visitPage(page, session, probe, url, condition)
    },
    async close() {
      for (const opening of windows.values()) await (await opening).context.close()
    },
  }
}

async function visitPage(
  page: Page,
  session: CDPSession,
  probe: string,
  url: string,
  condition: Condition,
): Promise<Visit> {
  const { look, width, script } = condition
  await session.send('Page.setFontSizes', { fontSizes: usual })
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({
    colorScheme: look === 'dark' ? 'dark' : 'light',
    reducedMotion: look === 'reduced-motion' ? 'reduce' : 'no-preference',
    forcedColors: look === 'forced-colors' ? 'active' : 'none',
  })
  const { messages, outsideRequests } = watch(page, new URL(url).origin)
  await page.goto(url)
  await page.evaluate(probe)
  await fontsArrive(page)

  const calm = () => (look === 'reduced-motion' ? undefined : page.evaluate(() => window.contract.calm()))
  await calm()
  const before = await page.evaluate(() => window.contract.textBoxes())
  if (look === 'large-text') await session.send('Page.setFontSizes', { fontSizes: large })
  if (look === 'right-to-left') await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))

  const delivered = await page.evaluate(() => window.contract.picture())
  // The first sign of a visitor who uses the keyboard: it starts the app, and focus is shown from now on.
  await page.keyboard.press('Shift')
  const isHydrated = script === 'off' || (await isHydratedInTime(page))
  await calm()
  const alive = await page.evaluate(() => window.contract.picture())
  return { page, condition, messages, outsideRequests, isHydrated, delivered, alive, before }
}

/** Collects what the page says and asks for, until the next page is opened in the same window. */
function watch(page: Page, origin: string) {
  const messages: string[] = []
  const outsideRequests: string[] = []
  for (const event of ['console', 'pageerror', 'request'] as const) page.removeAllListeners(event)
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`))
  page.on('request', (request) => {
    const asked = new URL(request.url())
    if (/^https?:$/.test(asked.protocol) && asked.origin !== origin) outsideRequests.push(request.url())
  })
  return { messages, outsideRequests }
}

/** Text is measured in the typeface it will have. Nothing in the page can wait where no script runs. */
async function fontsArrive(page: Page): Promise<void> {
  const deadline = Date.now() + patience
  while ((await page.evaluate(() => document.fonts.status)) !== 'loaded' && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

async function isHydratedInTime(page: Page): Promise<boolean> {
  try {
    await page.waitForFunction(() => window.contract.isHydrated(), undefined, { timeout: patience })
  } catch {
    return false
  }
  await page.evaluate(() => window.contract.settle())
  for (const frame of page.frames()) await frame.waitForLoadState('load').catch(() => {})
  return true
}
