import type { ThemeSettings } from '../../schema/site.ts'
import { contrast, mix, readable } from './contrast.ts'
import type {
  color,
  duration,
  ease,
  fill,
  measure,
  ornament,
  radius,
  shadow,
  space,
  text,
  tracking,
} from './tokens.ts'

type Values<Group> = Readonly<Record<keyof Group, string>>

const defaultFont = { name: 'Instrument Sans', file: '/fonts/instrument-sans.woff2' }

/** Subset of the font with the site's characters. The full font file has the others. */
export interface FontSubset {
  readonly file: string
  /** Code points in the subset and code points outside it, in the notation of `unicode-range`. */
  readonly range: string
  readonly otherRange: string
}

/** Path of the font file, for a preload link in the page's head. */
export function fontFile(theme: ThemeSettings): string {
  return theme.font?.file ?? defaultFont.file
}

function colorValues(theme: ThemeSettings): Values<typeof color> {
  const { accent, ink, paper, pink, violet, aqua } = theme.colors

  /** The ink color, darkened enough to be the background of a dark scheme. */
  const deep = readable(ink, ['#ffffff'], 16)
  const night = mix(deep, '#000000', 0.35)
  const light = {
    paper,
    tint: mix(paper, mix(ink, '#b8935a', 0.75), 0.07),
    surface: mix(paper, '#ffffff', 0.8),
  }
  const dark = {
    paper: mix(deep, '#000000', 0.2),
    tint: mix(deep, violet, 0.08),
    surface: mix(deep, mix(violet, '#ffffff', 0.55), 0.1),
  }
  const lightGrounds = [light.tint, light.paper, light.surface]
  const darkGrounds = [dark.surface, dark.tint, dark.paper, night]
  const darkInk = mix('#ffffff', violet, 0.05)

  const scheme = (onLight: string, onDark: string) => `light-dark(${onLight},${onDark})`
  const text = (hex: string, ratio?: number, onDark = hex) =>
    scheme(readable(hex, lightGrounds, ratio), readable(onDark, darkGrounds, ratio))
  const accentOnLight = readable(accent, lightGrounds)
  const accentOnDark = readable(mix(accent, '#ffffff', 0.45), darkGrounds, 5.5)
  const on = (background: string) => (contrast(background, '#ffffff') >= 4.5 ? '#ffffff' : night)

  return {
    paper: scheme(light.paper, dark.paper),
    tint: scheme(light.tint, dark.tint),
    surface: scheme(light.surface, dark.surface),
    raised: scheme(mix(light.surface, deep, 0.045), mix(dark.surface, '#ffffff', 0.055)),
    night,
    ink: scheme(readable(ink, lightGrounds, 7), darkInk),
    soft: scheme(readable(mix(ink, light.paper, 0.26), lightGrounds, 7), mix(darkInk, deep, 0.24)),
    faint: text(mix(ink, mix(paper, violet, 0.1), 0.42)),
    line: scheme(mix(light.paper, deep, 0.11), mix(dark.surface, '#ffffff', 0.1)),
    edge: text(mix(ink, paper, 0.5), 3),
    accent: scheme(accentOnLight, accentOnDark),
    onAccent: scheme(on(accentOnLight), on(accentOnDark)),
    accentSoft: scheme(mix(light.surface, accentOnLight, 0.07), mix(dark.surface, accentOnDark, 0.11)),
    pink,
    violet,
    aqua,
    pinkText: text(pink),
    violetText: text(violet),
    aquaText: text(aqua),
    success: text('#0f8a63', 4.5, '#3fd9a4'),
    successSoft: scheme(mix(light.surface, '#0f8a63', 0.1), mix(dark.surface, '#3fd9a4', 0.14)),
    danger: text('#c62b3f', 4.5, '#ff7a8a'),
    dangerSoft: scheme(mix(light.surface, '#c62b3f', 0.08), mix(dark.surface, '#ff7a8a', 0.14)),
    backdrop: scheme('rgb(20 18 31/.5)', 'rgb(4 3 9/.7)'),
  }
}

/** Colors on the dark background of hero and footer, the same in both schemes. */
export function nightColors(theme: ThemeSettings) {
  const { night, pink, violet, aqua } = colorValues(theme)
  return { night, pink, violet, aqua, ink: mix('#ffffff', violet, 0.05) }
}

const fillValues: Values<typeof fill> = {
  aurora: 'linear-gradient(100deg,var(--color-pink),var(--color-violet) 52%,var(--color-aqua))',
  glow: [
    'radial-gradient(60% 90% at 0% 0%,color-mix(in srgb,var(--color-pink) 16%,transparent),transparent)',
    'radial-gradient(60% 90% at 100% 0%,color-mix(in srgb,var(--color-aqua) 14%,transparent),transparent)',
    'radial-gradient(80% 80% at 50% 0%,color-mix(in srgb,var(--color-violet) 18%,transparent),transparent)',
  ].join(','),
}

/** Three shapes side by side in the colors of the aurora: each 7 px from the next. */
const threeMarks = (shape: (color: string, index: number) => string) =>
  ['pink', 'violet', 'aqua'].map((name, index) => shape(`var(--color-${name})`, index)).join(',')

const barHeights = [7, 16, 10]

const ornamentValues: Readonly<Record<ThemeSettings['ornament'], Values<typeof ornament>>> = {
  none: { content: 'none', mark: 'none' },
  dots: {
    content: "''",
    mark: threeMarks(
      (hue, index) => `radial-gradient(circle,${hue} 2px,transparent 2.5px) ${index * 6}px 50%/5px 5px`,
    ),
  },
  waveform: {
    content: "''",
    mark: threeMarks(
      (hue, index) => `linear-gradient(${hue} 0 0) ${index * 7}px 50%/3px ${barHeights[index]}px`,
    ),
  },
}

/** Spacing in rem. On the narrowest screens it doesn’t grow with the visitor's text size. */
const room = (rem: number) => `min(${rem}rem,${rem * 5}vw)`

const spaceValues: Values<typeof space> = {
  half: '.25rem',
  1: room(0.5),
  2: room(1),
  3: room(1.5),
  4: room(2),
  5: room(2.5),
  6: room(3),
  8: room(4),
  10: room(5),
  12: room(6),
  16: room(8),
  gutter: 'clamp(min(1.25rem,6.25vw),5vw,4rem)',
  band: 'clamp(4.5rem,9vw,8.5rem)',
}

/** With a larger text size, large type on a narrow screen grows less, so that its words fit. */
const textValues: Values<typeof text> = {
  display: '600 min(clamp(2.625rem,1.35rem + 5.1vw,5.25rem),7.5vw + .75rem)/1.01 var(--font)',
  title: '600 min(clamp(2rem,1.4rem + 2.6vw,3.375rem),7vw + .6rem)/1.08 var(--font)',
  heading: '600 min(clamp(1.25rem,1.16rem + .4vw,1.5rem),4.5vw + .5rem)/1.25 var(--font)',
  label: '600 1.0625rem/1.4 var(--font)',
  lead: '400 clamp(1.125rem,1.06rem + .3vw,1.3125rem)/1.55 var(--font)',
  body: '400 1.0625rem/1.65 var(--font)',
  small: '400 .9375rem/1.55 var(--font)',
  caption: '500 .8125rem/1.45 var(--font)',
  number: '600 min(clamp(2.25rem,1.8rem + 1.9vw,3.25rem),8vw + .6rem)/1 var(--font)',
  bigNumber: '600 min(clamp(3.5rem,2.4rem + 4.6vw,6.5rem),10vw + .9rem)/.95 var(--font)',
}

const trackingValues: Values<typeof tracking> = { tight: '-.035em', snug: '-.02em', wide: '.08em' }

/** In em rather than ch: widths must not change when the font arrives. */
const measureValues: Values<typeof measure> = { text: '36em', narrow: '46rem', page: '77rem' }

const shadowTint = (onLight: number, onDark: number) =>
  `light-dark(rgb(38 26 74/${onLight}),rgb(0 0 0/${onDark}))`

const shadowValues: Values<typeof shadow> = {
  soft: [
    `0 1px 2px ${shadowTint(0.05, 0.35)}`,
    `0 6px 16px -6px ${shadowTint(0.07, 0.4)}`,
    `0 24px 40px -24px ${shadowTint(0.1, 0.5)}`,
  ].join(','),
  lifted: [
    `0 2px 4px ${shadowTint(0.05, 0.4)}`,
    `0 14px 28px -10px ${shadowTint(0.13, 0.5)}`,
    `0 40px 64px -28px ${shadowTint(0.2, 0.6)}`,
  ].join(','),
  float: [`0 4px 12px ${shadowTint(0.08, 0.4)}`, `0 32px 80px -16px ${shadowTint(0.32, 0.75)}`].join(','),
}

const durationValues: Values<typeof duration> = { quick: '.16s', calm: '.32s', slow: '.7s' }

const easeValues: Values<typeof ease> = {
  out: 'cubic-bezier(.16,1,.3,1)',
  inOut: 'cubic-bezier(.65,0,.35,1)',
  spring: 'cubic-bezier(.34,1.5,.5,1)',
}

function radiusValues(card: number): Values<typeof radius> {
  return {
    small: `${Math.round(card * 0.4)}px`,
    control: `${Math.round(card * 0.6)}px`,
    card: `${card}px`,
    band: `clamp(${card}px,3vw,${card * 2}px)`,
    pill: card === 0 ? '0' : '999px',
  }
}

function declare(group: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${group}-${name}:${value};`)
    .join('')
}

/**
 * The system's sans-serif, adjusted to the widths and line heights of the default font, so that nothing moves
 * when that arrives. Roboto is as wide as Arial.
 */
const fallbackFaces = [
  {
    weight: '400 500',
    local: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica Neue', 'Roboto'],
    size: 1.0234,
  },
  {
    weight: '501 700',
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Neue Bold', 'Roboto Bold'],
    size: 0.9742,
  },
]

/** A text as a string of CSS, which can't end before it does, nor the style element around it. */
const cssString = (text: string) =>
  `"${text.replace(/["\\<\n\r\f]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`

function faceOf({ font: { name } = defaultFont }: ThemeSettings, source: string, range?: string): string {
  return `@font-face{font-family:${cssString(name)};src:url(${source}) format("woff2");font-weight:400 700;font-display:swap${
    range === undefined ? '' : `;unicode-range:${range}`
  }}`
}

/** The faces of the site's own characters. */
function fontCss(theme: ThemeSettings, part: FontSubset | undefined): string {
  const file = fontFile(theme)
  const face = part ? faceOf(theme, part.file, part.range) : faceOf(theme, file)
  if (file !== defaultFont.file) return face
  const fallbacks = fallbackFaces.map(({ weight, local, size }) => {
    const sources = local.map((font) => `local("${font}")`).join(',')
    const percent = (share: number) => `${(share * 100).toFixed(2)}%`
    return (
      `@font-face{font-family:"Fallback";src:${sources};font-weight:${weight};size-adjust:${percent(size)};` +
      `ascent-override:${percent(0.97 / size)};descent-override:${percent(0.25 / size)};line-gap-override:0%}`
    )
  })
  return [face, ...fallbacks].join('')
}

const roots = new WeakMap<ThemeSettings, string>()

/** The rule with all tokens. Making readable colors takes time, so it is made once for a theme. */
function rootCss(theme: ThemeSettings): string {
  const rule = roots.get(theme) ?? makeRootCss(theme)
  roots.set(theme, rule)
  return rule
}

function makeRootCss(theme: ThemeSettings): string {
  const { name } = theme.font ?? defaultFont
  return [
    ':root{color-scheme:light dark;',
    `--font:${cssString(name)},"Fallback",system-ui,sans-serif;`,
    '--header-height:4.5rem;',
    declare('color', colorValues(theme)),
    declare('fill', fillValues),
    declare('ornament', ornamentValues[theme.ornament]),
    declare('space', spaceValues),
    declare('text', textValues),
    declare('tracking', trackingValues),
    declare('measure', measureValues),
    declare('radius', radiusValues(theme.radius)),
    declare('shadow', shadowValues),
    declare('duration', durationValues),
    declare('ease', easeValues),
    '}',
  ].join('')
}

const firstElementCss = `
*,*::before,*::after{box-sizing:border-box}
*{margin:0}
#main{padding-top:var(--header-height)}
#main:focus{outline:none}
html{scroll-padding-top:calc(var(--header-height) + 1.5rem);-webkit-text-size-adjust:100%;text-size-adjust:100%}
html[data-resolving] body{visibility:hidden}
@media (max-width:768px){html[data-pinch-zoom='off']{touch-action:pan-x pan-y}}
body{min-height:100svh;background:var(--color-paper);color:var(--color-soft);font:var(--text-body);font-optical-sizing:auto;-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale;text-rendering:optimizeLegibility;overflow-wrap:anywhere}
h1,h2,h3,h4{color:var(--color-ink);text-wrap:balance}
h1{font:var(--text-display);letter-spacing:var(--tracking-tight)}
h2{font:var(--text-title);letter-spacing:var(--tracking-tight)}
h3{font:var(--text-heading);letter-spacing:var(--tracking-snug)}
p,li,dd,figcaption{text-wrap:pretty}
strong,b{font-weight:600;color:var(--color-ink)}
a{color:inherit;text-decoration-line:underline;text-decoration-thickness:.08em;text-underline-offset:.2em;text-decoration-color:color-mix(in srgb,currentColor 40%,transparent)}
ul,ol{padding:0;list-style:none}
img,svg,video,iframe{display:block;max-width:100%}
img,video{height:auto}
:where(svg[fill=none]){stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
picture{display:contents}
button,input,select,textarea{font:inherit;letter-spacing:inherit;color:inherit}
button{border:0;background:none;padding:0;cursor:pointer;touch-action:manipulation}
:focus-visible{outline:2px solid var(--color-accent);outline-offset:3px}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
@media (prefers-reduced-motion:reduce){*,*::before,*::after,::backdrop{animation:none!important;transition:none!important}}
`
  .replaceAll('\n', '')
  .trim()

/** Styles of elements that visitors see later, if at all. */
const laterElementCss = `
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
dialog{border:0;padding:0;color:inherit;background:none;max-width:none;max-height:none}
::selection{background:var(--color-violet);color:#fff}
html:has(dialog:modal){overflow:hidden;scrollbar-gutter:stable;background:color-mix(in srgb,var(--color-paper),#14121f 50%)}
`
  .replaceAll('\n', '')
  .trim()

/** Styles of the change from one page to the next, which the first page doesn't need. */
const navigationCss = `
@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}
@keyframes leaving{from{transform:scaleX(0)}}
html[data-leaving]::before{content:'';position:fixed;z-index:20;inset:0 0 auto;height:3px;background:var(--fill-aurora);transform:scaleX(.9);transform-origin:0 0;animation:leaving 8s cubic-bezier(.05,.7,.2,1)}
html[dir='rtl'][data-leaving]::before{transform-origin:100% 0}
`
  .replaceAll('\n', '')
  .trim()

/**
 * Styles of a page on paper: dark ink without backgrounds, which most printers leave out, smaller than on screen, and
 * no sheet that ends inside a card or after a heading. What a component doesn't show on paper, it hides itself.
 */
const printCss = `
@page{margin:1.5cm}
@media print{
:root{--header-height:0px;--space-3:1rem;--space-4:1.25rem;--space-6:1.75rem;--space-8:2rem;--space-band:1.5rem;--space-gutter:0px;--text-number:600 1.75rem/1.1 var(--font);--text-bigNumber:600 2.5rem/1 var(--font);--text-display:600 2.25rem/1.1 var(--font);--text-title:600 1.75rem/1.15 var(--font)}
html{font-size:75%}
body{min-height:0}
*,::before,::after{color-scheme:light!important;background:none!important;box-shadow:none!important}
h1,h2,h3,h4,summary{break-after:avoid}
p,li,tr,dl>div,article,figure,blockquote{break-inside:avoid}
}
`
  .replaceAll('\n', '')
  .trim()

/** For visitors who asked for more contrast: all text is as strong as headings, and every line can be seen. */
const moreContrastCss =
  '@media (prefers-contrast:more){:root{--color-soft:var(--color-ink);--color-faint:var(--color-ink);--color-line:var(--color-edge);--color-edge:var(--color-ink)}}'

/**
 * All tokens of a theme, and the other rules that only the style sheet of a site has, besides those of components.
 * @param part Subset of the font that pages begin with, if there is one: other characters come from the full file.
 */
export function sharedCss(theme: ThemeSettings, part?: FontSubset): string {
  const others = part ? faceOf(theme, fontFile(theme), part.otherRange) : ''
  return others + rootCss(theme) + laterElementCss + navigationCss + moreContrastCss + printCss
}

/**
 * Styles that each page begins with: fonts, tokens, reset and styles of bare elements.
 * @param part Subset of the font with the site's characters, if there is one.
 * @param shown CSS and markup that the page shows before its style sheet has loaded: only the tokens that they use are
 *   declared. Default: all.
 */
export function baseCss(theme: ThemeSettings, part?: FontSubset, shown?: string): string {
  const root = rootCss(theme)
  if (shown === undefined) return fontCss(theme, part) + root + firstElementCss + laterElementCss
  const isLaterElement = /<(?:dialog|fieldset|h4|hr|iframe|summary|table)\b/
  const elements = isLaterElement.test(shown) ? firstElementCss + laterElementCss : firstElementCss
  return fontCss(theme, part) + usedTokens(root, elements + shown) + elements
}

/** A rule that declares tokens, without those that a text doesn't use, also through others. */
function usedTokens(rule: string, text: string): string {
  const values = new Map(
    [...rule.matchAll(tokenDeclaration)].map(([, name = '', value = '']) => [name, value]),
  )
  const used = new Set<string>()
  const use = (css: string) => {
    for (const [, name = ''] of css.matchAll(/var\((--[\w-]+)/g)) {
      if (used.has(name)) continue
      used.add(name)
      use(values.get(name) ?? '')
    }
  }
  use(text)
  return rule.replace(tokenDeclaration, (declaration, name: string) => (used.has(name) ? declaration : ''))
}

const tokenDeclaration = /(--[\w-]+):([^;]*);/g
