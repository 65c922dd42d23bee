import type { StructuredData } from '../../schema/structuredData.ts'
import type { FaqProps } from './schema.ts'

export const structuredData: StructuredData<FaqProps> = ({ items }) =>
  items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
