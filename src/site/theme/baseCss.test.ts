import { describe, expect, it } from 'vitest'
import { looks } from '../../../schema/looks/looks.ts'
import type { ThemeSettings } from '../../../schema/site.ts'
import { themeWith } from '../../../tests/support/themeWith.ts'
import {
  baseCss,
  createFirstCss,
  type FontMetrics,
  firstFontFiles,
  fontFiles,
  headingFontFile,
  sharedCss,
} from './baseCss.ts'
import { contrast, mix } from './contrast.ts'
import * as tokens from './tokens.ts'

const themes: Record<string, ThemeSettings> = {
  'the default theme': themeWith(),
  'a pale theme': themeWith({
    colors: {
      accent: '#ffd400',
      ink: '#6b6b6b',
      paper: '#ffffff',
      first: '#ffe3ef',
      second: '#e7e0ff',
      third: '#dffcfb',
    },
  }),
  'a dark theme': themeWith({ colors: { accent: '#101010', ink: '#000000', paper: '#d9d9d9' } }),
  ...Object.fromEntries(Object.keys(looks).map((look) => [`the look ${look}`, themeWith({ look })])),
}

/** Light and dark value of a color in the style sheet. */
function schemesOf(css: string, name: string): readonly [light: string, dark: string] {
  const value = new RegExp(`--color-${name}:([^;]+);`).exec(css)?.[1] ?? ''
  const [light = '', dark = light] = value.match(/#[0-9a-f]{6}/g) ?? []
  return [light, dark]
}

const words = ['ink', 'soft', 'faint', 'accent', 'firstText', 'secondText', 'thirdText', 'success', 'danger']
const grounds = ['paper', 'tint', 'surface']

/** Measures like those of Instrument Sans. */
const metrics: FontMetrics = { kind: 'sans', widths: [0.46, 0.48, 0.49], ascent: 0.97, descent: 0.25, lineGap: 0 }

describe('baseCss', () => {
  it('keeps a calm accent calm in dark mode', () => {
    const [, dark] = schemesOf(baseCss(themeWith({ look: 'clinic' })), 'accent')
    expect(Math.max(...(dark.match(/[0-9a-f]{2}/g) ?? []).map((channel) => Number.parseInt(channel, 16)))).toBeLessThan(
      230,
    )
  })

  it('hyphenates long words alone, on the first screen already, and never links and code', () => {
    const css = createFirstCss(themeWith(), [])('<main><p>Text</p></main>')
    expect(css).toMatch(/@supports \(hyphenate-limit-chars:14\)\{body\{hyphens:auto;[^}]*\}a,code\{hyphens:manual\}\}/)
    expect(css.match(/hyphens:auto/g)).toHaveLength(1)
  })

  it('defines every token', () => {
    const { media: _media, mixin: _mixin, ...groups } = tokens
    const css = baseCss(themeWith())
    const names = Object.values(groups).flatMap((group) => Object.values(group))
    const missing = names.filter((reference) => !css.includes(`${reference.slice(4, -1)}:`))
    expect(names.length).toBeGreaterThan(60)
    expect(missing).toEqual([])
  })

  describe.each(Object.entries(themes))('in the theme %s', (_name, theme) => {
    const css = baseCss(theme)
    const pairs = words.flatMap((word) => grounds.map((ground) => [word, ground] as const))

    it.each(pairs)('makes %s readable on %s in light and dark mode', (word, ground) => {
      const [onLight, onDark] = schemesOf(css, word)
      const [light, dark] = schemesOf(css, ground)
      expect(contrast(onLight, light)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(onDark, dark)).toBeGreaterThanOrEqual(4.5)
    })

    it('makes text on dark sections readable', () => {
      const [night] = schemesOf(css, 'night')
      // On its own color, a look has ink in place of the accent.
      const shown = looks[theme.look].deep === 'accent' ? words.filter((word) => word !== 'accent') : words
      for (const word of shown) expect(contrast(schemesOf(css, word)[1], night)).toBeGreaterThanOrEqual(4.5)
    })

    it('makes text on the accent color readable and borders of controls visible', () => {
      for (const scheme of [0, 1] as const) {
        const of = (name: string) => schemesOf(css, name)[scheme]
        expect(contrast(of('onAccent'), of('accent'))).toBeGreaterThanOrEqual(4.5)
        for (const ground of grounds) expect(contrast(of('edge'), of(ground))).toBeGreaterThanOrEqual(3)
      }
    })
  })

  it.each(Object.entries(themes))('makes the label of a disabled button readable in %s', (_, theme) => {
    const css = baseCss(theme)
    for (const scheme of [0, 1] as const) {
      const of = (name: string) => schemesOf(css, name)[scheme]
      // As the button has it.
      const fills = grounds.map((ground) => mix(of(ground), of('ink'), 0.11))
      for (const fill of fills) expect(contrast(of('soft'), fill)).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('makes secondary text readable on raised things of a white page with a pale accent', () => {
    const css = baseCss(themeWith({ colors: { accent: '#ffdd00', ink: '#1f1a17', paper: '#ffffff' } }))
    const [raised] = schemesOf(css, 'raised')
    for (const word of ['faint', 'success'])
      expect(contrast(schemesOf(css, word)[0], raised), word).toBeGreaterThanOrEqual(4.5)
  })

  it('styles no pseudo-element of every element, except on paper and with reduced motion', () => {
    const rules = /@media (?:print|\(prefers-reduced-motion:reduce\))\{(?:[^{}]*\{[^{}]*\})*\}/g
    const onScreens = baseCss(themeWith()).replaceAll(rules, '')
    expect(onScreens).toContain('box-sizing:border-box')
    expect(onScreens).not.toMatch(/(?:^|[\s,{}])\*?::(?:before|after|selection)/)
  })

  it('has an aurora in shades of an accent, unless the theme names its colors', () => {
    const auroraOf = (colors: object) =>
      ['first', 'second', 'third'].map((name) => schemesOf(baseCss(themeWith({ colors })), name)[0])
    expect(auroraOf({})).toEqual(['#ff5ca8', '#7c5cff', '#2fd6d2'])
    expect(auroraOf({ accent: '#000000' })).toEqual(['#4d4d4d', '#000000', '#999999'])
    expect(auroraOf({ accent: '#000000', third: '#00ffff' })).toEqual(['#4d4d4d', '#000000', '#00ffff'])
  })

  it('uses the radius of the theme, even 0 for square buttons', () => {
    expect(baseCss(themeWith({ radius: 8 }))).toContain('--radius-card:8px;')
    expect(baseCss(themeWith({ radius: 0 }))).toContain('--radius-pill:0;')
  })

  it('has buttons whose corners are those of the theme', () => {
    const pillOf = (theme: object) => /--radius-pill:([^;]+);/.exec(baseCss(themeWith(theme)))?.[1]
    expect([pillOf({}), pillOf({ corners: 'soft' }), pillOf({ corners: 'square' })]).toEqual(['999px', '12px', '0'])
    expect(baseCss(themeWith({ corners: 'square', radius: 20 }))).toContain('--radius-card:0px;')
  })

  it('lifts cards as the theme says', () => {
    const shadowOf = (shadow: string) => /--shadow-soft:([^;]+);/.exec(baseCss(themeWith({ shadow })))?.[1]
    expect(shadowOf('none')).toBe('0 0 0 1px var(--color-line)')
    expect(shadowOf('hard')).toBe('0 0 0 1px var(--color-ink),3px 3px 0 1px var(--color-ink)')
    expect(shadowOf('soft')).toContain('-6px light-dark(')
  })

  it('moves as the theme says, and as its look does without that', () => {
    const motionOf = (theme: object) => baseCss(themeWith(theme)).match(/--(?:duration|ease|travel)-\w+:[^;]+/g)
    const all = Object.keys(looks).map((look) => motionOf({ look }))
    expect(new Set(all.map(String)).size).toBe(5)
    for (const motion of all) expect(motion).toHaveLength(9)
    expect(motionOf({ look: 'gallery' })).toContain('--travel-near:0px')
    expect(motionOf({ look: 'gallery', motion: 'crisp' })).toEqual(motionOf({ look: 'press' }))
  })

  it('draws a mark before eyebrows as the ornament of the theme is', () => {
    const marksOf = (theme: object) => baseCss(themeWith(theme)).match(/--(no-)?mark:[a-z]+/g)
    expect(marksOf({})).toEqual(['--no-mark:none'])
    expect(marksOf({ ornament: 'dots' })).toEqual(['--mark:radial'])
    expect(marksOf({ ornament: 'waveform' })).toBeNull()
  })

  it('loads the theme’s typeface and adjusts what stands in for it where its measures are known', () => {
    const theme = themeWith({ font: { name: 'Inter', file: '/fonts/inter.woff2' } })
    expect(baseCss(theme)).toContain('src:url(/fonts/inter.woff2)')
    expect(baseCss(theme)).not.toContain('ascent-override')
    const cssWith = (own: Partial<FontMetrics>) =>
      baseCss(theme, [{ whole: '/fonts/inter.woff2', metrics: { ...metrics, ...own } }])
    const sizes = (css: string) =>
      [...css.matchAll(/weight:[\d ]+;size-adjust:([\d.]+)%/g)].map(([, size]) => Number(size))
    const standard = sizes(cssWith({}))
    const twice = cssWith({ widths: [0.92, 0.96, 0.98], lineGap: 0.1 })
    expect(sizes(twice)).toHaveLength(6)
    for (const [index, size] of sizes(twice).entries()) expect(size).toBeCloseTo((standard[index] ?? 0) * 2, 1)
    for (const face of twice.match(/size-adjust:[^}]*-gap-override[^}]*/g) ?? []) {
      const [size = 0, ...heights] = (face.match(/[\d.]+(?=%)/g) ?? []).map((share) => Number(share) / 100)
      const shown = heights.map((height) => (height * size).toFixed(2))
      expect(shown, 'the line heights are those of the typeface').toEqual(['0.97', '0.25', '0.10'])
    }
  })

  it('lets a typeface of its kind stand in', () => {
    const standIns = (kind: FontMetrics['kind']) =>
      baseCss(themeWith(), [{ whole: fontFiles(themeWith())[0] ?? '', metrics: { ...metrics, kind } }]).match(
        /local\("[^"]*"\)(?=[^}]*font-weight:400)/g,
      )
    expect(standIns('sans')?.at(-1)).toBe('local("Liberation Sans")')
    expect(standIns('serif')?.at(-1)).toBe('local("Georgia")')
    expect(standIns('mono')).toContain('local("Droid Sans Mono")')
  })
})

describe('the tokens of a page', () => {
  const shown = '.a{color:var(--color-accent);background:var(--fill-aurora)}'
  const css = createFirstCss(themeWith(), [])(shown)

  it('are those that it uses, also through other tokens', () => {
    for (const name of ['color-accent', 'fill-aurora', 'color-third', 'font', 'header-height']) {
      expect(css).toContain(`--${name}:`)
    }
  })

  it('are not those that only the style sheet uses', () => {
    expect(css).not.toContain('--color-successSoft:')
    expect(sharedCss(themeWith())).toContain('--color-successSoft:')
  })
})

it('keeps the name of a typeface inside its string, whatever is in it', () => {
  const css = baseCss(themeWith({ font: { name: 'A"}\n</style>', file: '/fonts/a.woff2' } }))
  expect(css).toContain('font-family:"A\\22 }\\a \\3c /style>"')
  expect(css).not.toContain('</style>')
})

describe('the typeface of headings', () => {
  const headingFont = { name: 'Fraunces', file: '/fonts/fraunces.woff2' }
  const theme = themeWith({ headingFont })

  it('is that of texts, if the theme has no other', () => {
    expect(fontFiles(themeWith())).toEqual([headingFontFile(themeWith())])
    expect(baseCss(themeWith())).toContain('--headings:var(--font);')
    expect(baseCss(theme)).toContain('--headings:"Fraunces",')
  })

  it('sets headings and numbers, and no other texts', () => {
    const css = baseCss(theme)
    const inHeadings = [...css.matchAll(/--text-(\w+):[^;]*var\(--headings\);/g)].map(([, name]) => name)
    expect(inHeadings).toEqual(['display', 'grand', 'opening', 'title', 'subtitle', 'heading', 'number', 'bigNumber'])
    expect(css).toContain('--headings:"Fraunces","Fallback of headings",var(--font);')
    expect(headingFontFile(theme)).toBe(headingFont.file)
  })

  it('has a fallback of its own, in the weight of headings', () => {
    const css = baseCss(theme, [{ whole: headingFont.file, metrics }])
    const faces = css.match(/@font-face\{font-family:"Fallback of headings"[^}]*\}/g)
    expect(faces).toEqual([
      expect.stringMatching(/local\("Roboto Bold"\).*font-weight:501 700;size-adjust:105.54%/),
      expect.stringMatching(/local\("Arial Bold"\).*font-weight:501 700;size-adjust:99.39%/),
    ])
  })

  it('has a face of its own, from its own subset', () => {
    const [text = ''] = fontFiles(theme)
    const subset = { file: '/fonts/part.woff2', otherRange: 'U+21' }
    const css = baseCss(theme, [{ whole: headingFont.file, subset }])
    const files = (name: string) =>
      [...css.matchAll(/@font-face\{font-family:"(.*?)";src:url\((.*?)\)/g)].flatMap(([, face, file]) =>
        face === name ? [file] : [],
      )
    expect(files(headingFont.name)).toEqual(['/fonts/part.woff2', headingFont.file])
    expect(files('Instrument Sans')).toEqual([text])
  })
})

describe('firstFontFiles', () => {
  const whole = fontFiles(themeWith())[0] ?? ''
  const subset = { file: '/fonts/part.woff2', otherRange: 'U+21' }
  const displays = (css: string) => css.match(/url\([^)]*\)|font-display:\w+/g)

  it('are the faces that browsers show at the first paint or never on this page, so that nothing moves later', () => {
    expect(firstFontFiles([{ whole, subset }])).toEqual([subset.file])
    expect(displays(baseCss(themeWith(), [{ whole, subset }]))?.slice(0, 2)).toEqual([
      `url(${subset.file})`,
      'font-display:optional',
    ])
    expect(firstFontFiles([{ whole }])).toEqual([whole])
    expect(displays(baseCss(themeWith(), [{ whole }]))).toEqual([`url(${whole})`, 'font-display:optional'])
  })

  it('are not the files of other characters, nor those of a page that preloads none', () => {
    const css = baseCss(themeWith(), [{ whole, subset }])
    expect(displays(css)?.slice(2)).toEqual([`url(${whole})`, 'font-display:swap'])
    expect(css).toContain('font-display:swap;unicode-range:U+21}')
    expect(displays(baseCss(themeWith()))).toEqual([`url(${whole})`, 'font-display:swap'])
  })

  it('are all files of a font that has no other characters', () => {
    const css = baseCss(themeWith(), [{ whole, subset: { ...subset, otherRange: '' } }])
    expect(displays(css)).toEqual([`url(${subset.file})`, 'font-display:optional'])
  })
})

describe('sharedCss', () => {
  it('has no typeface, or the first screen would be laid out again when the style sheet arrives', () => {
    const theme = themeWith({ headingFont: { name: 'Fraunces', file: '/fonts/fraunces.woff2' } })
    expect(sharedCss(theme)).not.toContain('@font-face')
  })
})

describe('a font of two files', () => {
  const font = { name: 'Lora', file: '/fonts/lora-400.woff2', bold: '/fonts/lora-600.woff2' }

  it('has a face for texts and one for what is bold', () => {
    const faces = [...baseCss(themeWith({ font })).matchAll(/url\((.*?)\).*?font-weight:([\d ]+)/g)]
    expect(faces.map(([, file, weights]) => [file, weights])).toEqual([
      [font.file, '400 500'],
      [font.bold, '501 700'],
    ])
    expect(fontFiles(themeWith({ font }))).toEqual([font.file, font.bold])
    expect(headingFontFile(themeWith({ font }))).toBe(font.bold)
  })

  it('has a fallback as wide as each of them', () => {
    const [regular, medium, heavy] = metrics.widths
    const css = baseCss(themeWith({ font }), [
      { whole: font.file, metrics },
      { whole: font.bold, metrics: { ...metrics, widths: [regular, medium, 2 * heavy] } },
    ])
    expect(css).toMatch(/local\("Arial"\)[^}]*font-weight:400;size-adjust:101.52%/)
    expect(css).toMatch(/local\("Arial Bold"\)[^}]*font-weight:501 700;size-adjust:198.78%/)
  })
})

describe('fontFiles', () => {
  it('are the files that the style sheet loads', () => {
    const theme = themeWith({ font: { name: 'Inter', file: '/fonts/inter.woff2' } })
    for (const each of [theme, themeWith()]) {
      for (const file of fontFiles(each)) expect(baseCss(each)).toContain(file)
    }
  })
})

it('gives the sources of a picture no box, which would be an item of a flex container around them', () => {
  expect(baseCss(themeWith())).toContain('picture{display:contents}source{display:none}')
})
