import { describe, expect, it } from 'vitest'
import type { CompileContext } from '../../../src/compiler/pages/compileContext.ts'
import { compileFormat } from '../../../src/compiler/pages/formats/compileFormat.ts'

/** The compiled value of a text with a format, and the codes of the problems. The named files exist in the site. */
function compile(format: string, text: string, files: readonly string[] = []) {
  const codes: string[] = []
  const context = {
    base: '',
    references: { hasFile: (path: string) => files.includes(path) },
    publicFiles: { has: () => false, paths: () => files },
    report: ({ code }: { code: string }) => codes.push(code),
  } as unknown as CompileContext
  return { value: compileFormat(format, text, context), codes }
}

describe('compileFormat', () => {
  it.each([
    ['date', '2024-02-29'],
    ['time', '00:00'],
    ['time', '23:59:59'],
    ['date-time', '2026-12-01T18:30'],
    ['date-time', '2026-12-01T18:30:00Z'],
    ['date-time', '2026-12-01T18:30+05:30'],
  ])('accepts the %s %s unchanged', (format, text) => {
    expect(compile(format, text)).toEqual({ value: text, codes: [] })
  })

  it.each([
    ['9:30', '09:30'],
    ['24:00', '00:00'],
  ])('writes the time %s as %s', (text, value) => {
    expect(compile('time', text)).toEqual({ value, codes: [] })
  })

  it.each([
    ['date', '2023-02-29'],
    ['date', '2026-00-10'],
    ['date', '2026-04-31'],
    ['date', '2026-12-01T18:30'],
    ['time', '24:30'],
    ['time', '9:3'],
    ['date-time', '2026-02-30T10:00'],
    ['date-time', '2026-12-01T18:30+25:00'],
  ])('rejects the %s %s', (format, text) => {
    expect(compile(format, text)).toEqual({ value: undefined, codes: ['bad-date'] })
  })

  it('accepts only files that browsers play', () => {
    const files = ['/call.MP3', '/tour.webm']
    expect(compile('audio', '/call.MP3', files)).toEqual({ value: '/call.MP3', codes: [] })
    expect(compile('video', '/tour.webm', files)).toEqual({ value: '/tour.webm', codes: [] })
    expect(compile('audio', '/tour.webm', files).codes).toEqual(['wrong-file'])
    expect(compile('video', '/none.webm', files).codes).toEqual(['unknown-file'])
  })
})
