import type { Service } from '../../schema/values.ts'

/** Puts a service and its host in their places within words: `{service}` and `{host}`, or with two braces each. */
export function withService(words: string, { title, label = title, host }: Service): string {
  return words.replaceAll(/\{?\{(service|host)\}\}?/g, (_, name) => (name === 'host' ? host : label))
}
