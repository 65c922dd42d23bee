import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { CompiledSite } from '../../../../schema/model.ts'
import { compileText } from '../../../../tests/support/compileText.ts'
import { findProject } from '../../project/project.ts'
import { packFonts } from './packFonts.ts'

const folder = mkdtempSync(join(tmpdir(), 'pagewright-fonts-'))
afterAll(() => rmSync(folder, { recursive: true }))

const files = ['/fonts/text.woff2', '/fonts/heading.woff2']

/** Packs both fonts of a site with a text, in English and perhaps in other languages. */
async function packAll(text: string, languages: CompiledSite['shell']['languages'] = []) {
  mkdirSync(join(folder, 'public/fonts'), { recursive: true })
  for (const file of files) copyFileSync('src/make/assets/fonts/instrument-sans.woff2', join(folder, 'public', file))
  const [font, headingFont] = files.map((file) => ({ name: file, file }))
  writeFileSync(join(folder, 'site.yaml'), text)
  const { site } = compileText(`site: { name: Acme, url: https://www.acme.com }
pages:
  home: { path: /, title: Acme, blocks: [{ type: hero, headline: Acme }] }
  not-found: { path: /404, title: Page not found, blocks: [{ type: not-found }] }
`)
  if (site === undefined) throw new Error('The site does not compile.')
  const theme = { ...site.shell.theme, ...(font && { font }), ...(headingFont && { headingFont }) }
  const project = findProject({ SITE: join(folder, 'site.yaml'), CACHE_DIR: join(folder, 'cache') })
  const shell = { ...site.shell, theme, languages }
  const shells = Object.fromEntries(languages.slice(1).map(({ home }) => [home.slice(1), { ...shell, home }]))
  return packFonts(project, { ...site, shell, shells }, 'code')
}

const pack = async (text: string) => (await packAll(text))['']

it('measures and packs the typeface of texts and that of headings', async () => {
  expect(await pack('Hello')).toEqual(
    files.map((whole) =>
      expect.objectContaining({
        whole,
        metrics: expect.objectContaining({ ascent: 0.97 }),
        subset: expect.objectContaining({ otherRange: expect.stringContaining('U+') }),
        bytes: expect.any(Uint8Array),
      }),
    ),
  )
})

it('packs a subset again only for a new character or a new pair of characters', async () => {
  const cached = () => readdirSync(join(folder, 'cache/fonts')).length
  const first = await pack('Hello')
  // The files of both fonts are the same, and so are their code points and their subsets.
  expect(cached()).toBe(2)
  expect(await pack('Hello, Hello')).not.toEqual(first)
  expect(cached()).toBe(3)
  expect(await pack('Hello, Hello, Hello')).toEqual(await pack('Hello, Hello'))
  expect(cached()).toBe(3)
})

it('packs the letters of each language for its pages, and those of the names of languages for all', async () => {
  mkdirSync(join(folder, 'translations'))
  writeFileSync(join(folder, 'translations/pt-BR.yaml'), 'Hello: Olá')
  const languages = [
    { tag: 'en', name: 'English', home: '/' },
    { tag: 'pt-BR', name: 'Português', home: '/pt-br' },
  ]
  const fonts = await packAll('Hello', languages)
  const isPacked = (key: string, letter: string) => {
    const ranges = fonts[key]?.[0]?.subset?.otherRange.split(',') ?? []
    const point = letter.codePointAt(0) ?? 0
    return !ranges.some((range) => {
      const [first = '', last = first] = range.slice(2).split('-')
      return Number.parseInt(first, 16) <= point && point <= Number.parseInt(last, 16)
    })
  }
  const letters = ['ê', 'á', 'ñ']
  expect(letters.filter((letter) => isPacked('', letter))).toEqual(['ê'])
  expect(letters.filter((letter) => isPacked('pt-br', letter))).toEqual(['ê', 'á'])
})
