import type { Look } from './look.ts'

export const look: Look = {
  description: 'A quiet page like a printed one: centered serif type, thin rules: writers, law, consulting.',
  theme: {
    colors: { accent: '#8a2f1d', ink: '#1d1b18', paper: '#fbfaf6' },
    font: { name: 'Newsreader', file: '/fonts/newsreader.woff2' },
    corners: 'square',
    motion: 'calm',
  },
  headingWeight: 400,
  deep: 'tint',
  tokens: {
    'text-display': '400 min(clamp(3rem,1.6rem + 5.6vw,6rem),8vw + .75rem)/1 var(--headings)',
    'text-opening': '400 min(clamp(2.625rem,1.5rem + 4.4vw,5rem),8vw + .75rem)/1.02 var(--headings)',
    'text-title': '400 min(clamp(1.875rem,1.4rem + 2.4vw,3.5rem),6.5vw + .5rem)/1.08 var(--headings)',
    'text-heading': '500 min(clamp(1.375rem,1.25rem + .5vw,1.625rem),5vw + .5rem)/1.25 var(--headings)',
    'text-body': '400 1.1875rem/1.6 var(--font)',
    'text-small': '400 1.0625rem/1.5 var(--font)',
    'text-caption': '500 .9375rem/1.4 var(--font)',
    'text-lead': '400 clamp(1.25rem,1.15rem + .45vw,1.5rem)/1.5 var(--font)',
    'tracking-tight': '-.02em',
    'tracking-snug': '-.005em',
    'card-fill': 'none',
    'card-line': 'inset 0 0 0 1px var(--color-line)',
    'card-edge': 'inset 0 2px var(--color-ink)',
    'icon-weight': '1.4',
  },
  css: `
header{border-bottom:1px solid var(--color-ink)}
[data-part=hero] [data-columns]:not([data-columns=split]){border-bottom:1px solid var(--color-ink);padding-bottom:var(--space-6)}
[data-part=hero] :is([data-columns=one],[data-columns=two]){grid-template-columns:minmax(0,1fr)}
[data-part=hero]:not([data-picture]) :is([data-columns=one],[data-columns=two])>[data-part=words]{max-width:60rem;margin-inline:auto;text-align:center}
[data-part=hero]:not([data-picture]) :is([data-columns=one],[data-columns=two])>[data-part=words] :is(p,ul,div){justify-content:center;margin-inline:auto;text-wrap:balance}
[data-part=hero] [data-columns] h1{max-width:none}
[data-part=hero]:not([data-size=compact]) [data-columns] h1{font:var(--text-display)}
[data-part=hero] [data-part=beside]{display:block;max-width:60rem;margin-inline:auto;text-align:center}
[data-part=beside]>div>*{margin-inline:auto;justify-content:center}
[data-part=hero] h1 em{color:inherit;background:none;text-decoration:underline .035em var(--color-accent);text-underline-offset:.12em}
[data-part=picture]:not([data-shape]){width:100%;max-width:54rem;max-height:none;margin-inline:auto;box-shadow:none;border-radius:0}
[data-part=closing]{background:var(--color-paper);padding-block:var(--space-4) var(--space-8)}
footer>div{border-top:0}
[data-part=closing]>div{border-block:1px solid var(--color-ink);padding-block:var(--space-8)}
`,
}
