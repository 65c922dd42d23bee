import { expect, it } from 'vitest'
import type { FaqProps } from './schema.ts'
import { structuredData } from './structuredData.ts'

const url = 'https://www.acme.com/help'
const page = { title: 'Help', url, currency: 'EUR', business: { '@id': url } }

const answerTo = (answer: string) =>
  structuredData({ items: [{ question: 'Why?', answer }] } as unknown as FaqProps, page)

it('gives an answer of one paragraph without its element', () => {
  expect(answerTo('<p>Because <strong>it works</strong>.</p>\n')).toEqual([
    {
      '@type': 'Question',
      name: 'Why?',
      acceptedAnswer: { '@type': 'Answer', text: 'Because <strong>it works</strong>.' },
    },
  ])
})

it.each(['<p>One.</p>\n<p>Two.</p>\n', '<p>One:</p>\n<ul><li>a</li></ul>\n'])('leaves %j as it is', (html) => {
  expect(answerTo(html)).toMatchObject([{ acceptedAnswer: { text: html } }])
})
