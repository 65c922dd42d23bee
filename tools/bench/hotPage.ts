import { launchChromium } from '../chromium/chromium.ts'
import { clock, untilDrawn } from './untilDrawn.ts'

/** Runs in the page. */
const inThePage = `${untilDrawn}
  window.hot = {
    // Opens a dialog, changes a choice and scrolls; the mark is lost with the document.
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
    hasWord: (word) => document.body.textContent.includes(word),
    hasOverlay(words) {
      const overlay = document.querySelector('pagewright-overlay')
      return words === null ? !overlay : Boolean(overlay?.shadowRoot?.textContent.includes(words))
    },
    until(is, argument) {
      this.seen = undefined
      window.untilDrawn(() => this[is](argument), (at) => (this.seen = at))
    },
  }
`

export type HotPage = Awaited<ReturnType<typeof openHotPage>>

/**
 * Opens a page of a development server in a real browser and something on it.
 *
 * @throws If there is no Chromium or the page stays empty.
 */
export async function openHotPage(url: string) {
  const browser = await launchChromium()
  // The policy of the page would refuse code that comes as text.
  const page = await browser.newPage({
    bypassCSP: true,
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  })
  page.setDefaultTimeout(30_000)
  const messages: Message[] = []
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => messages.push(JSON.parse(String(payload)) as Message))
  })
  await page.addInitScript(inThePage)
  await page.goto(url)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate('window.hot.open()')
  messages.length = 0
  let loads = 0
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) loads++
  })

  const until = async (is: string, argument: string | null, save: () => Promise<void>): Promise<number> => {
    await page.evaluate(`window.hot.until(${JSON.stringify(is)}, ${JSON.stringify(argument)})`)
    const start = clock()
    await save()
    const seen = await page.waitForFunction('window.hot.seen', undefined, { polling: 10 })
    return Number(await seen.jsonValue()) - start
  }
  return {
    /** Which of some texts are on the page. */
    async texts(wanted: readonly string[]): Promise<readonly string[]> {
      const shown = String(await page.evaluate('document.body.textContent'))
      return wanted.filter((words) => shown.includes(words))
    },
    /** What a visitor has opened, chosen and scrolled to, as text. */
    state: async () => String(await page.evaluate('window.hot.state()')),
    /** Milliseconds from a save to the frame in which a word is on the page. */
    untilShown: (word: string, save: () => Promise<void>) => until('hasWord', word, save),
    /** Milliseconds from a save to the frame in which the overlay shows some words, or with `null` is gone. */
    untilOverlay: (words: string | null, save: () => Promise<void>) => until('hasOverlay', words, save),
    /** What the server compiled for each save so far. */
    work: () => messages.flatMap(({ data }) => (data?.work ? [data.work] : [])),
    /** How often the whole page was loaded again. */
    reloads: () => loads + messages.filter(({ type }) => type === 'full-reload').length,
    close: () => browser.close(),
  }
}

/** A message from Vite to the page, as far as it matters here. */
interface Message {
  readonly type: string
  readonly data?: { readonly work?: { readonly pages: number; readonly segments: number } }
}
