import type { Look } from './look.ts'

export const look: Look = {
  description: 'Light and calm, a soft serif over a friendly sans, a picture in an arch: practices, care, wellness.',
  theme: {
    colors: { accent: '#0f6b5c', ink: '#10201d', paper: '#f7faf8' },
    font: { name: 'Figtree', file: '/fonts/figtree.woff2' },
    headingFont: { name: 'Fraunces', file: '/fonts/fraunces.woff2' },
    corners: 'round',
    shadow: 'soft',
    radius: 24,
    motion: 'calm',
  },
  headingWeight: 500,
  deep: 'tint',
  tokens: {
    'text-display': '500 min(clamp(2.625rem,1.5rem + 4.2vw,4.75rem),7.5vw + .75rem)/1.06 var(--headings)',
    'tracking-tight': '-.02em',
    'tracking-snug': '-.01em',
    'icon-weight': '1.6',
  },
  css: `
header ul [aria-current]{color:var(--color-accent)}
[data-popular]{background:var(--color-night);box-shadow:0 24px 40px -28px var(--color-night)}
[data-part=hero] [data-part=picture]:not([data-shape]){border-radius:30% 30% var(--radius-card) var(--radius-card)/45% 45% var(--radius-card) var(--radius-card);box-shadow:none}
[data-part=hero] [data-format=tall]:not([data-shape]){border-radius:50vw 50vw var(--radius-card) var(--radius-card)}
[data-part=closing]{margin-inline:var(--space-gutter);border-radius:var(--radius-band)}
@media (width>=48em){
[data-part=hero] [data-columns=two]{grid-template-columns:minmax(0,5fr) minmax(0,6fr)}
[data-columns=two]>[data-part=picture]{order:-1}
}
`,
}
