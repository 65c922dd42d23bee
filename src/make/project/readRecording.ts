import { createHash } from 'node:crypto'
import { fileAddress } from '../../../schema/fileAddress.ts'
import type { Recording } from '../../../schema/values.ts'
import { waveRecipe, waveUrl } from '../../../schema/waves.ts'

/**
 * Reads how long an MP3 lasts, from the headers of its frames.
 *
 * @param path Path below `public`.
 * @param withWave Name the drawing that a build makes.
 * @returns undefined if the file is not an MP3, `cut` if its end is missing.
 */
export function readRecording(path: string, bytes: Buffer, withWave: boolean): Recording | 'cut' | undefined {
  const frames = readFrames(bytes)
  if (frames === undefined || frames === 'cut') return frames
  const seconds = Math.floor(frames * 10) / 10
  if (seconds === 0) return undefined
  return {
    src: fileAddress(path),
    seconds,
    bytes: bytes.length,
    ...(withWave && { wave: waveUrl(nameOf(bytes)) }),
  }
}

/** A name that depends on the recording and on how it is drawn. */
function nameOf(bytes: Buffer): string {
  return createHash('sha256').update(waveRecipe).update(bytes).digest('hex').slice(0, 12)
}

/** Seconds of all frames together. */
function readFrames(bytes: Buffer): number | 'cut' | undefined {
  let at = endOfTag(bytes)
  let seconds = 0
  while (at + 4 <= bytes.length) {
    const frame = readHeader(bytes.readUInt32BE(at))
    if (frame === undefined) return seconds > 0 && isTag(bytes, at) ? seconds : undefined
    if (at + frame.bytes > bytes.length) return seconds > 0 ? 'cut' : undefined
    if (!isInfo(bytes.subarray(at, at + frame.bytes))) seconds += frame.seconds
    at += frame.bytes
  }
  return at === bytes.length ? seconds : 'cut'
}

/** Where the sound begins: after an ID3 tag, whose length has seven bits in each byte. */
function endOfTag(bytes: Buffer): number {
  if (bytes.length < 10 || bytes.toString('latin1', 0, 3) !== 'ID3') return 0
  return 10 + [6, 7, 8, 9].reduce((length, at) => length * 128 + (bytes[at] ?? 0), 0)
}

/** A tag behind the sound. */
function isTag(bytes: Buffer, at: number): boolean {
  return /^(TAG|APETAGEX|ID3|LYRICS)/.test(bytes.toString('latin1', at, at + 8))
}

/** The first frame of many files has no sound but tells how many follow. */
function isInfo(frame: Buffer): boolean {
  const start = frame.toString('latin1', 4, 48)
  return start.includes('Info') || start.includes('Xing')
}

/** Kilobits per second by index, for layer III of MPEG 1 and of its lower sampling rates. */
const bitrates = {
  1: [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const
const rates = [44_100, 48_000, 32_000] as const

function readHeader(header: number): { readonly bytes: number; readonly seconds: number } | undefined {
  const bits = (from: number, count: number) => (header >>> from) & (2 ** count - 1)
  const isSync = bits(21, 11) === 0x7ff
  const isLayer3 = bits(17, 2) === 1
  const version = bits(19, 2)
  const bitrate = bitrates[version === 3 ? 1 : 2][bits(12, 4) - 1]
  const base = rates[bits(10, 2)]
  if (!isSync || !isLayer3 || version === 1 || bitrate === undefined || base === undefined) return undefined
  const rate = base / (version === 3 ? 1 : version === 2 ? 2 : 4)
  const samples = version === 3 ? 1152 : 576
  return { bytes: Math.floor((samples * bitrate * 125) / rate) + bits(9, 1), seconds: samples / rate }
}
