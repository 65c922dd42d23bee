import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { tokenCss } from '../../src/site/theme/tokenValues.ts'
import { themeWith } from '../../tests/support/themeWith.ts'
import type { Look } from './look.ts'
import { looks } from './looks.ts'

const assets = path.resolve('src/make/assets')

describe('looks', () => {
  it('are all files in the folder that are no part of the mechanism', () => {
    const files = readdirSync(import.meta.dirname).filter((name) => !name.endsWith('.test.ts'))
    const others = ['look.ts', 'looks.ts', 'resolveTheme.ts']
    expect(Object.keys(looks).map((name) => `${name}.ts`)).toEqual(
      files.filter((file) => !others.includes(file)).sort(),
    )
  })

  it('have an aurora in one of them only', () => {
    expect(Object.keys(looks).filter((look) => themeWith({ look }).hero === 'aurora')).toEqual(['night'])
  })

  it('have colors, typefaces and words that no other has', () => {
    const all: readonly Look[] = Object.values(looks)
    const differs = (of: (look: Look) => string) => expect(new Set(all.map(of)).size).toBe(all.length)
    differs(({ description }) => description)
    differs(({ theme }) => JSON.stringify(theme.colors))
    differs(({ theme }) => `${theme.font.file} ${theme.headingFont?.file}`)
  })

  it.each(Object.entries<Look>(looks))(
    '%s has typefaces that come with Pagewright, and their licenses',
    (_, { theme }) => {
      for (const { file } of [theme.font, theme.headingFont ?? theme.font]) {
        expect(existsSync(path.join(assets, file)), file).toBe(true)
        expect(existsSync(path.join(assets, `fonts/LICENSE-${path.basename(file, '.woff2')}.txt`)), file).toBe(true)
      }
    },
  )
})

/** The font size of a type style at a width of the screen, in pixels. Of a clamp, `min` and `max` are the same as in CSS. */
function sizeOf(css: string, style: string, width: number): number {
  const [, written = ''] =
    new RegExp(`--text-${style}:\\d+ (.+?)/[\\d.]+ var`).exec(
      [...css.split(';')].findLast((each) => each.startsWith(`--text-${style}:`)) ?? '',
    ) ?? []
  const length = (sum: string) =>
    [...sum.matchAll(/([\d.]+)(rem|vw)/g)].reduce(
      (pixels, [, value, unit]) => pixels + Number(value) * (unit === 'rem' ? 16 : width / 100),
      0,
    )
  const [, least = '', wanted = '', most = '', rest = ''] =
    /clamp\(([^,]+),([^,]+),([^)]+)\)(?:,([^)]+))?/.exec(written) ?? []
  const clamped = Math.max(length(least), Math.min(length(wanted), length(most)))
  return rest ? Math.min(clamped, length(rest)) : clamped
}

it.each(Object.entries<Look>(looks))('%s has shadows of cards that can stand in one list', (_, { tokens }) => {
  expect([tokens['card-line'], tokens['card-edge']]).not.toContain('none')
})

describe('headlines of inner pages', () => {
  it.each(Object.keys(looks) as (keyof typeof looks)[])('are clearly larger than other headings in %s', (look) => {
    const css = tokenCss(themeWith({ look }))
    for (const width of [320, 360, 390, 480, 600, 768, 1024, 1280, 1440, 1920]) {
      const title = sizeOf(css, 'title', width)
      expect(title, `${width}`).toBeGreaterThan(19)
      expect(sizeOf(css, 'opening', width) / title, `${width}`).toBeGreaterThan(1.29)
      expect(sizeOf(css, 'display', width), `${width}`).toBeGreaterThanOrEqual(sizeOf(css, 'opening', width))
    }
  })
})

describe('resolveTheme', () => {
  it('gives a theme what its look has, and nothing that the author has set', () => {
    expect(themeWith({ look: 'press' })).toMatchObject({ ...looks.press.theme, look: 'press' })
    const own = { look: 'press', corners: 'round', colors: { paper: '#ffffff' } }
    expect(themeWith(own)).toMatchObject({
      corners: 'round',
      shadow: 'none',
      colors: { ...looks.press.theme.colors, paper: '#ffffff' },
    })
  })

  it('rounds corners that the author wants round, also in a look without any', () => {
    expect(themeWith({ look: 'press', corners: 'round' }).radius).toBe(20)
  })

  it('derives the colors of ornaments from an accent of the author’s', () => {
    expect(themeWith().colors.first).toBe('#ff5ca8')
    expect(themeWith({ colors: { accent: '#123456' } }).colors).toEqual({
      accent: '#123456',
      ink: '#14121f',
      paper: '#fbf8f3',
    })
  })

  it('sets headings in the typeface that the author has for texts, unless they have another', () => {
    const font = { name: 'Inter', file: '/fonts/inter.woff2' }
    expect(themeWith({ look: 'clinic', font }).headingFont).toBeUndefined()
    expect(themeWith({ look: 'clinic', font, headingFont: font }).headingFont).toEqual(font)
    expect(themeWith({ look: 'clinic' }).headingFont?.name).toBe('Fraunces')
  })
})
