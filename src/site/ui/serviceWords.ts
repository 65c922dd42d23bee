import type { Service } from '../../../schema/values.ts'

/** Replaces `{service}` and `{host}` in a text, with single or doubled braces. */
export function withService(words: string, { title, label = title, host }: Service): string {
  return words.replaceAll(/\{?\{(service|host)\}\}?/g, (_, name) => (name === 'host' ? host : label))
}
