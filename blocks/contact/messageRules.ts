import { isEmail } from '../../schema/isEmail.ts'
import { fillWords } from '../../src/site/format/fillWords.ts'
import type { ContactProps } from './schema.ts'

type Form = NonNullable<ContactProps['form']>
type Limits = Form['limits']
export type Messages = Form['messages']

/** The fields of the form. */
export interface ContactMessage {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
}

/** Counts characters as people see them: an emoji is one, however many code points it has. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of segments.segment(text)) count += 1
  return count
}

const segments = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A validator per field. It returns `true` or the error message, and ignores white space around a value. */
export function messageRules(
  limits: Limits,
  messages: Messages,
): { readonly [Field in keyof ContactMessage]: (value: string) => true | string } {
  const atLeast = (min: number, message: string) => (value: string) =>
    countCharacters(value.trim()) >= min || fillWords(message, { min })
  const isLongEnough = atLeast(limits.message, messages.short)
  const max = limits.longest
  return {
    name: atLeast(limits.name, messages.name),
    email: (value) => isEmail(value.trim()) || messages.email,
    subject: atLeast(limits.subject, messages.subject),
    message: (value) => (countCharacters(value) > max ? fillWords(messages.long, { max }) : isLongEnough(value)),
  }
}
