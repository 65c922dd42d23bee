import { isEmail } from '../../schema/isEmail.ts'
import type { ContactProps } from './schema.ts'

type Form = ContactProps['form']
type Limits = Form['limits']
export type Words = Form['messages']

/** What the visitor writes. */
export interface ContactMessage {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
}

/** Characters as a person counts them on the screen: an emoji is one, whatever it is made of. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of segments.segment(text)) count += 1
  return count
}

const segments = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Replaces {count}, {min} and {max} in words of the form. */
export function withNumbers(words: string, numbers: Readonly<Record<string, number>>): string {
  return words.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(numbers[name] ?? whole))
}

/** For each field, what is wrong with a value, or `true`. White space around a value does not count. */
export function messageRules(
  limits: Limits,
  words: Words,
): { readonly [Field in keyof ContactMessage]: (value: string) => true | string } {
  const atLeast = (min: number, message: string) => (value: string) =>
    countCharacters(value.trim()) >= min || withNumbers(message, { min })
  const isLongEnough = atLeast(limits.message, words.short)
  const max = limits.longest
  return {
    name: atLeast(limits.name, words.name),
    email: (value) => isEmail(value.trim()) || words.email,
    subject: atLeast(limits.subject, words.subject),
    message: (value) =>
      countCharacters(value) > max ? withNumbers(words.long, { max }) : isLongEnough(value),
  }
}
