import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { CompiledSite } from '../../schema/model.ts'
import { resolveRule } from '../../src/index.ts'
import { isOwnNotFound, linksOf, overhangOf, settle, shownBy, startApp } from './pageProbes.ts'

/** Why a site fails that should work. */
export interface Failure {
  /** The requirement that is not met. */
  readonly kind:
    | 'refused'
    | 'not rendered'
    | 'console'
    | 'hydration'
    | 'overflow'
    | 'broken link'
    | 'outside request'
    | 'not started'
  /** Path of the page; absent if the site has no pages yet. */
  readonly path?: string
  readonly message: string
}

/** Milliseconds that a step may take, also on a busy machine. */
const timeout = 20_000

/** The narrowest phone that pages must fit. */
const viewport = { width: 320, height: 720 }

/** Opens a browser context without cookies, in which a visitor can open the pages of a site. */
export async function openVisit(browser: Browser, site: CompiledSite, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', baseURL: url })
  context.setDefaultTimeout(timeout)
  // Keeps React from advertising its developer tools, and defines the helper that tsx calls in compiled functions.
  await context.addInitScript(
    'globalThis.__name = (value) => value; globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = { isDisabled: true }',
  )
  // No request leaves the machine: the services of the site answer with an empty page.
  await context.route(
    (address) => address.origin !== url && /^https?:$/.test(address.protocol),
    (route) =>
      isNamed(site, route.request().url())
        ? route.fulfill({ status: 200, contentType: typeOf(route.request().resourceType()), body: '' })
        : route.abort(),
  )
  return context
}

/** Whether an address belongs to a service of the site. */
function isNamed({ sources, shell }: CompiledSite, address: string): boolean {
  const counting = shell.analytics?.provider?.script
  const named = [...sources.frame, ...sources.connect, ...sources.script, ...(counting ? [counting] : [])]
  const { origin, pathname } = new URL(address)
  return named.includes(origin) || named.includes(origin + pathname)
}

const typeOf = (resource: string): string => (resource === 'script' ? 'text/javascript' : 'text/html')

/** Checks one page at 320 px, before and after hydration. Returns the first failure. */
export async function visitPage(
  context: BrowserContext,
  site: CompiledSite,
  url: string,
  path: string,
): Promise<Failure | undefined> {
  const page = await context.newPage()
  const logged: string[] = []
  const outside: string[] = []
  page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => logged.push(`uncaught: ${error.message}`))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (/^https?:$/.test(protocol) && origin !== url && !isNamed(site, request.url())) outside.push(request.url())
  })
  const fail = (kind: Failure['kind'], message: string): Failure => ({ kind, path, message })
  try {
    await page.goto(path)
    const links = await linksOf(page)
    const before = await shownBy(page)
    const overhangBefore = await overhangOf(page)
    await startApp(page)
    await settle(page)
    const after = await shownBy(page)
    const messages = logged.filter((text) => !isOwnNotFound(path, text))
    if (messages.length > 0) return fail('console', messages.join('\n'))
    if (JSON.stringify(before) !== JSON.stringify(after)) {
      return fail('hydration', difference(before, after))
    }
    const overhang = Math.max(overhangBefore, await overhangOf(page))
    if (overhang > 0) return fail('overflow', `${overhang} px: ${await widest(page)}`)
    const broken = await brokenLinks(page, site, path, links)
    if (broken.length > 0) return fail('broken link', broken.join(', '))
    if (outside.length > 0) return fail('outside request', outside.join(', '))
    return undefined
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return fail('not started', [...logged, reason].join('\n'))
  } finally {
    await page.close()
  }
}

function difference(
  before: { readonly text: string; readonly elements: number },
  after: { readonly text: string; readonly elements: number },
): string {
  const at = [...before.text].findIndex((character, index) => character !== [...after.text][index])
  const around = (text: string) => JSON.stringify([...text].slice(Math.max(0, at - 40), at + 40).join(''))
  return `${before.elements} elements and ${around(before.text)} became ${after.elements} and ${around(after.text)}`
}

/** The elements without which the page fits, the innermost last, and its text. */
function widest(page: Page): Promise<string> {
  return page.evaluate(() => {
    const causes = [...document.body.querySelectorAll<HTMLElement | SVGElement>('*')].filter(({ style }) => {
      const { cssText } = style
      style.setProperty('display', 'none', 'important')
      const fits = document.documentElement.scrollWidth <= innerWidth
      style.cssText = cssText
      return fits
    })
    const names = causes.map(({ id, localName }) => (id ? `${localName}#${id}` : localName))
    return `${names.join(' > ')}: ${(causes.at(-1)?.textContent ?? '').slice(0, 80)}`
  })
}

async function brokenLinks(
  page: Page,
  site: CompiledSite,
  path: string,
  links: Awaited<ReturnType<typeof linksOf>>,
): Promise<readonly string[]> {
  const broken: string[] = []
  for (const { pathname, hash, intended } of links) {
    const at = decodeURIComponent(pathname === '/' ? pathname : pathname.replace(/\/$/, ''))
    const isKnown = site.entries.has(at) || resolveRule(at, site.shell.rules) !== undefined
    if (!isKnown && !intended && !(await page.request.get(pathname)).ok()) broken.push(pathname)
    if (at === path && hash !== '' && hash !== '#main') {
      const id = decodeURIComponent(hash.slice(1))
      const exists = await page.evaluate((id) => document.getElementById(id) !== null, id)
      if (!exists) broken.push(`${path}${hash}`)
    }
  }
  return [...new Set(broken)]
}
