import { looks } from '../../../schema/looks/looks.ts'
import type { ThemeSettings } from '../../../schema/site.ts'
import { lookCss } from './lookCss.ts'
import { tokenCss } from './tokenValues.ts'

/** Measures of a font, as shares of its size. */
export interface FontMetrics {
  readonly kind: 'sans' | 'serif' | 'mono'
  /** Average width of a character at the weights 400, 500 and 600. */
  readonly widths: Widths
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
}

type Widths = readonly [regular: number, medium: number, heavy: number]

/** A font of the theme, as pages begin with it. */
export interface PageFont {
  /** Path of the full font file. */
  readonly whole: string
  readonly metrics?: FontMetrics | undefined
  /** A subset with the site's characters. The full font file has the others. */
  readonly subset?: FontSubset | undefined
}

interface FontSubset {
  readonly file: string
  /** Code points that only the full font has, in the notation of `unicode-range`; empty if there are none. */
  readonly otherRange: string
}

/** The typefaces of a theme: that of texts, and that of headings if it is another. */
function fontsOf({ font, headingFont }: ThemeSettings): readonly ThemeSettings['font'][] {
  return headingFont === undefined || headingFont.file === font.file ? [font] : [font, headingFont]
}

/** A file of a typeface, and what it is for. */
interface FontFile {
  readonly name: string
  readonly file: string
  readonly weights: string
}

/** The files of the typefaces, that of texts first. */
function filesOf(theme: ThemeSettings): readonly FontFile[] {
  return fontsOf(theme).flatMap(({ name, file, bold }): readonly FontFile[] => {
    if (bold === undefined) return [{ name, file, weights: '400 700' }]
    return [
      { name, file, weights: '400 500' },
      { name, file: bold, weights: '501 700' },
    ]
  })
}

/** Paths of the font files, that of texts first. */
export function fontFiles(theme: ThemeSettings): readonly string[] {
  return [...new Set(filesOf(theme).map(({ file }) => file))]
}

/** Path of the font file of headings. */
export function headingFontFile(theme: ThemeSettings): string {
  const { font, headingFont } = theme
  return headingFont?.file ?? font.bold ?? font.file
}

/** Fonts of systems, equally wide, by their names at the three weights. Widths as of `measureTypeface`. */
interface SystemFonts {
  readonly names: readonly (readonly [regular: string, medium: string, heavy: string])[]
  readonly widths: Widths
}

const withBold = (name: string) => [name, name, `${name} Bold`] as const

/** What stands in for a typeface until it arrives; of those that a system has, the last. */
const systemFonts: Readonly<Record<FontMetrics['kind'], readonly SystemFonts[]>> = {
  sans: [
    { names: [['Roboto', 'Roboto Medium', 'Roboto Bold']], widths: [0.4507, 0.4612, 0.4643] },
    { names: [withBold('Arial'), withBold('Liberation Sans')], widths: [0.4531, 0.459, 0.493] },
  ],
  serif: [
    { names: [withBold('Noto Serif')], widths: [0.4849, 0.4925, 0.5228] },
    { names: [withBold('Times New Roman'), withBold('Liberation Serif')], widths: [0.4097, 0.4151, 0.4409] },
    { names: [withBold('Georgia')], widths: [0.4494, 0.4564, 0.5325] },
  ],
  mono: [
    { names: ['Droid Sans Mono', 'Courier New', 'Liberation Mono'].map(withBold), widths: [0.6001, 0.6001, 0.6001] },
  ],
}

/** A text as a string of CSS, which can't end before it does, nor the style element around it. */
const cssString = (text: string) =>
  `"${text.replace(/["\\<\n\r\f]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`

/**
 * @param display `optional`: the browser shows the face if its file is there when the page is first painted, and
 *   `lateTypeface.ts` otherwise, so that nothing moves. `swap`: it shows whenever it arrives.
 */
function faceOf({ name, weights }: FontFile, source: string, display: 'optional' | 'swap', range?: string): string {
  return `@font-face{font-family:${cssString(name)};src:url(${source});font-weight:${weights};font-display:${display}${
    range === undefined ? '' : `;unicode-range:${range}`
  }}`
}

/** Paths of the font files that a page shows first and should preload: Chromium shows no `optional` face otherwise. */
export function firstFontFiles(pageFonts: readonly PageFont[]): readonly string[] {
  return pageFonts.map(({ whole, subset }) => subset?.file ?? whole)
}

/**
 * The faces of the site's own characters, those of all others, and those that stand in for them until they arrive. A face
 * in the style sheet instead would make browsers lay the first screen out again when it arrives.
 */
function fontCss(theme: ThemeSettings, pageFonts: readonly PageFont[]): string {
  const metricsOf = (file: string | undefined) => pageFonts.find(({ whole }) => whole === file)?.metrics
  const faces = filesOf(theme).map((font) => {
    const { file } = font
    const pageFont = pageFonts.find(({ whole }) => whole === file)
    if (pageFont === undefined) return faceOf(font, file, 'swap')
    const { subset } = pageFont
    if (subset === undefined) return faceOf(font, file, 'optional')
    const others = subset.otherRange && faceOf(font, file, 'swap', subset.otherRange)
    return faceOf(font, subset.file, 'optional') + others
  })
  const fallbacks = fontsOf(theme).map(({ file, bold }, index) => {
    const metrics = metricsOf(file)
    if (metrics === undefined) return ''
    const [regular, medium, heavy] = metrics.widths
    const widths = [regular, medium, metricsOf(bold)?.widths[2] ?? heavy] as const
    const all = { ...metrics, widths }
    return index === 0
      ? fallbackCss(all, 'Fallback')
      : fallbackCss(all, headingFallback, looks[theme.look].headingWeight)
  })
  return [...faces, ...fallbacks].join('')
}

const headingFallback = 'Fallback of headings'

/**
 * Fonts of the system, adjusted to the line heights of a font and, on average, to its widths, so that hardly a line breaks
 * elsewhere when it arrives.
 * @param only The one weight in which it is used.
 */
function fallbackCss({ kind, widths, ascent, descent, lineGap }: FontMetrics, name: string, only?: number): string {
  const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`
  return systemFonts[kind]
    .flatMap(({ names, widths: systemWidths }) =>
      ['400', '500', '501 700'].map((weight, index) => {
        if (only !== undefined && index !== (only > 500 ? 2 : only > 400 ? 1 : 0)) return ''
        const size = (widths[index] ?? 1) / (systemWidths[index] ?? 1)
        const sources = names.map((weights) => `local("${weights[index]}")`).join(',')
        return (
          `@font-face{font-family:"${name}";src:${sources};font-weight:${weight};size-adjust:${percent(size)};` +
          `ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)};` +
          `line-gap-override:${percent(lineGap / size)}}`
        )
      }),
    )
    .join('')
}

/** The rule with all tokens. */
function rootCss(theme: ThemeSettings): string {
  const {
    font: { name },
    headingFont,
  } = theme
  return [
    ':root{color-scheme:light dark;',
    `--font:${cssString(name)},"Fallback",system-ui,sans-serif;`,
    `--headings:${headingFont ? `${cssString(headingFont.name)},"${headingFallback}",` : ''}var(--font);`,
    '--header-height:4.5rem;',
    tokenCss(theme),
    '}',
  ].join('')
}

const oneLine = (css: string) => css.replaceAll('\n', '')

/** A dialog that is opened before the style sheet has loaded shows its title, and a bar in place of the rest. */
const firstElementCss = oneLine(`
*{box-sizing:border-box;margin:0}
#main{padding-top:var(--header-height)}
html{scroll-padding-top:calc(var(--header-height) + 1.5rem);-webkit-text-size-adjust:100%;text-size-adjust:100%}
#app{min-height:100svh}
#app>footer{position:sticky;top:100%}
body{background:var(--color-paper);color:var(--color-soft);font:var(--text-body);-webkit-font-smoothing:antialiased;overflow-wrap:anywhere}
@supports (hyphenate-limit-chars:14){body{hyphens:auto;hyphenate-limit-chars:14 5 5}a,code{hyphens:manual}}
h1,h2,h3,h4{color:var(--color-ink);text-wrap:balance;text-transform:var(--heading-case)}
h1{font:var(--text-display);letter-spacing:var(--tracking-tight)}
h2{font:var(--text-title);letter-spacing:var(--tracking-tight)}
h3{font:var(--text-heading);letter-spacing:var(--tracking-snug)}
p,li,dd,figcaption{text-wrap:pretty}
strong,b{font-weight:600;color:var(--color-ink)}
a{color:inherit;text-decoration-line:underline;text-decoration-thickness:.08em;text-underline-offset:.2em;text-decoration-color:color-mix(in srgb,currentColor 40%,transparent)}
ul,ol{padding:0;list-style:none}
img,svg,video,iframe{display:block;max-width:100%}
img,video{height:auto}
:where(svg[fill=none]){stroke:currentColor;stroke-width:var(--icon-weight);stroke-linecap:round;stroke-linejoin:round}
picture{display:contents}
source{display:none}
button,input,select,textarea{font:inherit;letter-spacing:inherit;color:inherit}
button{border:0;background:none;padding:0;cursor:pointer;touch-action:manipulation}
:focus-visible{outline:2px solid var(--color-accent);outline-offset:3px}
dialog{width:100%;max-width:40rem;margin:auto;padding:1.5rem;border:0;border-radius:var(--radius-card);background:var(--color-surface);color:inherit}
dialog h2{font:var(--text-heading)}
dialog>div+*{display:none}
:where(dialog [command=close]){position:absolute;inset-block-start:1.5rem;inset-inline-end:1.5rem}
dialog::after{content:'';display:block;height:3px;margin-top:1rem;background:var(--fill-aurora)}
@media (prefers-reduced-motion:no-preference){@keyframes growing{from{transform:scaleX(0)}}dialog::after{animation:growing 8s}}
`)

/**
 * Picture and title of a card grow into those of the page that it leads to, which `pageEnd.ts` marks on the page before. All
 * else of that page shows at once, so that browsers keep no picture of it. Not on phones, which would show it later.
 */
const arrivalCss = oneLine(`
@media (hover:hover) and (prefers-reduced-motion:no-preference){
@view-transition{navigation:auto}
:root{view-transition-name:none}
:root:active-view-transition:not(:has([data-grows])) [data-part=hero]{h1{view-transition-name:title}[data-part=picture]{view-transition-name:picture}}
}
`)

/**
 * Styles that a first screen hardly ever needs: of scrolling and touch, and of elements that visitors see later, if at all.
 * Scrolling is smooth from the top of a page, or once it has been scrolled: Chromium would scroll to a place that it
 * restores, too. Not while a keyboard moves the focus, which would be out of sight on the way. Nothing of a first screen
 * moves for visitors who prefer that, but what they use does.
 */
const laterElementCss = oneLine(`
@media (prefers-reduced-motion:reduce){*,*::before,*::after,::backdrop{animation:none!important;transition:none!important}}
@media (prefers-reduced-motion:no-preference){:is([data-from-top],[data-moved]):not(:has(:focus-visible)){scroll-behavior:smooth}}
@media (max-width:768px){html[data-pinch-zoom='off']{touch-action:pan-x pan-y}}
#main:focus{outline:none}
a:hover{text-decoration-color:currentColor}
button:disabled{cursor:not-allowed}
h4{font:var(--text-label)}
iframe{border:0}
fieldset{border:0;padding:0;min-width:0}
legend{padding:0}
summary{cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
table{border-collapse:collapse;border-spacing:0;overflow-wrap:break-word}
hr{border:0;border-top:1px solid var(--color-line)}
dialog{width:fit-content;max-width:none;max-height:none;margin:0;padding:0;border-radius:0;background:none}
dialog>div+*{display:revert}
:where(dialog [command=close]){position:static}
dialog::after{content:none}
:root::selection{background:var(--color-second);color:#fff}
html:has(dialog:modal){overflow:hidden;scrollbar-gutter:stable;background:linear-gradient(var(--color-backdrop) 0 0) var(--color-paper)}
html[data-over-dark]:has(dialog:modal){background-color:var(--color-night)}
`)

/** Styles of the change from one page to the next, which the first page doesn't need. */
const navigationCss = oneLine(`
::view-transition-group(*){animation-duration:var(--duration-calm);animation-timing-function:var(--ease-inOut)}
[data-grows] :is(h2,h3),[data-grows]:not(:has(h2,h3)) a{view-transition-name:title}
[data-grows] [data-photo]{view-transition-name:picture}
::view-transition-old(*){display:none}
::view-transition-new(*){animation:none}
::view-transition-new(picture){height:100%;object-fit:cover}
html[data-leaving]::before{content:'';position:fixed;z-index:20;inset:0 0 auto;height:3px;background:var(--fill-aurora);transform:scaleX(.9);transform-origin:0 0;animation:growing 8s cubic-bezier(.05,.7,.2,1)}
html[dir='rtl'][data-leaving]::before{transform-origin:100% 0}
`)

/**
 * Styles of a page on paper: dark ink without backgrounds, which most printers leave out, smaller than on screen, and
 * no sheet that ends inside a card or after a heading. What a component doesn't show on paper, it hides itself.
 */
const printCss = oneLine(`
@page{margin:1.5cm}
@media print{
:root{--header-height:0px;--space-3:1rem;--space-4:1.25rem;--space-6:1.75rem;--space-8:2rem;--space-band:1.5rem;--space-gutter:0px;--text-number:600 1.75rem/1.1 var(--headings,var(--font));--text-bigNumber:600 2.5rem/1 var(--headings,var(--font));--text-display:600 2.25rem/1.1 var(--headings,var(--font));--text-opening:var(--text-display);--text-title:600 1.75rem/1.15 var(--headings,var(--font))}
html{font-size:75%}
#app{min-height:0}
*,::before,::after{color-scheme:light!important;background:none!important;box-shadow:none!important}
h1,h2,h3,h4,summary{break-after:avoid}
p,li,tr,dl>div,article,figure,blockquote{break-inside:avoid}
}
`)

/** For visitors who asked for more contrast: all text is as strong as headings, and every line can be seen. */
const moreContrastCss =
  '@media (prefers-contrast:more){:root{--color-soft:var(--color-ink);--color-faint:var(--color-ink);--color-line:var(--color-edge);--color-edge:var(--color-ink)}}'

/**
 * A phone would lay out all that follows the style sheet in one task, too long to answer a touch. So the later bands wait
 * for a moment, a few at a time, unless the visitor comes near them before. Not where a place in the page was asked for or
 * is restored, which takes the height of all bands above. A band with an animation of its own keeps that.
 */
const bandCss = oneLine(`
@media screen and (width<40rem){
:where([data-from-top]:not([data-moved],:has(:target)) :is(#main>:nth-child(n+3 of link~*),#app>footer)){animation:waiting 1ms 40ms backwards}
:where(#main>:nth-child(n+6 of link~*)){animation-delay:80ms}
:where(#main>:nth-child(n+9 of link~*),#app>footer){animation-delay:.12s}
}
@keyframes waiting{from{content-visibility:auto;contain-intrinsic-size:auto 60rem}}
`)

/** All tokens of a theme, and the other rules that only the style sheet of a site has, besides those of components. */
export function sharedCss(theme: ThemeSettings): string {
  return rootCss(theme) + laterElementCss + navigationCss + bandCss + moreContrastCss + printCss
}

/** Fonts, tokens, reset and styles of bare elements. */
export function baseCss(theme: ThemeSettings, pageFonts: readonly PageFont[] = []): string {
  return fontCss(theme, pageFonts) + rootCss(theme) + firstElementCss + laterElementCss + lookCss(theme)
}

const tokenDeclaration = /(--[\w-]+):([^;]*);/g

/**
 * Makes the styles that a page begins with, from the CSS and markup that it shows before its style sheet has loaded: of the
 * tokens, only those that are used there.
 * @param pageFonts The fonts as the build has measured and packed them. The page preloads their `firstFontFiles`.
 */
export function createFirstCss(theme: ThemeSettings, pageFonts: readonly PageFont[]): (shown: string) => string {
  const fonts = fontCss(theme, pageFonts)
  const root = rootCss(theme)
  const firstElements = firstElementCss + arrivalCss + lookCss(theme)
  const values = new Map([...root.matchAll(tokenDeclaration)].map(([, name = '', value = '']) => [name, value]))
  return (shown) => {
    const isLaterElement = /<(?:fieldset|h4|hr|iframe|summary|table)\b/
    const elements = isLaterElement.test(shown) ? firstElements + laterElementCss : firstElements
    const used = new Set<string>()
    const use = (css: string) => {
      for (const [, name = ''] of css.matchAll(/var\((--[\w-]+)/g)) {
        if (used.has(name)) continue
        used.add(name)
        use(values.get(name) ?? '')
      }
    }
    use(elements + shown)
    const tokens = root.replace(tokenDeclaration, (declaration, name: string) => (used.has(name) ? declaration : ''))
    return fonts + tokens + elements
  }
}
