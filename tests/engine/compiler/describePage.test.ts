import { describe, expect, it } from 'vitest'
import { compileText } from '../../support/compileText.ts'

const siteWith = (page: string) => `site: { name: Acme, url: https://www.acme.com }
pages:
  home:
    path: /
    title: Acme
${page}
  not-found: { path: /404, title: Page not found, blocks: [{ type: not-found }] }
`

function descriptionOf(page: string): string | undefined {
  const { site, text } = compileText(siteWith(page))
  expect(text).toBe('')
  const entry = site?.entries.get('/')
  return entry?.kind === 'page' ? entry.page.description : undefined
}

const hero = (text: string) => `    blocks: [{ type: hero, headline: Acme, text: ${JSON.stringify(text)} }]`

describe('the description of a page', () => {
  it('is the one in the file', () => {
    expect(descriptionOf(`    description: Anvils.\n${hero('Tools that fall.')}`)).toBe('Anvils.')
  })

  it('is the first text of the page otherwise, without Markdown and headings', () => {
    expect(descriptionOf(hero('Tools that *fall* & [more](/).'))).toBe('Tools that fall & more.')
    expect(
      descriptionOf(`    blocks:
      - { type: hero, headline: Acme }
      - { type: greeting, text: "Picked for you:" }
      - { type: prose, heading: About, text: "## Since 1949\\n\\nWe build anvils." }`),
    ).toBe('We build anvils.')
  })

  it('ends with a sentence, or with a word', () => {
    const sentence = 'We build anvils that fall on whoever stands below them, every time.'
    expect(descriptionOf(hero(`${sentence} ${sentence} ${sentence}`))).toBe(`${sentence} ${sentence}`)
    expect(descriptionOf(hero('anvil '.repeat(40).trim()))).toBe(`${'anvil '.repeat(26).trim()}…`)
  })

  it('is absent from a page without texts', () => {
    expect(descriptionOf('    blocks: [{ type: hero, headline: Acme }]')).toBeUndefined()
  })
})
