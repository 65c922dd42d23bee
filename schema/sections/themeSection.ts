import { choice, section, text } from '../fields.ts'
import { looks } from '../looks/looks.ts'

const color = { type: 'string', format: 'color' } as const

const ornament = (place: string, former: string) =>
  ({
    ...color,
    description: `${place} color of ornaments: the aurora, plans and marks. Default: that of the look, or a shade of \`accent\` if you set that.`,
    formerly: [former],
  }) as const

const typeface = {
  name: text('Name of the typeface.'),
  file: text('Path under `public`: /fonts/my-font.woff2.', { format: 'font' }),
} as const

const lookNames = Object.keys(looks) as readonly (keyof typeof looks)[]

/** Keys without a default have that of the look: `resolveTheme` adds it. */
export const themeSection = section('Look, colors, type and corners. Omit a key to keep that of the look.', [], {
  look: choice(
    lookNames,
    'The art direction: typefaces, colors, the opening and the closing of pages, corners, shadows. Each other key of `theme` changes one thing about it.',
    { default: 'night', enumDescriptions: lookNames.map((name) => looks[name].description) },
  ),
  colors: section(
    'Colors as "#rrggbb", in quotes.',
    [],
    {
      accent: {
        ...color,
        description: 'Links, focus and selected items.',
        synonyms: ['primary', 'brand'],
      },
      ink: {
        ...color,
        description: 'Text, and the dark sections.',
        synonyms: ['text', 'foreground'],
      },
      paper: {
        ...color,
        description: 'Background of the page.',
        synonyms: ['background', 'bg'],
      },
      first: ornament('First', 'pink'),
      second: ornament('Second', 'violet'),
      third: ornament('Third', 'aqua'),
    },
    { default: {} },
  ),
  logo: section('A picture in header and footer, in place of the icon `site.logo`.', ['src'], {
    src: text('Path under `public`: /images/logo.svg.', { format: 'image' }),
    dark: text('The same for dark backgrounds. Default: the picture `src`, which then suits both.', {
      format: 'image',
    }),
    name: choice(
      ['beside', 'inside'],
      'Where the name is. beside: as text beside the picture. inside: in the picture itself.',
      { default: 'beside' },
    ),
  }),
  ornament: choice(
    ['none', 'dots', 'waveform'],
    'What decorates the site. dots: three dots before small headings. waveform: bars of sound before small headings and as the mark of a site without `logo`, its name across the footer.',
  ),
  font: section('The typeface: a variable .woff2 file in `public`, or a regular and a bold one.', ['name', 'file'], {
    ...typeface,
    bold: text('The bold weight, if `file` has the regular one alone: /fonts/my-font-600.woff2.', {
      format: 'font',
    }),
  }),
  headingFont: section(
    'The typeface of headings and large numbers. Default: that of the look, or `font` if you set that.',
    ['name', 'file'],
    typeface,
  ),
  hero: choice(
    ['aurora', 'dark', 'plain', 'tinted'],
    'Background of the first block of a page. aurora: dark, with light in the three colors. dark: dark. plain: the page. tinted: a shade off the page.',
  ),
  corners: choice(
    ['round', 'soft', 'square'],
    'Corners of everything. round: buttons end in half circles. soft: buttons have the corners of fields. square: nothing is round, whatever `radius` is.',
  ),
  shadow: choice(
    ['soft', 'none', 'hard'],
    'What lifts cards off the page. soft: a wide, faint shadow. none: a thin line. hard: a line and a shadow without blur.',
  ),
  motion: choice(
    ['lively', 'crisp', 'calm', 'slow', 'sturdy'],
    'How things move. lively: quickly, with a little swing. crisp: at once. calm: softly. slow: they appear where they are. sturdy: with weight, and they settle. Nothing moves for visitors who prefer that.',
  ),
  radius: {
    type: 'integer',
    minimum: 0,
    maximum: 40,
    description: 'Corner radius of cards in pixels.',
  },
})
