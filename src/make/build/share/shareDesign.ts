import type { SiteShell } from '../../../../schema/model.ts'
import { firstLetterOf } from '../../../site/theme/firstLetterOf.ts'
import { loudness, markBars } from '../../../site/theme/motif.ts'
import { nightColors } from '../../../site/theme/tokenValues.ts'
import type { Typeface } from '../fonts/typeface.ts'
import { layoutTitle, lineHeight } from './layoutTitle.ts'

/** Part of the cache key: raise it when titles are set or pictures are encoded in another way. */
export const titleVersion = 1

/** Size that networks and messengers expect. */
export const shareSize = { width: 1200, height: 630 } as const

type Ornament = SiteShell['theme']['ornament']

const { width, height } = shareSize
const margin = 80
/** Room of the title: below the name, above the wave. */
const titleRoom = { width: width - 2 * margin, height: 318 } as const
const titleTop = 168

/**
 * The background of all pictures of a site: dark, with the mark, the name and the ornament, and with the aurora if pages
 * open with it.
 *
 * @param typeface Sets the name; undefined leaves it out.
 */
export function shareGround({ site, theme }: SiteShell, typeface: Typeface | undefined): string {
  const colors = nightColors(theme)
  const { night, first, second, third, ink } = colors
  const name = typeface && settable(site.name, typeface)
  return svg(`
    <defs>
      ${glow('high', second, 0.5)}${glow('side', first, 0.36)}${glow('low', third, 0.2)}
      <linearGradient id="aurora" gradientUnits="userSpaceOnUse" x1="0" x2="${width}" y1="0" y2="0">
        <stop offset="0" stop-color="${first}"/><stop offset=".5" stop-color="${second}"/><stop offset="1" stop-color="${third}"/>
      </linearGradient>
    </defs>
    <rect width="${width}" height="${height}" fill="${night}"/>
    ${theme.hero === 'aurora' ? lights : ''}
    ${ornamentAtBottom(theme.ornament, ink)}
    ${mark(site, theme.ornament, colors, typeface)}
    ${typeface && name ? `<g fill="${ink}">${typeface.draw(name, nameSize(name, typeface), margin + 72, 104)}</g>` : ''}`)
}

const lights = `<ellipse cx="930" cy="90" rx="640" ry="420" fill="url(#high)"/>
    <ellipse cx="1190" cy="470" rx="460" ry="340" fill="url(#side)"/>
    <ellipse cx="330" cy="640" rx="620" ry="330" fill="url(#low)"/>`

/** A title as white shapes on a transparent ground; undefined if the typeface lacks some of its characters. */
export function shareTitle(title: string, typeface: Typeface): string | undefined {
  const text = settable(title, typeface)
  if (text === undefined) return undefined
  const { lines, size } = layoutTitle(text, typeface, titleRoom)
  const step = size * lineHeight
  const top = titleTop + (titleRoom.height - lines.length * step) / 2
  const drawn = lines.map((line, index) =>
    typeface.draw(line, size, margin - size * 0.04, top + index * step + size * 0.86),
  )
  return svg(`<g fill="#fff">${drawn.join('')}</g>`)
}

/**
 * A text without invisible characters and without emoji that the typeface lacks;
 * undefined if other characters are missing or nothing is left.
 */
export function settable(text: string, typeface: Typeface): string | undefined {
  const plain = text
    .normalize('NFC')
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}/gu, (character) =>
      typeface.covers(character) ? character : '',
    )
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}|\p{Cf}|\p{Variation_Selector}/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim()
  return plain !== '' && typeface.covers(plain) ? plain : undefined
}

/** A long name is set smaller, rather than cut. */
function nameSize(name: string, typeface: Typeface): number {
  return Math.min(34, (width - 2 * margin - 72) / typeface.measure(name))
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
}

function glow(id: string, color: string, strength: number): string {
  const stops = [1, 0.74, 0.45, 0.2, 0.05, 0].map(
    (share, index) =>
      `<stop offset="${index / 5}" stop-color="${color}" stop-opacity="${Math.round(strength * share * 1000) / 1000}"/>`,
  )
  return `<radialGradient id="${id}">${stops.join('')}</radialGradient>`
}

function wavePath(): string {
  const wave = { bars: 120, seed: 4, shape: 'swell' } as const
  const middle = height - 62
  return Array.from({ length: wave.bars }, (_, index) => {
    const length = Math.round(loudness(index, wave) * 84)
    return `M${index * 10 + 5} ${middle - length / 2}v${length}`
  }).join('')
}

/** The ornament of the theme at the bottom. */
function ornamentAtBottom(ornament: Ornament, ink: string): string {
  if (ornament === 'waveform') {
    return `<path d="${wavePath()}" fill="none" stroke="url(#aurora)" stroke-width="5" stroke-linecap="round" opacity=".8"/>`
  }
  if (ornament === 'none') return ''
  return (
    `<pattern id="dots" width="24" height="24" patternUnits="userSpaceOnUse"><circle cx="12" cy="12" r="2.4" fill="${ink}"/></pattern>` +
    `<rect y="${height - 96}" width="${width}" height="96" fill="url(#dots)" opacity=".4"/>`
  )
}

/** The site's own icon, the five bars of sound, or the first letter of the name. */
function mark(
  { logo, name }: SiteShell['site'],
  ornament: Ornament,
  { first, second, third, night, ink }: ReturnType<typeof nightColors>,
  typeface: Typeface | undefined,
): string {
  const at = (scale: number) => `transform="translate(${margin} 64) scale(${scale})"`
  if (logo !== undefined) return `<g ${at(56 / 24)} color="${third}" fill="none">${logo}</g>`
  if (ornament === 'waveform') {
    const colors = [first, first, second, third, third]
    const bars = markBars.map((bar, index) => `<path d="${bar}" stroke="${colors[index]}"/>`)
    return `<g ${at(56 / 30)} fill="none" stroke-width="3.4" stroke-linecap="round">${bars.join('')}</g>`
  }
  const letter = typeface && settable(firstLetterOf(name), typeface)
  if (!typeface || !letter) return ''
  const left = margin + 28 - typeface.measure(letter) * 17
  return (
    `<rect x="${margin}" y="64" width="56" height="56" rx="14" fill="${ink}"/>` +
    `<g fill="${night}">${typeface.draw(letter, 34, left, 104)}</g>`
  )
}
