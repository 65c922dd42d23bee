/** Scripts that are written from right to left, by the codes of ISO 15924. */
const fromRight = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Mend', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'])

/** The direction in which a language is read: `ar` and `he-IL` from right to left, `ku` from left to right. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const { script } = new Intl.Locale(language).maximize()
  return script !== undefined && fromRight.has(script) ? 'rtl' : 'ltr'
}
