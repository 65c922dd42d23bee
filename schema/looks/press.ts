import type { Look } from './look.ts'

export const look: Look = {
  description: 'A flat ground in the accent color, huge condensed capitals, no rounding: sports, events, clubs.',
  theme: {
    colors: { accent: '#c2330f', ink: '#1b1a17', paper: '#f6f1e7' },
    font: { name: 'Instrument Sans', file: '/fonts/instrument-sans.woff2' },
    headingFont: { name: 'Sofia Sans Extra Condensed', file: '/fonts/sofia-sans-extra-condensed.woff2' },
    hero: 'dark',
    corners: 'square',
    motion: 'crisp',
  },
  headingWeight: 700,
  deep: 'accent',
  tokens: {
    'text-display': '700 min(clamp(4.25rem,1.5rem + 10.5vw,11.5rem),13vw + .4rem)/.84 var(--headings)',
    'text-opening': '700 min(clamp(3.5rem,1.5rem + 7vw,8rem),13vw + .4rem)/.84 var(--headings)',
    'text-grand': '700 min(clamp(3.5rem,1.5rem + 6.5vw,7rem),12vw + 1rem)/.84 var(--headings)',
    'text-title': '700 min(clamp(2.5rem,1.6rem + 3vw,4.5rem),6.5vw + 1rem)/.9 var(--headings)',
    'text-heading': '700 min(clamp(1.75rem,1.5rem + .9vw,2.25rem),5vw + .6rem)/1 var(--headings)',
    'text-number': '700 min(clamp(3rem,2.2rem + 2.6vw,4.5rem),8vw + .8rem)/.9 var(--headings)',
    'text-bigNumber': '700 min(clamp(5rem,3rem + 7vw,10rem),16vw + 1.2rem)/.8 var(--headings)',
    'tracking-tight': '-.01em',
    'tracking-snug': '0',
    'heading-case': 'uppercase',
    'card-fill': 'none',
    'card-line': 'inset 0 0 transparent',
    'card-edge': 'inset 0 0 0 2px var(--color-ink),inset 0 8px var(--color-ink)',
    'icon-weight': '2.5',
  },
  css: `
header,[data-under-header],[data-tone=dark]{--color-accent:var(--color-ink);--fill-aurora:linear-gradient(var(--color-ink),var(--color-ink))}
header ul :is(a,button){font:700 1.375rem/1 var(--headings);text-transform:uppercase}
footer{background:var(--color-paper)}
footer>div{border-top:0}
[data-part=hero] h1{margin-bottom:.14em}
[data-part=hero] h1 em{background:linear-gradient(var(--color-ink) 0 0) 0 42%/100% 70% no-repeat;color:var(--color-night);padding-inline:.08em;box-decoration-break:clone}
[data-part=hero] h1[data-accent] em{margin:-.03em 0 0;padding:.03em .08em 0;background-position:0 0;background-size:100% calc(100% - .03em)}
[data-part=hero]:is([data-tone],[data-picture]) h1 em{background-image:linear-gradient(var(--color-accent) 0 0);color:var(--color-onAccent)}
[data-part=hero] [data-who=agent]{background:var(--color-ink);color:var(--color-night)}
@media (width>=48em){
[data-part=hero] [data-columns=split] h1{font-size:8.4vw}
[data-part=hero] [data-columns=two]{grid-template-columns:minmax(0,5fr) minmax(0,6fr);row-gap:0}
[data-part=hero]:not([data-size=compact]) [data-columns=two]>[data-part=words]{display:contents}
[data-columns=two]>[data-part=words]>*{grid-column:1/-1}
[data-part=hero]:not([data-size=compact]) [data-columns=two]>[data-part=words]>:last-child{grid-column:1;align-self:end}
[data-part=hero]:not([data-size=compact]) [data-columns=two]>:last-child{grid-column:2;width:100%;margin-top:2.5rem}
[data-columns=two]>[data-part=picture]{max-height:24rem}
[data-part=hero]:not([data-size=compact]) [data-columns=two] h1{font:var(--text-display)}
}
`,
}
