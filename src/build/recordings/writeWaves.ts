import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Recording } from '../../../schema/values.ts'
import { placeCached } from '../cache/checkedFile.ts'
import type { CopyPlaces } from '../images/writeImageCopies.ts'
import { readPublicFile } from '../readPublicFile.ts'
import { drawWave } from './drawWave.ts'

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
