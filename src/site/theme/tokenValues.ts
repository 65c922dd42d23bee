import type { Look } from '../../../schema/looks/look.ts'
import { looks } from '../../../schema/looks/looks.ts'
import type { ThemeSettings } from '../../../schema/site.ts'
import { brightest, contrast, mix, readable, strongHue } from './contrast.ts'
import type { card, color, fill, measure, radius, shadow, space, text, tracking } from './tokens.ts'
import { duration, ease, travel } from './tokens.ts'

type Values<Group> = Readonly<Record<keyof Group, string>>

/** The colors of ornaments in a theme that has none of its own: shades of its accent, whatever that is. */
function auroraOf(accent: string) {
  return { first: mix(accent, '#ffffff', 0.3), second: accent, third: mix(accent, '#ffffff', 0.6) }
}

function colorValues(theme: ThemeSettings): Values<typeof color> {
  const { accent, ink, paper } = theme.colors
  const { first, second, third } = { ...auroraOf(accent), ...theme.colors }

  /** The ink color, darkened enough to be the background of a dark scheme. */
  const deep = readable(ink, ['#ffffff'], 16)
  const ground = looks[theme.look].deep
  const night = {
    night: mix(deep, '#000000', 0.35),
    accent: readable(accent, ['#ffffff'], 5),
    tint: readable(mix(accent, deep, 0.35), ['#ffffff'], 13),
  }[ground]
  const light = {
    paper,
    tint: mix(paper, mix(ink, strongHue(paper) ?? readable(accent, [paper]), 0.75), 0.08),
    surface: mix(paper, '#ffffff', 0.8),
  }
  const dark = {
    paper: mix(deep, '#000000', 0.2),
    tint: mix(deep, accent, 0.08),
    surface: mix(deep, mix(accent, '#ffffff', 0.55), 0.1),
  }
  const lightGrounds = [light.tint, light.paper, light.surface]
  const darkGrounds = [dark.surface, dark.tint, dark.paper, night]
  /** On its own color, a look has ink in place of the accent. */
  const accentGrounds = ground === 'accent' ? darkGrounds.slice(0, 3) : darkGrounds
  const darkInk = mix('#ffffff', second, 0.05)

  const scheme = (onLight: string, onDark: string) => `light-dark(${onLight},${onDark})`
  const text = (hex: string, ratio?: number, onDark = hex) =>
    scheme(readable(hex, lightGrounds, ratio), readable(onDark, darkGrounds, ratio))
  const accentOnLight = readable(accent, lightGrounds)
  const accentOnDark = readable(mix(mix(accent, brightest(accent), 0.4), '#ffffff', 0.1), accentGrounds, 5.6)
  const on = (background: string) => (contrast(background, '#ffffff') >= 4.5 ? '#ffffff' : deep)

  return {
    paper: scheme(light.paper, dark.paper),
    tint: scheme(light.tint, dark.tint),
    surface: scheme(light.surface, dark.surface),
    raised: scheme(mix(light.surface, deep, 0.045), mix(dark.surface, '#ffffff', 0.055)),
    night,
    ink: scheme(readable(ink, lightGrounds, 7), darkInk),
    soft: scheme(
      readable(mix(ink, light.paper, 0.26), lightGrounds, 7),
      readable(mix(darkInk, deep, 0.24), darkGrounds),
    ),
    faint: text(mix(ink, mix(paper, second, 0.1), 0.42)),
    line: scheme(mix(light.paper, deep, 0.11), mix(dark.surface, '#ffffff', 0.1)),
    edge: text(mix(ink, paper, 0.5), 3),
    accent: scheme(accentOnLight, accentOnDark),
    onAccent: scheme(on(accentOnLight), on(accentOnDark)),
    accentSoft: scheme(mix(light.surface, accentOnLight, 0.07), mix(dark.surface, accentOnDark, 0.11)),
    first,
    second,
    third,
    firstText: text(first),
    secondText: text(second),
    thirdText: text(third),
    success: text('#0f8a63', 4.5, '#3fd9a4'),
    successSoft: scheme(mix(light.surface, '#0f8a63', 0.1), mix(dark.surface, '#3fd9a4', 0.14)),
    danger: text('#c62b3f', 4.5, '#ff7a8a'),
    dangerSoft: scheme(mix(light.surface, '#c62b3f', 0.08), mix(dark.surface, '#ff7a8a', 0.14)),
    backdrop: scheme('rgb(20 18 31/.5)', 'rgb(4 3 9/.7)'),
  }
}

/** Colors on the dark background of hero and footer, the same in both schemes. */
export function nightColors(theme: ThemeSettings) {
  const { night, first, second, third } = colorValues(theme)
  return { night, first, second, third, ink: mix('#ffffff', second, 0.05) }
}

/** How much of the night, in percent, over white makes a ground for words and accents in the dark scheme. */
function scrimOf(theme: ThemeSettings): number {
  const { night, soft, accent } = colorValues(theme)
  const words = [soft, ...(looks[theme.look].deep === 'accent' ? [] : [accent])].map(
    (value) => value.match(/#\w+(?=\)$)/)?.[0] ?? night,
  )
  const isReadable = (percent: number) =>
    words.every((word) => contrast(mix('#ffffff', night, percent / 100), word) >= 4.5)
  return Array.from({ length: 100 }, (_, percent) => percent).find(isReadable) ?? 100
}

/** Without lights of its own, a look has its accent in their place. */
const fillValues = (deep: Look['deep'], scrim: number): Values<typeof fill> => ({
  aurora: 'linear-gradient(var(--color-accent),var(--color-accent))',
  glow: 'none',
  scrim: `color-mix(in srgb,var(--color-night) ${scrim}%,transparent)`,
  deep: deep === 'tint' ? 'var(--color-tint)' : 'var(--fill-glow),var(--color-night)',
})

const cardValues: Values<typeof card> = {
  fill: 'var(--color-surface)',
  line: 'inset 0 0 0 1px color-mix(in srgb,var(--color-line) 70%,transparent)',
  edge: 'var(--shadow-soft)',
}

/** A dot in each color of the aurora. */
const dots = ['first', 'second', 'third'].map(
  (name, index) => `radial-gradient(circle,var(--color-${name}) 2px,transparent 2.5px) ${index * 6}px/5px 5px`,
)

/** The mark before eyebrows; the waveform is what they have without a declaration. */
const ornamentCss: Readonly<Record<ThemeSettings['ornament'], string>> = {
  none: '--no-mark:none;',
  dots: `--mark:${dots.join(',')};`,
  waveform: '',
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
  tight: 'clamp(2.25rem,3.6vw,3.25rem)',
  band: 'clamp(3.25rem,5vw,4.5rem)',
  grand: 'clamp(4.25rem,7vw,6.5rem)',
}

/** With a larger text size, large type on a narrow screen grows less, so that its words fit. */
function textValues(weight: number): Values<typeof text> {
  const headings = 'var(--headings)'
  return {
    display: `${weight} min(clamp(2.625rem,1.35rem + 5.1vw,5.25rem),7.5vw + .75rem)/1.01 ${headings}`,
    grand: `${weight} min(clamp(2rem,1.2rem + 2.6vw,3.75rem),7vw + .6rem)/1.06 ${headings}`,
    opening: `${weight} min(clamp(2.375rem,1.6rem + 3.2vw,4rem),7.5vw + .75rem)/1.05 ${headings}`,
    title: `${weight} min(clamp(1.75rem,1.3rem + 2.1vw,3rem),6vw + .5rem)/1.1 ${headings}`,
    subtitle: `${weight} min(clamp(1.5rem,1.3rem + .9vw,2rem),6vw + .5rem)/1.2 ${headings}`,
    heading: `${weight} min(clamp(1.25rem,1.16rem + .4vw,1.5rem),4.5vw + .5rem)/1.25 ${headings}`,
    label: '600 1.0625rem/1.4 var(--font)',
    lead: '400 clamp(1.125rem,1.06rem + .3vw,1.3125rem)/1.55 var(--font)',
    body: '400 1.0625rem/1.65 var(--font)',
    small: '400 .9375rem/1.55 var(--font)',
    caption: '500 .8125rem/1.45 var(--font)',
    number: `${weight} min(clamp(2.25rem,1.8rem + 1.9vw,3.25rem),8vw + .6rem)/1 ${headings}`,
    bigNumber: `${weight} min(clamp(3.5rem,2.4rem + 4.6vw,6.5rem),10vw + .9rem)/.95 ${headings}`,
  }
}

const trackingValues: Values<typeof tracking> = { tight: '-.035em', snug: '-.02em', wide: '.08em' }

/** In em rather than ch: widths must not change when the font arrives. */
const measureValues: Values<typeof measure> = { text: '36em', narrow: '46rem', page: '77rem' }

const shadowTint = (onLight: number, onDark: number) => `light-dark(rgb(38 26 74/${onLight}),rgb(0 0 0/${onDark}))`

/** A line around something, and with an offset a shadow without blur. */
const outline = (hue: string, offset?: number) =>
  `0 0 0 1px var(--color-${hue})${offset === undefined ? '' : `,${offset}px ${offset}px 0 1px var(--color-${hue})`}`

const shadowValues: Readonly<Record<ThemeSettings['shadow'], Values<typeof shadow>>> = {
  soft: {
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
  },
  none: { soft: outline('line'), lifted: outline('edge'), float: outline('edge') },
  hard: { soft: outline('ink', 3), lifted: outline('ink', 6), float: outline('ink', 6) },
}

const motionTokens = [duration, ease, travel].flatMap((group) => Object.values(group))

/** Values of `motionTokens`. */
const temper = (durations: string, curves: string, ways: string): readonly string[] => [
  ...durations.split(' '),
  ...curves.split(' ').map((points) => `cubic-bezier(${points})`),
  ...ways.split(' '),
]

const tempers: Readonly<Record<ThemeSettings['motion'], readonly string[]>> = {
  lively: temper('.16s .32s .7s', '.16,1,.3,1 .65,0,.35,1 .34,1.5,.5,1', '.5rem 1.5rem 35%'),
  crisp: temper('.08s .16s .32s', '.2,0,0,1 .8,0,.1,1 .2,0,0,1', '.25rem .75rem 20%'),
  calm: temper('.22s .48s 1s', '.2,.7,.2,1 .5,0,.3,1 .2,.7,.2,1', '.5rem 1rem 45%'),
  slow: temper('.3s .7s 1.4s', '.4,0,.2,1 .5,0,.2,1 .4,0,.2,1', '0px 0px 55%'),
  sturdy: temper('.14s .28s .6s', '.3,0,.1,1 .7,0,.2,1 .3,1.9,.5,1', '.75rem 2rem 30%'),
}

function radiusValues({ corners, radius: wanted }: ThemeSettings): Values<typeof radius> {
  const card = corners === 'square' ? 0 : wanted
  const control = `${Math.round(card * 0.6)}px`
  return {
    small: `${Math.round(card * 0.4)}px`,
    control,
    card: `${card}px`,
    band: `clamp(${card}px,3vw,${card * 2}px)`,
    pill: card === 0 ? '0' : corners === 'soft' ? control : '999px',
  }
}

function declare(group: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${group}-${name}:${value};`)
    .join('')
}

/** The declarations of all tokens of a theme: those that its look changes come last. */
export function tokenCss(theme: ThemeSettings): string {
  const { deep, headingWeight, tokens } = looks[theme.look]
  return [
    declare('color', colorValues(theme)),
    declare('fill', fillValues(deep, scrimOf(theme))),
    declare('card', cardValues),
    declare('heading', { case: 'none' }),
    declare('icon', { weight: '2' }),
    deep === 'tint' ? '' : '--deep-scheme:dark;',
    ornamentCss[theme.ornament],
    declare('space', spaceValues),
    declare('text', textValues(headingWeight)),
    declare('tracking', trackingValues),
    declare('measure', measureValues),
    declare('radius', radiusValues(theme)),
    declare('shadow', shadowValues[theme.shadow]),
    ...tempers[theme.motion].map((value, index) => `${motionTokens[index]?.slice(4, -1)}:${value};`),
    ...Object.entries(tokens).map(([name, value]) => `--${name}:${value};`),
  ].join('')
}
