import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { shellAt } from '../../../schema/shellAt.ts'
import { createCompileCache } from '../../../src/language/memo/compileCache.ts'
import { updateTranslations } from '../../../src/language/translations/updateTranslations.ts'
import { createDiskStore } from '../../../src/make/build/cache/diskStore.ts'
import { compileInProject, writtenResult } from '../../support/compileText.ts'
import { compileBytes, compileGood, pageAt, sitesDirectory } from '../compiler/compileFixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'pagewright-languages-'))
afterAll(() => rmSync(folder, { recursive: true }))

const read = (file: string) => readFileSync(`${sitesDirectory}/good-languages/${file}`, 'utf8')
const english = read('site.yaml')
const spanish = read('translations/es.yaml')
const bytesOf = (text: string) => new TextEncoder().encode(text)
const inSpanish = (text: string) => new Map([['es', bytesOf(text)]])

describe('a site in two languages', () => {
  const site = compileGood('good-languages', { translations: inSpanish(spanish) })

  it('has each page in both, with translated paths', () => {
    expect([...site.entries.keys()]).toEqual(['/', '/about', '/404', '/es', '/es/quienes-somos', '/es/404'])
    expect(pageAt(site, '/es').title).toBe('Bienvenidos')
    expect(pageAt(site, '/').translations).toEqual(['/', '/es'])
    expect(pageAt(site, '/es/quienes-somos').translations).toEqual(['/about', '/es/quienes-somos'])
  })

  it('leads from each page to pages in its language', () => {
    const introOf = (path: string) => String((pageAt(site, path).blocks[0] as { readonly intro?: string }).intro)
    expect(introOf('/')).toContain('<a href="/about">')
    expect(introOf('/es')).toContain('<a href="/es/quienes-somos">')
    expect(introOf('/es')).toContain('Recibe dos visitas.')
  })

  it('has a shell for each, with the words of its language', () => {
    expect(shellAt(site, '/about').site.language).toBe('en')
    expect(shellAt(site, '/es/quienes-somos').site.language).toBe('es')
    expect(shellAt(site, '/es').home).toBe('/es')
    expect(site.shell.languages).toEqual([
      { tag: 'en', name: 'English', home: '/' },
      { tag: 'es', name: 'Español', home: '/es' },
    ])
  })

  it('writes prices, numbers and times the way its country does', () => {
    const inCountry = english.replace('site:\n', 'site:\n  country: US\n')
    const { site } = compileBytes(bytesOf(inCountry), { translations: inSpanish(spanish) })
    expect(site && shellAt(site, '/es').site.language).toBe('es-US')
    expect(site && shellAt(site, '/').site.language).toBe('en')
  })

  it('has a page as soon as its title is translated, and leads to the first language until then', () => {
    const none = compileGood('good-languages', { translations: inSpanish('') })
    expect([...none.entries.keys()]).toEqual(['/', '/about', '/404', '/es', '/es/404'])
    expect(pageAt(none, '/about').translations).toEqual(['/about', ''])
    expect(pageAt(none, '/es').blocks[0]).toMatchObject({ intro: expect.stringContaining('<a href="/about">') })
  })

  it('shows what is not translated in the first one', () => {
    const title = 'pages: { about: [{ at: title, en: About us, es: Nosotros }] }'
    const half = compileGood('good-languages', { translations: inSpanish(title) })
    expect(pageAt(half, '/es/about').title).toBe('Nosotros')
    expect(pageAt(half, '/es').title).toBe('Welcome')
  })

  it('keeps its redirects below the further language', () => {
    const { site } = compileBytes(bytesOf(`${english}redirects: [{ from: /old, to: /about }]\n`), {
      translations: inSpanish(spanish),
    })
    expect(site?.entries.get('/old')).toEqual({ kind: 'redirect', to: '/about' })
    expect(site?.entries.get('/es/old')).toEqual({ kind: 'redirect', to: '/es/quienes-somos' })
  })

  it('gives a text of several places one translation, unless a place has its own', () => {
    const own = spanish.replace(
      '  not-found:',
      '    - { at: "blocks[0].heading", en: About us, es: Nosotros }\n  not-found:',
    )
    const page = pageAt(compileGood('good-languages', { translations: inSpanish(own) }), '/es/quienes-somos')
    expect(page.title).toBe('Quiénes somos')
    expect(page.blocks[0]).toMatchObject({ heading: 'Nosotros' })
  })
})

describe('a compilation with a cache', () => {
  const site = readFileSync('examples/zahnarzt/site.yaml', 'utf8')
  const translations = readFileSync('examples/zahnarzt/translations/en.yaml', 'utf8')
  const saves = [
    translations,
    translations.replace('en: /prices', 'en: /fees'),
    translations.replace('en: 6 months', 'en: half a year'),
    translations.replaceAll('en: Check-ups', 'en: ""'),
    translations.replace('en: Home', 'en: "{nowhere}"'),
    translations,
  ]
  const caches = {
    memory: (() => {
      const cache = createCompileCache()
      return () => cache
    })(),
    disk: () => createCompileCache(createDiskStore(folder, 'code')),
  }

  it.each(['memory', 'disk'] as const)('in %s equals a fresh one after changes of the translations', (kind) => {
    for (const text of saves) {
      const options = { translations: new Map([['en', bytesOf(text)]]) }
      const reused = compileInProject(site, { ...options, cache: caches[kind]() })
      expect(writtenResult(reused) === writtenResult(compileInProject(site, options)), text.slice(0, 50)).toBe(true)
    }
  })

  it('compiles only the page whose translation has changed', () => {
    const cache = createCompileCache()
    const compile = (text: string) => compileInProject(site, { translations: new Map([['en', bytesOf(text)]]), cache })
    compile(translations)
    const before = cache.counts.pages
    compile(translations.replace('en: Three things', 'en: A few things'))
    expect(cache.counts.pages - before).toBe(1)
  })
})

describe('updateTranslations', () => {
  const update = (site: string, text: string) => {
    const { findings } = compileBytes(bytesOf(site), { translations: inSpanish(text) })
    const [further] = findings.languages ?? []
    if (further === undefined) throw new Error('The site has no further language.')
    const updated = updateTranslations(text, further, 'en')
    if (typeof updated === 'string') throw new Error(updated)
    return updated
  }

  it('writes every text of a new file once, by its page', () => {
    const { text, added, missing, texts } = update(english, '')
    expect({ added, missing, texts }).toEqual({ added: 9, missing: 11, texts: 11 })
    expect(text).toContain('content:\n  offer:\n    - en: two visits\n      es: ""\n')
    expect(text).toContain('  about:\n    - at: path\n      en: /about\n      es: ""\n')
    expect(update(english, text)).toMatchObject({ text, added: 0 })
  })

  it('has a text at its first place, in the order of the site file', () => {
    const tagged = english.replace('pages:\n', 'header: { links: [{ label: About us, to: /about }] }\npages:\n')
    const { text } = update(tagged, '')
    expect(text.indexOf('header:')).toBeLessThan(text.indexOf('pages:'))
    expect(text).toContain('header:\n  - at: links[0].label\n    en: About us\n')
    expect(text.match(/en: About us$/gm)).toHaveLength(1)
  })

  it('leaves a file as it is that needs nothing', () => {
    expect(update(english, spanish)).toEqual({ text: spanish, added: 0, marked: 0, missing: 0, texts: 11 })
  })

  it('adds what is missing and keeps everything else, comments included', () => {
    const commented = spanish
      .replace('content:', '# Checked by Ana.\ncontent:')
      .replace(/ {4}- \{ at: title, en: Welcome.*\n/, '')
    const { text, added } = update(english, commented)
    expect(added).toBe(1)
    expect(text).toContain('{ at: "title", en: "Welcome", es: "" }')
    expect(text.split('\n').filter((line) => !line.includes('Welcome'))).toEqual(commented.split('\n'))
  })

  it('keeps the translation of a text that has changed in several places', () => {
    const twice = english.replace('heading: Good day', 'heading: Welcome')
    const own = spanish.replace(/ {4}- \{ at: "blocks\[0\]\.heading".*\n/, '')
    const changed = twice.replaceAll('Welcome', 'Come in')
    expect(update(changed, own)).toMatchObject({ marked: 1, missing: 0, added: 0 })
  })

  it('marks a text that has changed, and keeps its translation', () => {
    const changed = english.replace('title: Welcome', 'title: Come in')
    const { text, marked } = update(changed, spanish)
    expect(marked).toBe(1)
    expect(text).toContain('en: Come in, es: Bienvenidos, was: Welcome')
    expect(update(changed, text)).toMatchObject({ text, marked: 0 })
  })

  it('corrects the place of a text that has moved', () => {
    const moved = english.replace('      - type: hero\n', '      - { type: hero, heading: New }\n      - type: hero\n')
    expect(update(moved, spanish).text).toContain('at: "blocks[1].heading", en: Good day')
    const open = spanish.replace('Buenos días', '""')
    expect(update(moved, open).text).toContain('at: "blocks[1].heading", en: Good day, es: "" }')
  })
})
