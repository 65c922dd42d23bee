import { JSDOM } from 'jsdom'

const spoken = ['alt', 'aria-label', 'title', 'placeholder'] as const

/** Every text of a document that visitors read or hear, its title and description included. */
export function* shownTexts(html: string): Generator<string> {
  const { document } = new JSDOM(html).window
  for (const element of document.querySelectorAll('title, meta[name=description], body *')) {
    if (element.matches('script, style, template')) continue
    for (const node of element.childNodes) if (node.nodeType === node.TEXT_NODE) yield node.textContent ?? ''
    for (const name of spoken) yield element.getAttribute(name) ?? ''
    if (element.matches('meta')) yield element.getAttribute('content') ?? ''
  }
}

/** The addresses of its pictures, and of its links to other places. */
export function* addressesOf(html: string): Generator<string> {
  const { document } = new JSDOM(html).window
  for (const image of document.querySelectorAll('body img')) yield image.getAttribute('src') ?? ''
  for (const link of document.querySelectorAll('body a:not([href^="#"])'))
    yield decodeURIComponent(link.getAttribute('href') ?? '')
}
