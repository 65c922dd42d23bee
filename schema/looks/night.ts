import type { Look } from './look.ts'

export const look: Look = {
  description: 'A dark opening with light in three colors, a grotesque, round corners: software, voice, music.',
  theme: {
    colors: {
      accent: '#5b3df0',
      ink: '#14121f',
      paper: '#fbf8f3',
      first: '#ff5ca8',
      second: '#7c5cff',
      third: '#2fd6d2',
    },
    font: { name: 'Instrument Sans', file: '/fonts/instrument-sans.woff2' },
    hero: 'aurora',
    corners: 'round',
    shadow: 'soft',
    motion: 'lively',
  },
  headingWeight: 600,
  deep: 'night',
  tokens: {
    'fill-aurora': 'linear-gradient(100deg,var(--color-first),var(--color-second) 52%,var(--color-third))',
    'fill-glow': [
      'radial-gradient(60% 90% at 0% 0%,color-mix(in srgb,var(--color-first) 14%,transparent),transparent)',
      'radial-gradient(60% 90% at 100% 0%,color-mix(in srgb,var(--color-third) 13%,transparent),transparent)',
      'radial-gradient(80% 80% at 50% 0%,color-mix(in srgb,var(--color-second) 17%,transparent),transparent)',
    ].join(','),
  },
  css: '',
}
