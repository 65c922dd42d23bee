import { describe, expect, it } from 'vitest'
import { compileText, pageAt } from './compileFixture.ts'

/** A question, its answer and a link of a page of a site with these settings. */
function compileTexts(question: string, answer: string, settings: string) {
  const { site, diagnostics } = compileText(`site:
  name: Acme
  url: https://www.acme.com
${settings}
footer:
  tagline: Acme
  columns:
    - title: Reach us
      links:
        - { label: "Call {site.phone}", call: "{site.phone}" }
pages:
  home:
    path: /
    title: Acme
    blocks:
      - type: faq
        items:
          - question: "${question}"
            answer: "${answer}"
  not-found:
    path: /404
    title: Not found
    blocks:
      - type: faq
        items:
          - { question: Why?, answer: Because. }
`)
  if (site === undefined) throw new Error(JSON.stringify(diagnostics, undefined, 2))
  const items = pageAt(site, '/').blocks[0]?.items as { question: string; answer: string }[]
  return { ...items[0], link: site.shell.footer.columns?.[0]?.links[0] }
}

describe('texts for visitors', () => {
  it('show the site’s phone number as its country writes it, and dial it with its country code', () => {
    const settings = '  country: US\n  phone: "+1 202 456 1414"'
    const texts = compileTexts('{site.phone}?', 'Call {site.phone}, not +44 20 7946 0018.', settings)
    expect(texts).toEqual({
      question: '(202)\u00a0456-1414?',
      answer: '<p>Call (202)\u00a0456-1414, not +44 20 7946 0018.</p>\n',
      link: { label: 'Call (202)\u00a0456-1414', target: { kind: 'call', tel: '+12024561414' } },
    })
  })

  it('show the number as it is written if the site names no country', () => {
    const texts = compileTexts('{site.phone}?', 'Yes.', '  phone: "+1 202 456 1414"')
    expect(texts.question).toBe('+1 202 456 1414?')
  })

  it('keep the number in the address of a link', () => {
    const settings = '  country: US\n  phone: "+12024561414"'
    const texts = compileTexts('Where?', '[{site.phone}](tel:{site.phone})', settings)
    expect(texts.answer).toBe('<p><a href="tel:+12024561414">(202)\u00a0456-1414</a></p>\n')
  })

  it.each([
    ['en', '24 hours and 2 hours before 9:00 AM', '24\u00a0hours and 2\u00a0hours before 9:00\u00a0AM'],
    ['en', '1 day, 3 daylilies, 500 calls', '1\u00a0day, 3 daylilies, 500 calls'],
    ['he', 'תוך 5 שניות', 'תוך 5\u00a0שניות'],
    ['de', '2 Stunden, nach 14 Tagen', '2\u00a0Stunden, nach 14\u00a0Tagen'],
  ])('keep a number and its unit of time on one line: %s, %s', (language, text, bound) => {
    const settings = `  language: ${language}\n  phone: "+1 202 456 1414"`
    expect(compileTexts(text, 'Yes.', settings).question).toBe(bound)
  })
})
