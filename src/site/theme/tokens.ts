/**
 * Design tokens. Every value is a reference to a custom property that `baseCss` defines, so a theme can change
 * all colors and sizes without touching a component.
 */
function tokens<const Names extends readonly string[]>(group: string, names: Names) {
  return Object.fromEntries(names.map((name) => [name, `var(--${group}-${name})`])) as {
    readonly [Name in Names[number]]: string
  }
}

/** Colors. Each has a light and a dark value and follows the `color-scheme` of its element. */
export const color = /* @__PURE__ */ tokens('color', [
  /** Background of the page. */
  'paper',
  /** Background of a tinted section: a shade off the paper. */
  'tint',
  /** Background of cards, fields and dialogs. */
  'surface',
  /** Background of things on a surface: chips, hovered rows. */
  'raised',
  /** Background of dark sections, the hero and the footer, in both schemes. */
  'night',
  /** Headings and strong text. */
  'ink',
  /** Running text. */
  'soft',
  /** Captions and secondary text; still AA on paper, tint and surface. */
  'faint',
  /** Hairlines. */
  'line',
  /** Borders of controls; 3:1 on every background. */
  'edge',
  /** Links, focus and selected items. */
  'accent',
  /** Text on `accent`. */
  'onAccent',
  /** A hint of accent: backgrounds of selected items. */
  'accentSoft',
  /** The three colors of the aurora and of plans: for shapes, not for text. */
  'first',
  'second',
  'third',
  /** The same three, adjusted until they are readable as text. */
  'firstText',
  'secondText',
  'thirdText',
  'success',
  'successSoft',
  'danger',
  'dangerSoft',
  /** Over the page, behind a dialog. */
  'backdrop',
] as const)

/** Backgrounds made of several colors. */
export const fill = /* @__PURE__ */ tokens('fill', [
  /** The three colors of ornaments, left to right. */
  'aurora',
  /** The same as a faint wash, for the corner of a card or section. */
  'glow',
  /** Background of dark sections, the closing panel and the footer. Its scheme is part of `mixin.deep`. */
  'deep',
  /** Over a picture behind words: dark enough for them whatever the picture shows. */
  'scrim',
] as const)

/** What a card is made of. */
export const card = /* @__PURE__ */ tokens('card', [
  'fill',
  /** The line inside its edge, as a shadow. */
  'line',
  /** The shadow that lifts it, or the edge that it has instead. */
  'edge',
] as const)

const bars =
  'linear-gradient(var(--color-first) 0 0) 0/3px 7px,linear-gradient(var(--color-second) 0 0) 7px/3px 16px,linear-gradient(var(--color-third) 0 0) 14px/3px 10px'

/** The mark before an eyebrow, 17 × 16 px: what the ornament of the theme declares, or bars of sound. */
export const ornamentMark = `var(--mark,${bars})`

/** `content` of that mark: only a theme without an ornament declares it, as `none`. */
export const ornamentContent = "var(--no-mark,'')"

/** A background: the glow over a color. */
export const glowOn = (ground: string) => `${fill.glow},${ground}`

/** Steps of 8 px. `gutter` is the page's side margin; `tight`, `band` and `grand` are above and below a section. */
export const space = /* @__PURE__ */ tokens('space', [
  'half',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '8',
  '10',
  '12',
  '16',
  'gutter',
  'tight',
  'band',
  'grand',
] as const)

/** Type styles as values for the `font` shorthand. Headings get theirs from their element. */
export const text = /* @__PURE__ */ tokens('text', [
  /** The headline of a hero: h1. */
  'display',
  /** The headline of an inner page: h1 of a compact hero. In every look clearly larger than `title`. */
  'opening',
  /** Heading of the one thing that a page leads to: h2 of a grand section. */
  'grand',
  /** Heading of a section: h2. */
  'title',
  /** Heading of a section on the side: h2 of a tight one. */
  'subtitle',
  /** Heading of a card: h3. */
  'heading',
  /** Heading within a card, label of a group: h4. */
  'label',
  /** Introductory sentences. */
  'lead',
  'body',
  'small',
  'caption',
  /** Large prices and results. */
  'number',
  /** The largest numbers: one per card or column. */
  'bigNumber',
] as const)

/** Letter-spacing that belongs to the type styles. */
export const tracking = /* @__PURE__ */ tokens('tracking', [
  /** Display, title and numbers. */
  'tight',
  /** Headings. */
  'snug',
  /** Small words in capitals. */
  'wide',
] as const)

/** Widths of content. */
export const measure = /* @__PURE__ */ tokens('measure', [
  /** Running text. */
  'text',
  /** A form or a narrow column. */
  'narrow',
  /** Everything on a page. */
  'page',
] as const)

export const radius = /* @__PURE__ */ tokens('radius', ['small', 'control', 'card', 'band', 'pill'] as const)

export const shadow = /* @__PURE__ */ tokens('shadow', [
  /** A card at rest. */
  'soft',
  /** A hovered card, or the most important one. */
  'lifted',
  /** Dialogs, menus, toasts. */
  'float',
] as const)

export const duration = /* @__PURE__ */ tokens('duration', ['quick', 'calm', 'slow'] as const)

export const ease = /* @__PURE__ */ tokens('ease', [
  /** Entering. */
  'out',
  /** Moving from one place to another. */
  'inOut',
  /** Small movements that may overshoot. */
  'spring',
] as const)

/** How far things move. */
export const travel = /* @__PURE__ */ tokens('travel', [
  /** What opens or changes beside a control. */
  'near',
  /** Dialogs and toasts. */
  'far',
  /** How much of the screen a page scrolls while an ornament is drawn. */
  'drawing',
] as const)

/** Media queries, used as `${media.narrow} { … }`. */
export const media = {
  /** Phones: one column. In em, as all of these, because a visitor's larger text needs more width. */
  narrow: '@media (max-width: 37.49em)',
  /** Anything wider: two columns of short text fit, or three of figures. */
  tablet: '@media (min-width: 37.5em)',
  /** Two columns of running text fit, or three of short text: also on paper, where text is smaller. */
  wide: '@media (min-width: 48em), print',
  /** Three cards fit: also on paper. */
  cards: '@media (min-width: 56em), print',
  /** Two columns of running text fit, but not three cards. */
  beforeCards: '@media screen and (min-width: 48em) and (max-width: 55.99em)',
  upToDesktop: '@media (max-width: 63.99em)',
  desktop: '@media (min-width: 64em)',
  phone: '@media (max-width: 30em)',
  /** A pointer that can hover. */
  hover: '@media (hover: hover)',
  /** Visitors who didn’t ask for reduced motion: every animation belongs inside. */
  motion: '@media (prefers-reduced-motion: no-preference)',
  /** Without scripts: show what a script would reveal. */
  noScript: '@media (scripting: none)',
  print: '@media print',
  /** Where nothing responds, on paper and without scripts: show what a click would reveal. */
  unresponsive: '@media print, (scripting: none)',
  /** The opposite of `unresponsive`: what a click reveals can be hidden. */
  responsive: '@media screen and (not (scripting: none))',
  /** Visitors who asked for more contrast. The tokens follow by themselves. */
  moreContrast: '@media (prefers-contrast: more)',
  /** Forced colors: the visitor's system sets its own. */
  forcedColors: '@media (forced-colors: active)',
} as const

/** Rules that many components share, each a line of its own: `${mixin.heading}`. */
export const mixin = {
  heading: 'font:var(--text-heading);letter-spacing:var(--tracking-snug);',
  title: 'font:var(--text-title);letter-spacing:var(--tracking-tight);',
  number: 'font:var(--text-number);letter-spacing:var(--tracking-tight);',
  bigNumber: 'font:var(--text-bigNumber);letter-spacing:var(--tracking-tight);',
  strongSmall: 'font:var(--text-small);font-weight:600;',
  strongCaption: 'font:var(--text-caption);font-weight:600;',
  /** The ground of dark sections and the footer; in a look that has none, a tint in the scheme around it. */
  deep: 'color-scheme:var(--deep-scheme);background:var(--fill-deep);',
  /** For a surface whose edge is only a color or a shadow. */
  outlined: '@media (forced-colors: active) { border: 1px solid; }',
  /** Not on paper. */
  screenOnly: '@media print { display: none; }',
  /** Not without scripts. */
  scriptOnly: '@media (scripting: none) { display: none; }',
  /** Not where nothing responds. */
  responsiveOnly: '@media print, (scripting: none) { display: none; }',
} as const
