import type { StructuredData } from '../../schema/structuredData.ts'
import type { FaqProps } from './schema.ts'

export const structuredData: StructuredData<FaqProps> = ({ items }) =>
  items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: withoutParagraph(answer) },
  }))

/** An answer of one paragraph needs no element around it. */
function withoutParagraph(html: string): string {
  return html.replace(/^<p>((?:(?!<p>).)*)<\/p>\s*$/s, '$1')
}
