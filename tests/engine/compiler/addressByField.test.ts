import { describe, expect, it } from 'vitest'
import { createCompileCache } from '../../../src/language/memo/compileCache.ts'
import { createSources } from '../../../src/language/sources/createSources.ts'
import { findSource } from '../../../src/language/sources/findSource.ts'
import { compileFile } from '../../../src/make/project/loadSite.ts'
import { compileInProject, compileText, writtenResult } from '../../support/compileText.ts'

const text = `site: { name: Mill, url: https://mill.example, phone: "+12025550143", country: US, language: en }
content:
  trades:
    realestate: { name: Real Estate, landing: { id: real-estate, headline: Sold } }
    music: { name: Music, landing: { id: bands, headline: Louder } }
    law: { name: Law }
pages:
  home:
    path: /
    title: Home
    blocks: [{ type: hero, headline: Every day }]
  trade:
    path: /trades/:trade
    params: { trade: { in: trades } }
    title: "{trade.name}"
    blocks: [{ type: hero, headline: "{trade.name}", text: Every day }]
  landing:
    path: /for/:trade
    params: { trade: { in: trades, by: landing.id, missing: bands, unknown: { show: real-estate } } }
    title: "{trade.name} at /for/{trade}"
    blocks: [{ type: hero, headline: "{trade.landing.headline}" }]
  not-found: { path: /404, title: Gone, blocks: [{ type: not-found }] }
`

const titles = (source: string) =>
  Object.fromEntries(
    [...(compileText(source).site?.entries ?? [])].map(([path, entry]) => [
      path,
      entry.kind === 'page' ? entry.page.title : '',
    ]),
  )

describe('a parameter with `by`', () => {
  it('has the field in the address, and placeholders name the entry', () => {
    expect(titles(text)).toMatchObject({
      '/trades/realestate': 'Real Estate',
      '/trades/law': 'Law',
      '/for/real-estate': 'Real Estate at /for/real-estate',
      '/for/bands': 'Music at /for/bands',
    })
  })

  it('has no page for an entry without the field', () => {
    expect(Object.keys(titles(text)).filter((path) => path.startsWith('/for'))).toEqual([
      '/for/real-estate',
      '/for/bands',
      '/for',
    ])
  })

  it('names values of the address in `missing` and `unknown`', () => {
    expect(titles(text)['/for']).toBe('Music at /for/bands')
    expect(compileText(text).site?.shell.rules).toContainEqual({
      pattern: '/for/:trade',
      unknown: { kind: 'show', path: '/for/real-estate' },
    })
    expect(compileText(text.replace('missing: bands', 'missing: music')).text).toContain(
      '`music` is not a value of the parameter `trade`.',
    )
  })

  it('compiles the same with what was kept as without', () => {
    const cache = createCompileCache()
    const steps: readonly (readonly [string, string])[] = [
      ['id: bands', 'id: musicians'],
      ['{ name: Law }', '{ name: Law, landing: { id: law, headline: Order } }'],
      ['id: real-estate, ', ''],
      ['by: landing.id, missing: bands, unknown: { show: real-estate }', 'by: landing.id'],
      ['by: landing.id, missing: bands, unknown: { show: real-estate }', 'missing: music'],
      ['headline: Louder', 'headline: Softer'],
    ]
    for (const [from, to] of steps) {
      for (const source of [text, text.replace(from, to), text]) {
        const fresh = compileInProject(source, { cache: createCompileCache() })
        expect(writtenResult(compileInProject(source, { cache }))).toBe(writtenResult(fresh))
      }
    }
  })

  it('shows texts that know where they were written', async () => {
    const sources = await createSources(compileFile('site.yaml', Buffer.from(text), { mode: 'production' }))
    const found = findSource('Louder', sources.ofPage('/for/bands'))
    expect(found?.path).toEqual(['content', 'trades', 'music', 'landing', 'headline'])
  })
})
