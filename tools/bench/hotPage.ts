import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../chromium/findChromium.ts'

/** The front page of a development server in a real browser, alive and with something opened. */
export interface HotPage {
  /** Which of some texts stand on the page. */
  texts(wanted: readonly string[]): Promise<readonly string[]>
  /** What a visitor has opened, chosen and scrolled to, as text. */
  state(): Promise<string>
  /** Milliseconds from a save to the frame in which a word is on the page. */
  untilShown(word: string, save: () => Promise<void>): Promise<number>
  /** Milliseconds from a save to the frame in which the overlay says something, or with undefined is gone. */
  untilOverlay(words: string | undefined, save: () => Promise<void>): Promise<number>
  /** What the server worked out for each save so far. */
  work(): readonly { readonly pages: number; readonly segments: number }[]
  /** How often the whole page was loaded again. */
  reloads(): number
  close(): Promise<void>
}

/** What happens in the page; text, because a compiled function would look for helpers that the page lacks. */
const inThePage = `
  window.hot = {
    // A page opens a dialog, has a choice changed and is scrolled; the mark goes when the document does.
    open() {
      document.documentElement.setAttribute('data-hot', '')
      const choice = document.querySelector('main input[type="radio"]:not(:checked)')
      if (choice) choice.click()
      const details = document.querySelector('main details:not([open])')
      if (details) details.open = true
      window.scrollTo({ top: 700, behavior: 'instant' })
      const dialog = document.querySelector('dialog[id]')
      if (dialog) dialog.showModal()
    },
    state() {
      const choices = [...document.querySelectorAll('main input[type="radio"]')]
      return JSON.stringify({
        document: document.documentElement.hasAttribute('data-hot'),
        dialogs: [...document.querySelectorAll('dialog[open]')].map((dialog) => dialog.id),
        chosen: choices.findIndex((choice) => choice.checked),
        opened: [...document.querySelectorAll('main details')].findIndex((details) => details.open),
        scrolled: Math.round(window.scrollY / 50),
      })
    },
    texts: (wanted) => wanted.filter((words) => document.body.textContent.includes(words)),
    hasWord: (word) => document.body.textContent.includes(word),
    hasOverlay(words) {
      const overlay = document.querySelector('pagewright-overlay')
      return words === null ? !overlay : Boolean(overlay?.shadowRoot?.textContent.includes(words))
    },
    // Resolves with the time after the frame in which something became true was drawn.
    until(is, argument) {
      this.seen = new Promise((resolve) => {
        const drawn = () => {
          const channel = new MessageChannel()
          channel.port1.onmessage = () => resolve(performance.timeOrigin + performance.now())
          channel.port2.postMessage(0)
        }
        const observer = new MutationObserver(() => look())
        const look = () => {
          if (!window.hot[is](argument)) return
          observer.disconnect()
          requestAnimationFrame(drawn)
        }
        observer.observe(document.documentElement, { childList: true, subtree: true, characterData: true })
        look()
      })
    },
  }
`

/** @throws If there is no Chromium or the page doesn't hydrate. */
export async function openHotPage(url: string): Promise<HotPage> {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  // What is asked of the page comes as text, which its policy would refuse.
  const page = await browser.newPage({
    bypassCSP: true,
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  })
  const messages = listen(page)
  await page.addInitScript(inThePage)
  await page.goto(url)
  await page.keyboard.press('Shift')
  await page.waitForFunction('window.pagewright.ready')
  await page.waitForLoadState('networkidle')
  await page.evaluate('window.hot.open()')
  messages.length = 0
  let loads = 0
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) loads++
  })

  const until = async (is: string, argument: string | null, save: () => Promise<void>): Promise<number> => {
    await page.evaluate(`window.hot.until(${JSON.stringify(is)}, ${JSON.stringify(argument)})`)
    const start = performance.timeOrigin + performance.now()
    await save()
    const seen = await Promise.race([page.evaluate('window.hot.seen'), tooLate(is, argument)])
    return Number(seen) - start
  }
  return {
    async texts(wanted) {
      const found: unknown = await page.evaluate(`window.hot.texts(${JSON.stringify(wanted)})`)
      return wanted.filter((words) => Array.isArray(found) && found.includes(words))
    },
    state: async () => String(await page.evaluate('window.hot.state()')),
    untilShown: (word, save) => until('hasWord', word, save),
    untilOverlay: (words, save) => until('hasOverlay', words ?? null, save),
    work: () => messages.flatMap(({ data }) => (data?.work ? [data.work] : [])),
    reloads: () => loads + messages.filter(({ type }) => type === 'full-reload').length,
    close: () => browser.close(),
  }
}

/** What Vite's channel says to the page, as far as it is used here. */
interface Message {
  readonly type: string
  readonly data?: { readonly work?: { readonly pages: number; readonly segments: number } }
}

function listen(page: Page): Message[] {
  const messages: Message[] = []
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => messages.push(JSON.parse(String(payload)) as Message))
  })
  return messages
}

async function tooLate(is: string, argument: string | null): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, 30_000).unref())
  throw new Error(`The page is not so within 30 seconds: ${is} ${argument}`)
}
