/** A color as red, green and blue, each 0 to 255. */
type Rgb = readonly [number, number, number]

/** Reads `#rrggbb`. */
export function parseHex(hex: string): Rgb {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)
  if (!match) throw new Error(`parseHex expects a color such as #7c5cff, not ${hex}`)
  const [, red = '', green = '', blue = ''] = match
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)]
}

function formatHex(rgb: Rgb): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

/** Mixes two colors: `amount` 0 is the first, 1 is the second. */
export function mix(from: string, to: string, amount: number): string {
  const [a, b] = [parseHex(from), parseHex(to)]
  const channel = (index: 0 | 1 | 2) => a[index] + (b[index] - a[index]) * amount
  return formatHex([channel(0), channel(1), channel(2)])
}

/** As bright as the hue of a color can be without a share of white. */
export function brightest(hex: string): string {
  const rgb = parseHex(hex)
  const scale = 255 / Math.max(1, ...rgb)
  return formatHex([rgb[0] * scale, rgb[1] * scale, rgb[2] * scale])
}

/** A strong color with the hue of a pale one; undefined for white and gray, which have none. */
export function strongHue(hex: string): string | undefined {
  const rgb = parseHex(hex)
  if (Math.max(...rgb) - Math.min(...rgb) < 3) return undefined
  const deepen = (channel: number) => 255 * (channel / 255) ** 12
  return formatHex([deepen(rgb[0]), deepen(rgb[1]), deepen(rgb[2])])
}

function luminance(hex: string): number {
  const [red, green, blue] = parseHex(hex).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of WCAG 2: 1 (none) to 21 (black on white). */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** `hex`, moved toward black or white just far enough to reach `ratio` on all `backgrounds`. */
export function readable(hex: string, backgrounds: readonly string[], ratio = 4.5): string {
  const reaches = (candidate: string) => backgrounds.every((back) => contrast(candidate, back) >= ratio)
  const [first = '#ffffff'] = backgrounds
  const end = contrast('#000000', first) > contrast('#ffffff', first) ? '#000000' : '#ffffff'
  for (let step = 0; step < 50; step++) {
    const candidate = mix(hex, end, step / 50)
    if (reaches(candidate)) return candidate
  }
  return end
}
