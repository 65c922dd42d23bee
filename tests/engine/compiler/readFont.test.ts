import { readFileSync } from 'node:fs'
import { convert } from 'fontverter'
import subsetFont from 'subset-font'
import { expect, it } from 'vitest'
import { readFont } from '../../../src/make/project/readFont.ts'

const variable = readFileSync('src/make/assets/fonts/instrument-sans.woff2')
const formats = ['woff2', 'woff', 'sfnt'] as const

it.each(formats)('readFont finds the weights of a variable font in a file of the format %s', async (format) => {
  expect(readFont(await convert(variable, format))).toBe('all')
})

it.each(formats)('readFont finds one weight in a static font of the format %s', async (targetFormat) => {
  const only = (wght: number | { min: number; max: number }) =>
    subsetFont(variable, 'abc', { targetFormat, variationAxes: { wght } })
  expect(readFont(await only(400))).toBe('one')
  expect(readFont(await only({ min: 400, max: 500 }))).toBe('one')
  expect(readFont(await only({ min: 400, max: 600 }))).toBe('all')
})

it('readFont knows what is no font', () => {
  expect(readFont(readFileSync('package.json'))).toBeUndefined()
  expect(readFont(Buffer.alloc(0))).toBeUndefined()
  expect(readFont(variable.subarray(0, 60))).toBeUndefined()
})
