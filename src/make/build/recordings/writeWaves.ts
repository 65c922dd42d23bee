import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Recording } from '../../../../schema/values.ts'
import { waveShape } from '../../../../schema/waves.ts'
import { placeCached } from '../cache/checkedFile.ts'
import type { CopyPlaces } from '../images/writeImageCopies.ts'
import { readPublicFile } from '../readPublicFile.ts'

/** Writes the drawings of recordings. A recording is decoded only if the cache doesn’t have its drawing. */
export async function writeWaves(
  recordings: readonly Recording[],
  { publicDirs, outDir, cacheDir }: CopyPlaces,
): Promise<void> {
  for (const { src, wave } of recordings) {
    if (wave === undefined) continue
    const target = path.join(outDir, wave)
    await mkdir(path.dirname(target), { recursive: true })
    await placeCached(path.join(cacheDir, path.basename(wave)), target, async () =>
      Buffer.from(drawWave(await decode(await readPublicFile(publicDirs, src)))),
    )
  }
}

/** The samples of the first channel of an MP3. The decoder is loaded only by builds that need it. */
async function decode(mp3: Uint8Array): Promise<Float32Array> {
  const { MPEGDecoder } = await import('mpg123-decoder')
  const decoder = new MPEGDecoder({ enableGapless: true })
  await decoder.ready
  try {
    return decoder.decode(mp3).channelData[0] ?? new Float32Array()
  } finally {
    decoder.free()
  }
}

/**
 * Draws how loud each part of a recording is: an SVG with bars for a mask, which stretches with its box, except for the width
 * and the round ends of the bars.
 */
export function drawWave(samples: Float32Array): string {
  const { bars, height, widths } = waveShape
  const peaks = readPeaks(samples, bars)
  const loudest = Math.max(...peaks, Number.MIN_VALUE)
  const lines = peaks.map((peak, index) => {
    // Silence is a dot. The ends of the loudest bar have room.
    const length = Math.max(1, Math.round((peak / loudest) * (height - 2)))
    return `M${index * 4 + 2} ${(height - length) / 2}v${length}`
  })
  const box = `viewBox="0 0 ${bars * 4} ${height}" preserveAspectRatio="none"`
  const stroke = `stroke="#000" stroke-width="${widths[0]}" stroke-linecap="round" vector-effect="non-scaling-stroke"`
  const style = `<style>@media(min-width:600px){path{stroke-width:${widths[1]}px}}</style>`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${style}<path ${stroke} d="${lines.join('')}"/></svg>`
}

/** The loudness of equally long parts: the root of the mean square, which follows what one hears. */
export function readPeaks(samples: Float32Array, parts: number): readonly number[] {
  const step = samples.length / parts
  return Array.from({ length: parts }, (_, part) => {
    const piece = samples.subarray(Math.floor(part * step), Math.floor((part + 1) * step))
    const sum = piece.reduce((total, sample) => total + sample * sample, 0)
    return piece.length === 0 ? 0 : Math.sqrt(sum / piece.length)
  })
}
