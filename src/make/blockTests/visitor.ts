import { readFileSync } from 'node:fs'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import type { Condition, Script } from './conditions.ts'
import type { Visit } from './rule.ts'

/** Opens pages under given conditions, one after the other, in the same two browser contexts. */
export interface Visitor {
  visit(url: string, condition: Condition): Promise<Visit>
  close(): Promise<void>
}

interface Window {
  readonly context: BrowserContext
  readonly page: Page
  readonly session: CDPSession
}

/** Default font size of browsers, in px. */
const usual = { standard: 16, fixed: 13 }
const large = { standard: 32, fixed: 26 }

/** Time limit for hydration on a busy machine, in ms. */
const timeout = 15_000

/** @param probeFile The script built from `page/main.ts`. */
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
  const { setting, width, script } = condition
  await session.send('Page.setFontSizes', { fontSizes: usual })
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({
    colorScheme: setting === 'dark' ? 'dark' : 'light',
    reducedMotion: setting === 'reduced-motion' ? 'reduce' : 'no-preference',
    forcedColors: setting === 'forced-colors' ? 'active' : 'none',
  })
  const { messages, outsideRequests } = watch(page, new URL(url).origin)
  await page.goto(url)
  await page.evaluate(probe)
  await fontsArrive(page)

  // Browsers that choose the best lines choose others for a text that runs against the direction of the page.
  const wrap = setting === 'right-to-left' ? 'auto' : 'revert-layer'
  const calm = async () => {
    if (setting !== 'reduced-motion') await page.evaluate((wrap: string) => window.contract.calm(wrap), wrap)
  }
  await calm()
  const before = await page.evaluate(() => window.contract.textBoxes())
  if (setting === 'large-text') await session.send('Page.setFontSizes', { fontSizes: large })
  if (setting === 'right-to-left') await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  // With another text size, other media queries can apply, and what they animate begins.
  await calm()
  const delivered = await page.evaluate(() => window.contract.snapshot())
  // A first key press makes the browser show the focus from now on.
  await page.keyboard.press('Shift')
  if (script === 'on') await page.evaluate(() => window.contract.startIslands())
  const isHydrated = script === 'off' || (await isHydratedInTime(page))
  await calm()
  const hydrated = await page.evaluate(() => window.contract.snapshot())
  return { page, condition, messages, outsideRequests, isHydrated, delivered, hydrated, before }
}

/** Records console messages and requests until the next page opens in the same window. */
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

/** Waits for fonts, because rules measure text. Without scripts, nothing inside the page can wait. */
async function fontsArrive(page: Page): Promise<void> {
  const deadline = Date.now() + timeout
  while ((await page.evaluate(() => document.fonts.status)) !== 'loaded' && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

async function isHydratedInTime(page: Page): Promise<boolean> {
  try {
    await page.waitForFunction(() => window.contract.isHydrated(), undefined, { timeout })
  } catch {
    return false
  }
  await page.evaluate(() => window.contract.settle())
  for (const frame of page.frames()) await frame.waitForLoadState('load').catch(() => {})
  return true
}
