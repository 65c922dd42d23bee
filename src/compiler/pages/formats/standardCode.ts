import { replacement } from '../../fix.ts'
import { shorten } from '../../messages/describe.ts'
import type { CompileContext } from '../compileContext.ts'

/** The kinds of names that a standard gives short codes: ISO 3166, ISO 4217, BCP 47. */
type Kind = 'country' | 'currency' | 'language'

const displayTypes = { country: 'region', currency: 'currency', language: 'language' } as const
const examples = {
  country: 'the two letters of the country: US, GB, DE',
  currency: 'the three letters of the currency: USD, EUR, GBP',
  language: 'the two letters of the language: en, de. A region can follow: en-GB',
} as const

/** Codes that the tables have for other things than countries. */
const noCountries: readonly string[] = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']
/** What people write that no table has. */
const usualNames: Readonly<Record<string, string>> = { usa: 'US', england: 'GB', dollar: 'USD', pound: 'GBP' }

/** Checks a code of a standard. Names, symbols and outdated codes get the code to write. */
export function compileCode(text: string, kind: Kind, { report }: CompileContext): string | undefined {
  if (nameOf(text, kind, 'en') !== undefined && canonical(text, kind) === text) return text
  const code = canonical(text, kind) ?? findCode(text, kind)
  report({
    code: 'wrong-pattern',
    message: `\`${shorten(text)}\` is not the code of a ${kind}.`,
    hint: code === undefined ? `Write ${examples[kind]}.` : `Write ${code}.`,
    ...(code !== undefined && replacement(text, code)),
  })
  return undefined
}

/** The code in the spelling of the standard, and the present one for an outdated one: GB for UK. */
function canonical(text: string, kind: Kind): string | undefined {
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

function nameOf(code: string, kind: Kind, language: string): string | undefined {
  if (kind === 'country' && noCountries.includes(code)) return undefined
  try {
    return new Intl.DisplayNames(language, { type: displayTypes[kind], fallback: 'none' }).of(code)
  } catch {
    return undefined
  }
}

/** The code of a name, in English or in the language of those who call it so, or of the symbol of a currency. */
function findCode(text: string, kind: Kind): string | undefined {
  const wanted = text.trim().toLowerCase()
  const usual = usualNames[wanted.replace(/s$/, '')]
  if (usual !== undefined && canonical(usual, kind) === usual) return usual
  return codesOf(kind).find((code) => {
    const names = [nameOf(code, kind, 'en'), ...(kind === 'currency' ? [symbolOf(code)] : [ownName(code, kind)])]
    return names.some((name) => name?.toLowerCase() === wanted)
  })
}

function ownName(code: string, kind: Kind): string | undefined {
  const language = kind === 'country' ? new Intl.Locale(`und-${code}`).maximize().language : code
  return nameOf(code, kind, language)
}

function symbolOf(currency: string): string | undefined {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value
}

/** Every code that there can be; of currencies, those first that most people mean by their symbol. */
function codesOf(kind: Kind): readonly string[] {
  if (kind === 'currency') return ['USD', 'EUR', 'GBP', 'JPY', ...Intl.supportedValuesOf('currency')]
  const letters = [...(kind === 'country' ? 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' : 'abcdefghijklmnopqrstuvwxyz')]
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  return codes.filter((code) => canonical(code, kind) === code)
}
