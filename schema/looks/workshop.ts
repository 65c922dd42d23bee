import type { Look } from './look.ts'

export const look: Look = {
  description: 'Tinted paper, a sturdy grotesque, words marked by hand, hard shadows: shops, trades, repairs.',
  theme: {
    colors: {
      accent: '#a8431c',
      ink: '#1f1a17',
      paper: '#fbf7f0',
      first: '#f0a35e',
      second: '#f2b84b',
      third: '#7fb3a6',
    },
    font: { name: 'Instrument Sans', file: '/fonts/instrument-sans.woff2' },
    headingFont: { name: 'Bricolage Grotesque', file: '/fonts/bricolage-grotesque.woff2' },
    hero: 'tinted',
    corners: 'soft',
    shadow: 'hard',
    ornament: 'dots',
    radius: 6,
    motion: 'sturdy',
  },
  headingWeight: 700,
  deep: 'night',
  tokens: {
    'tracking-tight': '-.03em',
    'tracking-snug': '-.015em',
    'card-line': 'inset 0 0 transparent',
    'icon-weight': '2.25',
  },
  css: `
header,[data-part=hero]{border-bottom:3px solid var(--color-ink)}
main [data-variant=primary],header [data-variant=primary]{box-shadow:4px 4px 0 var(--color-first)}
[data-part=hero] h1 em{background:linear-gradient(transparent 60%,color-mix(in srgb,var(--color-second) 60%,transparent) 0 92%,transparent 0);background-clip:border-box;color:inherit;padding-inline:.06em;margin-inline:-.06em;box-decoration-break:clone}
[data-part=hero] [data-part=picture]:not([data-shape]){rotate:1.4deg;border:1px solid var(--color-ink);border-radius:var(--radius-card);box-shadow:10px 10px 0 var(--color-ink)}
:is(li,picture)>[data-photo]{border:1px solid var(--color-ink);box-shadow:6px 6px 0 var(--color-ink)}
[data-part=closing] h2{max-width:20em}
`,
}
