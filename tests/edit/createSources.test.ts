import { describe, expect, it } from 'vitest'
import { createSources } from '../../src/language/sources/createSources.ts'
import { findSource } from '../../src/language/sources/findSource.ts'
import { compileFile } from '../../src/make/project/loadSite.ts'

const text = `site: { name: Mill, url: https://mill.example, phone: "+12025550143", country: US, language: en }
content:
  mills:
    old: { title: Old mill, opens: "18:30", price: 1250 }
    new: { title: New mill, opens: "9:00", price: 980 }
  offer:
    heading: Bread
    intro: Baked *fresh* for you
    actions: [{ label: "Call {site.phone}", call: "{site.phone}" }]
pages:
  home:
    path: /
    title: Home
    blocks:
      - { type: hero, headline: Every day }
      - { type: cta, from: offer }
  mill:
    path: /mills/:mill
    params: { mill: { in: mills } }
    title: "{mill.title}"
    blocks:
      - { type: hero, headline: "{mill.title}, from {mill.opens}" }
      - { type: prose, text: "Rent it for {mill.price} a day. Ask Ada Byron." }
  not-found: { path: /404, title: Gone, blocks: [{ type: not-found }] }
`

const sources = await createSources(compileFile('site.yaml', Buffer.from(text), { mode: 'production' }))

/** The text at the place where a text of a page was written. */
function written(page: string, shown: string): string | undefined {
  const found = findSource(shown, [...sources.ofPage(page), ...sources.shared()])
  const place = found && sources.placeOf(found.path)
  if (place === undefined) return undefined
  expect([place.file, place.end.line]).toEqual(['site.yaml', place.start.line])
  return text.split('\n')[place.start.line - 1]?.slice(place.start.column - 1, place.end.column - 1)
}

describe('the source of', () => {
  it.each<[string, string, string, string]>([
    ['a text is its place', '/', 'Every day', 'Every day'],
    ['words of a text with markup is that text', '/', 'fresh', 'Baked *fresh* for you'],
    ['a text from content is there', '/', 'Bread', 'Bread'],
    ['the text of an entry is in its collection', '/mills/new', 'New mill', 'New mill'],
    ['that of another entry is in the other one', '/mills/old', 'Old mill', 'Old mill'],
    [
      'words around placeholders is the text that has them',
      '/mills/old',
      'Rent it for',
      '"Rent it for {mill.price} a day. Ask Ada Byron."',
    ],
    ['a number is the one in the collection, however it is written', '/mills/old', '$1,250', '1250'],
    ['a time is the one that it shows in another way', '/mills/old', '6:30 PM', '"18:30"'],
    ['a phone number is that of the site', '/', '(202) 555-0143', '"+12025550143"'],
    ['initials is the text with the name', '/mills/old', 'AB', '"Rent it for {mill.price} a day. Ask Ada Byron."'],
  ])('%s', (_, page, shown, place) => {
    expect(written(page, shown)).toBe(place)
  })

  it('a translated text is its translation, and of any other one the place in the site file', async () => {
    const site = text.replace('language: en', 'languages: [en, es]')
    const spanish = 'pages:\n  home:\n    - { en: Home, es: Inicio }\n    - { en: Every day, es: Cada día }\n'
    const translations = new Map([['es', Buffer.from(spanish)]])
    const sources = await createSources(
      compileFile('site.yaml', Buffer.from(site), { mode: 'production', translations }),
    )
    const placeOf = (shown: string) => {
      const found = findSource(shown, [...sources.ofPage('/es'), ...sources.shared('/es')])
      const { file, text = '', start } = (found && sources.placeOf(found.path, '/es')) ?? {}
      return [file, text.split('\n')[(start?.line ?? 0) - 1]?.slice((start?.column ?? 0) - 1)]
    }
    expect(placeOf('Cada día')).toEqual(['translations/es.yaml', 'Cada día }'])
    expect(placeOf('Bread')).toEqual(['site.yaml', 'Bread'])
  })

  it.each(['Nothing of this', '—', ''])('`%s` is unknown', (shown) => {
    expect(written('/', shown)).toBeUndefined()
  })
})
