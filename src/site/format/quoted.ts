/** Quotation marks of languages that don’t use those of English. */
const marks: Readonly<Record<string, readonly [string, string]>> = {
  cs: ['„', '“'],
  da: ['»', '«'],
  de: ['„', '“'],
  es: ['«', '»'],
  fr: ['«\u00a0', '\u00a0»'],
  it: ['«', '»'],
  no: ['«', '»'],
  pl: ['„', '”'],
  pt: ['«', '»'],
  ru: ['«', '»'],
}

/**
 * A text in the quotation marks of a language.
 * @param language BCP 47 tag.
 */
export function quoted(text: string, language: string): string {
  const [open, close] = marks[language.split('-')[0] ?? ''] ?? ['“', '”']
  return `${open}${text}${close}`
}
