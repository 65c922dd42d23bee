import type { CompiledSite } from '../../../schema/model.ts'
import { shellAt } from '../../../schema/shellAt.ts'
import type { Findings } from '../findings.ts'
import { formatPath, keysOf } from '../plain.ts'
import type { RawDiagnostic } from '../rawDiagnostic.ts'
import type { FurtherLanguage } from '../translations/assembleLanguages.ts'
import { languagesOf } from '../translations/languagesOf.ts'
import type { TranslatedText } from '../translations/translateSite.ts'
import { inLanguage, titles } from './titles.ts'

/** Most places that a notice about missing translations names. */
const maxPlaces = 3

/** What is missing in the further languages of a site, and files that no language uses. */
export function* lintLanguages({ languages = [], translationFiles = [], source }: Findings): Generator<RawDiagnostic> {
  for (const [index, { language, texts, file }] of languages.entries()) {
    const missing = [...(texts?.values() ?? [])].filter(({ entry, isOptional }) => entry === undefined && !isOptional)
    if (missing.length === 0) continue
    const places = missing.slice(0, maxPlaces).map(({ path }) => `\`${formatPath(path)}\``)
    yield {
      code: 'missing-translation',
      at: { path: ['site', 'languages', index + 1], part: 'value' },
      message: `${missing.length} ${missing.length === 1 ? 'text has' : 'texts have'} no translation into ${nameOf(language)}: ${places.join(', ')}${missing.length > maxPlaces ? ' …' : ''}. Visitors read ${missing.length === 1 ? 'it' : 'them'} untranslated.`,
      hint: `${commandOf(language)} ${file.source === undefined ? 'writes the file to fill in' : 'adds them to the file'}: translations/${language}.yaml.`,
    }
  }
  for (const language of translationFiles) {
    if (languages.some((further) => further.language === language)) continue
    const isDeclared = languagesOf(source?.value).length > 0
    const written = isDeclared ? 'languages' : 'language'
    yield {
      code: 'undeclared-language',
      at: { path: ['site', ...keysOf(source?.value?.site).filter((key) => key === written)], part: 'key' },
      message: `Nothing uses translations/${language}.yaml: \`${language}\` is no further language of the site.`,
      hint: isDeclared
        ? `Add \`${language}\` to \`languages\`, or remove the file.`
        : `Write the languages of the site below \`site\`, its own first: \`languages: [en, ${language}]\`. Or remove the file.`,
    }
  }
}

/** What is wrong with the entries of a file of translations. */
export function* lintTranslations(further: FurtherLanguage, site?: CompiledSite): Generator<RawDiagnostic> {
  const { language, texts, file } = further
  if (texts === undefined) return
  const used = new Set<object>()
  const wrong = new Set<object>()
  for (const text of texts.values()) {
    const { entry } = text
    if (entry === undefined || used.has(entry)) continue
    used.add(entry)
    const at = { path: [...entry.path, language], part: 'value' } as const
    const was = entry.was ?? (entry.text === text.text ? undefined : entry.text)
    if (was !== undefined) {
      yield {
        code: 'stale-translation',
        at,
        message: `This translates “${was}”, and the text is now “${text.text}”.`,
        hint:
          entry.was === undefined
            ? `${commandOf(language)} puts the new text beside it.`
            : 'Bring the translation up to date, and delete the line `was`.',
      }
      continue
    }
    for (const words of lostMarks(text, entry.translation)) {
      wrong.add(entry)
      yield { code: 'lost-mark', at, ...words }
    }
  }
  for (const problem of site ? titles(inLanguage(site, shellAt(site, `/${language.toLowerCase()}`))) : []) {
    const entry = texts.get(formatPath(problem.at.path))?.entry
    // Titles can be alike only because they lost what differs.
    if (entry !== undefined && !wrong.has(entry))
      yield { ...problem, at: { path: [...entry.path, language], part: 'value' } }
  }
  const shown = new Set([...texts.values()].map(({ text }) => text))
  for (const entry of file.entries) {
    // One that waits for its translation, or is a second one for the same text, is of use.
    if (used.has(entry) || shown.has(entry.text)) continue
    yield {
      code: 'unused-translation',
      at: { path: entry.path, part: 'value' },
      message: `The site has no text “${entry.text}” any more.`,
      hint: 'Remove the entry.',
    }
  }
}

const marks = [
  // Those in an address are lost with their link.
  { name: 'the placeholder', pattern: /(?<!\]\([^()\s]*)\{+[^{}]+\}+/g },
  { name: 'the link to', pattern: /(?<=\]\()[^()\s]+(?=[\s)])/g },
  { name: 'the mark', pattern: /\*\*|(?<!\*)\*(?!\*)/g },
] as const

/** What a text has that its translation lacks, or the other way round. */
function lostMarks({ text }: TranslatedText, translation: string): readonly { message: string; hint: string }[] {
  return marks.flatMap(({ name, pattern }) => {
    const [own, theirs] = [text, translation].map((each) => each.match(pattern) ?? [])
    const lost = without(own ?? [], theirs ?? [])
    const added = without(theirs ?? [], own ?? [])
    const hint = `The text is: ${text}`
    if (lost !== undefined) return { message: `The translation lost ${name} \`${lost}\`.`, hint }
    return added === undefined
      ? []
      : { message: `The text that this translates doesn’t have ${name} \`${added}\`.`, hint }
  })
}

/** The first item that one list has more often than the other one. */
function without(items: readonly string[], others: readonly string[]): string | undefined {
  const count = (list: readonly string[], item: string) => list.filter((each) => each === item).length
  return items.find((item) => count(items, item) > count(others, item))
}

const nameOf = (language: string): string => new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language
const commandOf = (language: string): string => `\`npx pagewright translate ${language}\``
