import { brotliCompressSync, constants } from 'node:zlib'
import { JSDOM } from 'jsdom'
import type { Boot } from '../../src/index.ts'
import { sumOf } from '../shared/statistics.ts'

/** What a page costs, in bytes after Brotli unless stated otherwise. */
export interface PageWeight {
  readonly document: number
  /** Bytes of the inline scripts in the head. */
  readonly firstScript: number
  readonly font: number
  /** The style sheets. */
  readonly styles: number
  /** Files other than the page, its font and its styles that the browser fetches immediately. */
  readonly others: readonly Resource[]
  readonly code: number
  readonly codeFiles: number
  readonly content: number
  /** What each block adds; it takes a while. */
  readonly blocks: () => readonly BlockWeight[]
}

export interface Resource {
  readonly url: string
  /** Undefined if the built site has no such file. */
  readonly bytes: number | undefined
}

/** What one block adds to its page. */
interface BlockWeight {
  /** Bytes that the HTML shrinks by without the block, with quick compression. */
  readonly markup: number
  readonly others: readonly Resource[]
  /** Its own chunk of code; 0 if it has none, or if an earlier block loads the same one. */
  readonly code: number
}

interface WeighOptions {
  readonly html: string
  /** The component name of each block of the page, in order. */
  readonly components: readonly string[]
  /** Bytes of a file of the built site, as hosts send it; undefined if there is none. */
  readonly sizeOf: (url: string) => number | undefined
}

/** Weighs a prerendered page by its HTML. */
export function weighPage({ html, components, sizeOf }: WeighOptions): PageWeight {
  const dom = new JSDOM(html)
  const { document } = dom.window
  const boot = JSON.parse(document.getElementById('pagewright-boot')?.textContent ?? '{}') as Boot
  const scripts = [...document.head.querySelectorAll('script:not([type]):not([src])')]
  const rules = [...document.querySelectorAll('style')].map(({ textContent }) => textContent)
  const font = /url\(([^)]+\.woff2)\)/.exec(rules.join(''))?.[1]
  const links = [...document.querySelectorAll('link[rel="stylesheet"]')]
  const styles = links.map((link) => link.getAttribute('href') ?? '')
  // The chunks that a page with islands can load: the app's own and those of its islands.
  const code = boot.islands ? [...new Set([...boot.app, ...boot.islands.flat()])] : []
  const resource = (url: string): Resource => ({ url, bytes: sizeOf(url) })
  const total = (files: readonly string[]) => sumOf(files.map((file) => sizeOf(file) ?? 0))
  return {
    document: brotliCompressSync(html).length,
    firstScript: sumOf(scripts.map(({ textContent }) => Buffer.byteLength(textContent))),
    font: font ? (sizeOf(font) ?? 0) : 0,
    styles: total(styles),
    others: fetchedBy(document.documentElement, rules)
      .filter((url) => url !== font)
      .map(resource),
    code: total(code),
    codeFiles: code.length,
    content: total(boot.content === undefined ? [] : [boot.content]),
    blocks() {
      const whole = quickSize(dom.serialize())
      return blockElements(document).map((element, index) => {
        const component = components[index] ?? ''
        const isFirst = components.indexOf(component) === index
        return {
          markup: whole - sizeWithout(element, dom),
          others: fetchedBy(element, rules).map(resource),
          code: isFirst ? total(code.filter((file) => new RegExp(`/${component}-[\\w-]+\\.js$`).test(file))) : 0,
        }
      })
    },
  }
}

/** The elements of the page's blocks, in order, without the style sheet and the page loader. */
function blockElements(document: Document): readonly Element[] {
  return [...(document.querySelector('main')?.children ?? [])].filter(
    (element) => element.localName !== 'link' && !element.hasAttribute('data-page-loader'),
  )
}

/** Size of the page without an element, which is put back afterward. */
function sizeWithout(element: Element, dom: JSDOM): number {
  const place = dom.window.document.createTextNode('')
  element.replaceWith(place)
  const size = quickSize(dom.serialize())
  place.replaceWith(element)
  return size
}

function quickSize(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
}

/** Addresses that an element and the rules for it make a browser fetch immediately, without duplicates. */
function fetchedBy(element: Element, rules: readonly string[]): readonly string[] {
  const all = [element, ...element.querySelectorAll('*')]
  const urls = all.flatMap((each) => [...addressesOf(each), ...maskOf(each, rules)])
  return [...new Set(urls)].filter((url) => url.startsWith('/'))
}

function addressesOf(element: Element): readonly string[] {
  const value = (name: string) => element.getAttribute(name) ?? ''
  if (element.closest('dialog:not([open]), noscript, template')) return []
  switch (element.localName) {
    case 'img':
    case 'iframe':
      return value('loading') === 'lazy' ? [] : [value('src')]
    case 'video':
      return [value('poster'), ...(value('preload') === 'none' ? [] : [value('src')])]
    case 'script':
      return [value('src')]
    default:
      return []
  }
}

/** Pictures in the style of an element; of the whole page, also those in its rules. */
function maskOf(element: Element, rules: readonly string[]): readonly string[] {
  const own = element.getAttribute('data-style') ?? ''
  const styles = element.localName === 'html' ? [own, ...rules] : [own]
  return styles
    .flatMap((css) => [...css.matchAll(/url\(["']?([^"')]+)["']?\)/g)])
    .flatMap(([, url = '']) => (/\.(?:woff2?|ttf|otf)$/.test(url) ? [] : [url]))
}
