import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filesBelow } from '../../../src/index.ts'
import { buildSite } from '../../support/servers.ts'

const host = 'https://www.praxis-am-muehlbach.example'
const folder = mkdtempSync(join(tmpdir(), 'pagewright-two-languages-'))
const outDir = join(folder, 'dist')
const pages = new Map<string, string>()
/** An element with a language of its own, other than a link to the page in that language. */
const marked = /<(?!html)([a-z]\w*)(?![^>]*hreflang)[^>]* lang="[^"]*"[^>]*>.*?<\/\1>/gis

beforeAll(async () => {
  cpSync('examples/zahnarzt', folder, { recursive: true })
  const file = join(folder, 'translations/en.yaml')
  // Two texts that wait for their translation, one of them in Markdown.
  const waiting = /(?<=de: (?:Was wir nicht selbst machen|Ihr Termin, \*ohne).*\n +en:).*/g
  writeFileSync(file, readFileSync(file, 'utf8').replace(waiting, ' ""'))
  await buildSite({ site: join(folder, 'site.yaml'), outDir })
  for (const file of filesBelow(outDir).filter((name) => name.endsWith('.html') && !name.startsWith('stand-ins/')))
    pages.set(
      `/${file}`.replace(/\/index\.html$/, '').replace(/\.html$/, '') || '/',
      readFileSync(join(outDir, file), 'utf8'),
    )
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true }))

const isEnglish = (path: string) => /^\/en(\/|$)/.test(path)
const alternatesOf = (html: string) =>
  new Map(
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(([, tag = '', url = '']) => [
      tag,
      url,
    ]),
  )

describe('a built site in two languages', () => {
  it('has as many pages in each', () => {
    const english = [...pages.keys()].filter(isEnglish)
    expect(english.length).toBe(pages.size / 2)
    expect(english).toContain('/en/treatments/vorsorge')
    expect(english).toContain('/en/404')
  })

  it('says the language of each page', () => {
    for (const [path, html] of pages) expect(html, path).toContain(`<html lang="${isEnglish(path) ? 'en-DE' : 'de'}"`)
  })

  it('says the language of texts that wait for their translation, and of nothing else', () => {
    const waiting = [...pages].flatMap(([path, html]) =>
      [...html.matchAll(marked)].map(([element]) => [path, element.replace(/ class="[^"]*"/, '')]),
    )
    expect(waiting).toEqual([
      ['/en/appointment', '<span lang="de">Ihr Termin, <em>ohne Warteschleife</em></span>'],
      [
        '/en/treatments',
        '<span lang="de">Was wir nicht selbst machen, überweisen wir an Leute, zu denen wir auch gehen würden.</span>',
      ],
    ])
  })

  it('names the same page in each language, from both sides', () => {
    for (const [path, html] of pages) {
      if (path.endsWith('/404')) continue
      const alternates = alternatesOf(html)
      expect([...alternates.keys()], path).toEqual(['de', 'en', 'x-default'])
      expect(alternates.get('x-default')).toBe(alternates.get('de'))
      expect(alternates.get(isEnglish(path) ? 'en' : 'de')).toBe(host + path)
      for (const url of alternates.values()) {
        const other = pages.get(url.slice(host.length) || '/')
        expect(other && [...alternatesOf(other)], `${path} → ${url}`).toEqual([...alternates])
      }
    }
  })

  it('names them in the sitemap', () => {
    const sitemap = readFileSync(join(outDir, 'sitemap.xml'), 'utf8')
    expect(sitemap.match(/<loc>/g)?.length).toBe(pages.size - 2)
    expect(sitemap).toContain(`<xhtml:link rel="alternate" hreflang="en" href="${host}/en/prices"/>`)
    expect(sitemap.match(/hreflang="x-default"/g)?.length).toBe(pages.size - 2)
  })

  it('leads from each page to pages in its language, but for the link to the other one', () => {
    for (const [path, html] of pages) {
      const links = [...html.matchAll(/<a\b([^>]*) href="(\/(?:[^"./]+\/?)*)(?:#[^"]*)?"([^>]*)>/g)]
      const crossing = links.filter(
        ([, before, href = '', after]) => isEnglish(href) !== isEnglish(path) && !/hreflang/i.test(`${before}${after}`),
      )
      expect(
        crossing.map(([link]) => link),
        path,
      ).toEqual([])
      const switches = links.filter(([link]) => /hreflang/i.test(link))
      expect(switches.length, path).toBeGreaterThan(0)
      for (const [, , href = ''] of switches) expect(pages.has(href), `${path} → ${href}`).toBe(true)
    }
  })

  it('has no page in two languages', () => {
    for (const [path, html] of pages) {
      const wrong = isEnglish(path)
        ? /\b(?:und|nicht|Termin|Leistungen|Uhr|Geschlossen|Schließen|Menü)\b/
        : /\b(?:the|and|Close|Closed|Skip to content|Light|Dark)\b/
      const shown = html
        .replace(/<(script|style)\b.*?<\/\1>/gs, '')
        .replace(/<a\b[^>]*hreflang.*?<\/a>/gs, '')
        .replace(marked, '')
        .replace(/<[^>]*>/g, ' ')
      expect(wrong.exec(shown)?.[0], path).toBeUndefined()
    }
  })

  it('tells hosts of the page for unknown addresses', () => {
    const redirects = readFileSync(join(outDir, '_redirects'), 'utf8')
    expect(redirects.trimEnd().endsWith('/en/* /en/404.html 404')).toBe(true)
    expect(redirects).toContain('/en/treatments/:leistung /en/treatments 302')
  })
})
