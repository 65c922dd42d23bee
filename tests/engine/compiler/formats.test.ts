import { describe, expect, it } from 'vitest'
import type { AdviceContext, Rule } from '../../../src/language/advice/rule.ts'
import { rules } from '../../../src/language/advice/rules.ts'
import type { CompileContext, ValueFact } from '../../../src/language/pages/compileContext.ts'
import { compileFormat } from '../../../src/language/pages/formats/compileFormat.ts'
import { findFile } from '../../../src/language/references/findFile.ts'

/** The compiled value of a text with a format, and the codes and hints of the problems. The named files exist in the site. */
function compile(format: string, text: string, files: readonly string[] = []) {
  const codes: string[] = []
  const hints: (string | undefined)[] = []
  const publicFiles = { find: () => undefined, paths: () => files }
  const context = {
    base: '',
    references: { file: (path: string) => findFile(path, (each) => files.find((file) => file === each)) },
    publicFiles,
    report: ({ kind, data }: ValueFact) => {
      const rule = rules[kind] as Rule<typeof data>
      const words = [rule(data, { publicFiles, pages: new Map() } as unknown as AdviceContext)].flat()
      codes.push(...words.map(({ code = kind.replace(/\/.*/, '') }) => code))
      hints.push(...words.map(({ hint }) => hint))
    },
  } as unknown as CompileContext
  return { value: compileFormat(format, text, context), codes, hints }
}

describe('compileFormat', () => {
  it.each([
    ['date', '2024-02-29'],
    ['day', '2026-12-01'],
    ['day', '02-29'],
    ['time', '00:00'],
    ['time', '23:59:59'],
    ['date-time', '2026-12-01T18:30'],
    ['date-time', '2026-12-01T18:30:00Z'],
    ['date-time', '2026-12-01T18:30+05:30'],
  ])('accepts the %s %s unchanged', (format, text) => {
    expect(compile(format, text)).toMatchObject({ value: text, codes: [] })
  })

  it.each([
    ['9:30', '09:30'],
    ['24:00', '00:00'],
  ])('writes the time %s as %s', (text, value) => {
    expect(compile('time', text)).toMatchObject({ value, codes: [] })
  })

  it.each([
    ['date', '2023-02-29'],
    ['date', '2026-00-10'],
    ['date', '2026-04-31'],
    ['date', '2026-12-01T18:30'],
    ['date', '12-01'],
    ['day', '02-30'],
    ['day', '2023-02-29'],
    ['time', '24:30'],
    ['time', '9:3'],
    ['date-time', '2026-02-30T10:00'],
    ['date-time', '2026-12-01T18:30+25:00'],
  ])('rejects the %s %s', (format, text) => {
    expect(compile(format, text)).toMatchObject({ value: undefined, codes: ['bad-date'] })
  })

  it.each([
    ['timezone', 'EST', 'America/New_York, or the zone of another city'],
    ['timezone', 'PST', 'America/Los_Angeles, or the zone of another city'],
    ['timezone', 'gmt', 'Europe/London, or the zone of another city'],
    ['timezone', 'Berlin', 'Europe/Berlin'],
    ['country', 'UK', 'GB'],
    ['country', 'Germany', 'DE'],
    ['country', 'Deutschland', 'DE'],
    ['country', 'usa', 'US'],
    ['country', 'de', 'DE'],
    ['country', 'EU', 'the two letters of the country: US, GB, DE'],
    ['language', 'German', 'de'],
    ['language', 'deutsch', 'de'],
    ['language', 'EN', 'en'],
    ['language', 'de_AT', 'de-AT'],
    ['language', 'en-UK', 'en-GB'],
    ['language', 'xx', 'the two letters of the language: en, de. A region can follow: en-GB'],
    ['currency', '€', 'EUR'],
    ['currency', 'Euro', 'EUR'],
    ['currency', '$', 'USD'],
    ['currency', 'dollars', 'USD'],
    ['currency', 'gbp', 'GBP'],
    ['currency', 'ABC', 'the three letters of the currency: USD, EUR, GBP'],
  ])('says what to write for the %s %s', (format, text, code) => {
    expect(compile(format, text)).toMatchObject({ value: undefined, hints: [`Write ${code}.`] })
  })

  it.each([
    ['timezone', 'UTC'],
    ['timezone', 'Asia/Katmandu'],
    ['country', 'XK'],
    ['language', 'pt-BR'],
    ['language', 'zh-Hant'],
    ['currency', 'CHF'],
  ])('accepts the %s %s', (format, text) => {
    expect(compile(format, text)).toMatchObject({ value: text, codes: [] })
  })

  it('accepts only files that browsers play', () => {
    const files = ['/call.MP3', '/tour.webm']
    expect(compile('audio', '/call.MP3', files)).toMatchObject({ value: '/call.MP3', codes: [] })
    expect(compile('video', '/tour.webm', files)).toMatchObject({ value: '/tour.webm', codes: [] })
    expect(compile('audio', '/tour.webm', files).codes).toEqual(['wrong-file'])
    expect(compile('video', '/none.webm', files).codes).toEqual(['unknown-file'])
  })
})
