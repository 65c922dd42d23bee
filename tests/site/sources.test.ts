import { existsSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { createSources, type SeenValue } from '../../src/language/sources/createSources.ts'
import { findSource } from '../../src/language/sources/findSource.ts'
import { loadSite } from '../../src/make/project/loadSite.ts'
import { readWords, wordLanguages } from '../../src/make/project/readWords.ts'
import { allSites, builtSite, siteFiles } from '../support/builtSites.ts'
import { addressesOf, shownTexts } from '../support/shownTexts.ts'
import { sampleOf } from '../support/whole.ts'

/** Interface words: what stands in the schema as the default of a text. */
const words: readonly SeenValue[] = [
  ...defaultsIn(JSON.parse(readFileSync('schema/site.schema.json', 'utf8'))),
  ...wordLanguages().flatMap((code) => Object.values(readWords(code) ?? {})),
].map((value) => ({ value, at: [], path: [], pieces: [], schema: undefined }))

/** What is worked out from the site file, so that no place in it has the text. */
const computed: readonly (readonly [string, RegExp])[] = [
  ['the year of the build', /^\d{4}$/],
  ['a time to book, from the first, the last and their distance', /^\d{1,2}:\d\d(?:\s[ap]\.?m\.?)?$/i],
  ['the length of a recording, and a position in it', /^(?:of )?\d+:\d\d$/],
  ['its speed', /^[\d.]+×$/],
  ['a day, from its number or key', new RegExp(`^(?:${daysIn(['en', 'de', 'es'])})(?: – |, |$)`)],
  ['an hour of a scale', /^(?:\d{1,2}(?:\s[ap]\.?m\.?| Uhr)|0[0369]|1[258]|21|24)$/i],
  ['the number of a step', /^\d$/],
  ['an amount of money, from prices or by a calculator', /^\$[\d,]+(?:\.\d\d)?$/],
  ['an address in a map, from that of the business', /^https:\/\/www\.openstreetmap\.org\/search/],
  ['a link to the other language', /^(?:English|Español|Deutsch|\/(?:en|es)(?:\/.*)?)$/],
]

/** The names of the days in some languages, long and short, as a pattern. */
function daysIn(languages: readonly string[]): string {
  const names = languages.flatMap((language) =>
    (['long', 'short'] as const).flatMap((weekday) => {
      const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })
      return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2026, 0, day + 1)).replace('.', ''))
    }),
  )
  return names.join('|')
}

function* defaultsIn(schema: unknown): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return
  const text = (schema as { default?: unknown }).default
  if (typeof text === 'string') yield text
  for (const inner of Object.values(schema)) yield* defaultsIn(inner)
}

function fileOf(folder: string, page: string): string {
  const names = [`${folder}${page}.html`, `${folder}${page}/index.html`, `${folder}/index.html`]
  return names.find((name) => existsSync(name)) ?? ''
}

describe.each(sampleOf(allSites, 4))('on every page of %s', (name) => {
  let folder: string

  beforeAll(async () => {
    folder = await builtSite(name)
  }, 120_000)

  it('each text, picture and link was written at a place of the site file, or is a word of the interface', async () => {
    const sources = await createSources(loadSite(siteFiles[name], { mode: 'production' }))
    const unknown = new Set<string>()
    for (const page of sources.pages) {
      const values = [...sources.ofPage(page), ...sources.shared(page)]
      const html = readFileSync(fileOf(folder, page), 'utf8')
      for (const text of [...shownTexts(html), ...addressesOf(html)]) {
        if (!/[\p{L}\p{N}]/u.test(text) || computed.some(([, pattern]) => pattern.test(text.trim()))) continue
        const found = findSource(text, values)
        if (found ? sources.placeOf(found.path, page) === undefined : !findSource(text, words))
          unknown.add(`${page}: ${text}`)
      }
    }
    expect([...unknown].join('\n')).toBe('')
  })
})
