import type { CompileContext } from '../compileContext.ts'

/** The kinds of names that a standard gives short codes: ISO 3166, ISO 4217, BCP 47. */
export type CodeKind = 'country' | 'currency' | 'language'

const displayTypes = { country: 'region', currency: 'currency', language: 'language' } as const
/** Codes that the tables have for other things than countries. */
const noCountries: readonly string[] = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']
/** Checks a code of a standard. */
export function compileCode(text: string, kind: CodeKind, { report }: CompileContext): string | undefined {
  if (nameOf(text, kind, 'en') !== undefined && canonical(text, kind) === text) return text
  return report({ kind: 'wrong-pattern/code', data: { text, kind } })
}

/** The code in the spelling of the standard, and the present one for an outdated one: GB for UK. */
export function canonical(text: string, kind: CodeKind): string | undefined {
  try {
    const code = {
      country: () => new Intl.Locale(`und-${text}`).region,
      currency: () => text.toUpperCase(),
      language: () => Intl.getCanonicalLocales(text.replaceAll('_', '-'))[0],
    }[kind]()
    return code !== undefined && nameOf(code, kind, 'en') !== undefined ? code : undefined
  } catch {
    return undefined
  }
}

export function nameOf(code: string, kind: CodeKind, language: string): string | undefined {
  if (kind === 'country' && noCountries.includes(code)) return undefined
  try {
    return new Intl.DisplayNames(language, { type: displayTypes[kind], fallback: 'none' }).of(code)
  } catch {
    return undefined
  }
}
