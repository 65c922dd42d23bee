import sharp, { type Sharp } from 'sharp'

/**
 * A picture with soft light, edges and grain, like a photograph. It is the same every time.
 *
 * @param seed Another one gives another picture.
 */
export function photo(width: number, height: number, seed = 1): Sharp {
  const channels = 3
  const pixels = Buffer.alloc(width * height * channels)
  let state = seed
  const grain = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return (state / 2 ** 32 - 0.5) * 14
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const light = 1 - Math.hypot(x / width - 0.3, y / height - 0.25) * 0.8
      const leaf = Math.sin((x / width) * 31 + Math.sin((y / height) * 17 + seed) * 3) > 0.4 ? 0.72 : 1
      const noise = grain()
      const at = (y * width + x) * channels
      pixels[at] = shade(232 * light * leaf + noise)
      pixels[at + 1] = shade((178 + 50 * (y / height)) * light * leaf + noise)
      pixels[at + 2] = shade((120 + 90 * (x / width)) * light + noise)
    }
  }
  return sharp(pixels, { raw: { width, height, channels } })
}

function shade(value: number): number {
  return Math.max(0, Math.min(255, Math.round(value)))
}
