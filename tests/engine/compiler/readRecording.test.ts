import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readRecording } from '../../../src/make/project/readRecording.ts'

const bytes = readFileSync('tests/fixtures/public/stand-ins/three-seconds.mp3')
const read = (mp3: Buffer) => readRecording('/a.mp3', mp3, false)
const tag = Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\x05', 'latin1'), Buffer.from('title')])

describe('readRecording', () => {
  it('counts the seconds of the sound', () => {
    expect(read(bytes)).toEqual({ src: '/a.mp3', seconds: expect.closeTo(3, 0), bytes: bytes.length })
  })

  it('names a drawing after the bytes of the recording', () => {
    const named = (mp3: Buffer) => {
      const recording = readRecording('/a.mp3', mp3, true)
      return typeof recording === 'object' ? recording.wave : undefined
    }
    expect(named(bytes)).toMatch(/^\/assets\/images\/[0-9a-f]{12}\.svg$/)
    expect(named(Buffer.concat([tag, bytes]))).not.toBe(named(bytes))
  })

  it('reads past tags before and behind the sound', () => {
    expect(read(Buffer.concat([tag, bytes, Buffer.from('TAGtitle'.padEnd(128))]))).toMatchObject({
      seconds: expect.closeTo(3, 0),
    })
  })

  it.each([0.3, 0.6, 0.99])('recognizes a recording that is cut at %s', (share) => {
    expect(read(bytes.subarray(0, Math.floor(bytes.length * share)))).toBe('cut')
  })

  it('rejects what is not an MP3', () => {
    expect(read(Buffer.from('RIFF....WAVE'))).toBeUndefined()
    expect(read(Buffer.alloc(0))).toBeUndefined()
  })
})
