import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../tools/mutate/random.ts'
import { layOut } from './layout.ts'

const site = readFileSync('tests/fixtures/second-site/site.yaml', 'utf8')
const bytesOf = (text: string) => new TextEncoder().encode(text)
const known = layOut(bytesOf(site))

/** Segments of the first text that the second one still has as they were, by identity. */
const kept = (text: string) => {
  const before = new Set(known?.cut?.segments)
  return layOut(bytesOf(text), known)?.cut?.segments.filter((segment) => before.has(segment)).length ?? 0
}

describe('the layout of an edited text', () => {
  it('keeps what is above the edit, and everything if nothing was edited', () => {
    expect(layOut(bytesOf(site), known)).toBe(known)
    expect(kept(site.replace(/( +title: .*)$/m, '$1 indeed'))).toBeGreaterThan(0)
  })

  it('keeps accepted warnings that the edit doesn’t touch', () => {
    const accepting = site.replace('\npages:\n', '\n# check: accept PW076\npages:\n')
    const layout = layOut(bytesOf(accepting), known)
    const edited = bytesOf(accepting.replace(/^( {4}title: .*)$/m, '$1 indeed'))
    expect(layOut(edited, layout)).toEqual(layOut(edited))
    const before = new Set(layout?.cut?.segments)
    expect(layOut(edited, layout)?.cut?.segments.some((segment) => before.has(segment))).toBe(true)
  })

  it.each([
    ['a key of a section', (text: string) => text.replace('\npages:', '\npaegs:')],
    ['a line at the indentation of entries', (text: string) => text.replace('\npages:\n', '\npages:\n  odd\n')],
    ['a tab', (text: string) => text.replace(/\n {4}/, '\n\t')],
    ['a special character', (text: string) => text.replace(/title: (.)/, 'title: \u200b$1')],
    ['an accepted warning', (text: string) => text.replace(/( +title: .*)$/m, '$1 # check: accept PW076')],
    ['the end of the file', (text: string) => `${text}\nextra: 1\n`],
  ])('is made again after an edit of %s', (_, edit) => {
    const text = edit(site)
    expect(text).not.toBe(site)
    expect(kept(text)).toBe(0)
  })

  it('is that of a fresh reading after any edit', () => {
    const random = createRandom(40)
    const pieces = [
      '',
      ' ',
      'x',
      '\n',
      '\n  ',
      '\n    a: b\n',
      ': ',
      '# note',
      'é',
      '"',
      '\r\n',
      '  key:\n',
      '# check: accept\n',
    ]
    let text = site
    let layout = known
    let moved = 0
    for (let step = 0; step < 400; step++) {
      const at = random.below(text.length)
      const edited = text.slice(0, at) + random.pick(pieces) + text.slice(at + random.below(4))
      const before = new Set(layout?.cut?.segments)
      layout = layOut(bytesOf(edited), layout)
      if (layout?.cut?.segments.some((segment) => before.has(segment))) moved++
      expect(layout, `edit ${step} at ${at}`).toEqual(layOut(bytesOf(edited)))
      // A broken text ends most chances to move a layout.
      text = random.below(3) === 0 ? edited : site
      if (text === site) layout = known
    }
    expect(moved).toBeGreaterThan(100)
  })
})
