import type { Look } from './look.ts'

export const look: Look = {
  description:
    'White walls: the picture first and wide, small type of even width, thin lines: studios, architecture, art.',
  theme: {
    colors: { accent: '#1d1d1b', ink: '#1d1d1b', paper: '#ffffff' },
    font: { name: 'Instrument Sans', file: '/fonts/instrument-sans.woff2' },
    headingFont: { name: 'Spline Sans Mono', file: '/fonts/spline-sans-mono.woff2' },
    corners: 'square',
    motion: 'slow',
  },
  headingWeight: 400,
  deep: 'tint',
  tokens: {
    'text-display': '400 min(clamp(2rem,.9rem + 4.2vw,4.5rem),7vw + .6rem)/1.1 var(--headings)',
    'text-opening': '400 min(clamp(1.9375rem,1.35rem + 1.7vw,2.5rem),7vw + .5rem)/1.2 var(--headings)',
    'text-grand': '400 clamp(1.5rem,1.3rem + 1vw,2.125rem)/1.3 var(--headings)',
    'text-title': '400 clamp(1.375rem,1.25rem + .7vw,1.75rem)/1.3 var(--headings)',
    'text-heading': '400 1.125rem/1.4 var(--headings)',
    'text-number': '400 clamp(1.75rem,1.6rem + .8vw,2.25rem)/1.1 var(--headings)',
    'text-bigNumber': '400 clamp(2.5rem,2rem + 2.4vw,4rem)/1 var(--headings)',
    'text-lead': '400 1.0625rem/1.6 var(--font)',
    'tracking-tight': '-.03em',
    'tracking-snug': '-.02em',
    'card-fill': 'none',
    'card-line': 'inset 0 0 0 1px var(--color-line)',
    'card-edge': 'inset 0 0 transparent',
    'icon-weight': '1.25',
  },
  css: `
header ul :is(a,button){font:400 .875rem/1.4 var(--headings);letter-spacing:-.02em}
[data-part=hero] [data-columns=two]{grid-template-columns:minmax(0,1fr);row-gap:var(--space-4)}
[data-columns=two]>:last-child{max-width:none;margin-inline:0}
[data-part=hero] h1{max-width:none}
[data-part=hero]:not([data-size=compact]) [data-columns] h1{font:var(--text-display)}
[data-part=hero] h1 em{color:var(--color-faint);background:none}
[data-part=picture]:not([data-shape]){order:-1;width:100%;max-height:min(58svh,27.5rem);border-radius:0;box-shadow:none}
[data-part=closing]{background:var(--color-paper)}
[data-part=closing] h2{max-width:none}
footer>div{border-top:0}
@media (width>=48em){
[data-part=hero]:not([data-picture]) :is([data-columns=one],[data-columns=two])>[data-part=words]{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,7fr);column-gap:clamp(var(--space-6),7vw,var(--space-12));align-items:start}
[data-part=hero] [data-part=beside]{grid-template-columns:minmax(0,5fr) minmax(0,7fr)}
[data-columns]>[data-part=words]>*{grid-column:1/-1}
[data-size=compact] [data-columns]>[data-part=words]>h1{grid-column:1}
[data-size=compact] [data-columns]>[data-part=words]>:last-child{grid-column:2}
[data-part=hero]:not([data-size=compact],[data-picture]) [data-columns]>[data-part=words]>:last-child{display:flex;flex-wrap:wrap;align-items:end;justify-content:space-between;column-gap:var(--space-6)}
}
`,
}
