import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { defaultMetrics } from '../../../site/theme/baseCss.ts'
import { measureTypeface } from './measureTypeface.ts'
import { subsetTypeface } from './subsetTypeface.ts'

const file = readFileSync('src/make/assets/fonts/instrument-sans.woff2')

describe('measureTypeface', () => {
  it('finds the measures that the theme has for the default typeface', async () => {
    expect(await measureTypeface(file)).toEqual(defaultMetrics)
  })

  it('measures nothing in a file that is no typeface, or has no English letters', async () => {
    expect(await measureTypeface(readFileSync('package.json'))).toBeUndefined()
    const { default: subsetFont } = await import('subset-font')
    expect(await measureTypeface(await subsetFont(file, 'Ω', { targetFormat: 'woff2' }))).toBeUndefined()
  })

  it('measures a subset like its typeface', async () => {
    const subset = await subsetTypeface(file, '')
    const measured = await measureTypeface(subset?.bytes ?? file)
    expect(measured).toMatchObject({ ascent: 0.97, descent: 0.25, lineGap: 0 })
  })
})
