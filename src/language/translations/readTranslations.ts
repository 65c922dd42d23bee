import { list, section, text } from '../../../schema/fields.ts'
import type { SchemaNode } from '../../../schema/schemaNode.ts'
import type { Fact } from '../fact.ts'
import type { LanguageCache } from '../memo/compileCache.ts'
import { entriesOf, formatPath, isPlainList, type Path, type Plain, type PlainObject, valueAt } from '../plain.ts'
import { createValidator } from '../schema/createValidator.ts'
import type { SchemaTree } from '../schema/schemaNodes.ts'
import { layOut } from '../yaml/layout.ts'
import { readSource, type Source } from '../yaml/readSource.ts'

/** One entry of a file with translations. */
export interface Translation {
  /** Its path in that file. */
  readonly path: Path
  /** The place of the text in the site file as `formatPath` writes it; that of its section for an entry without `at`. */
  readonly at: string
  readonly section: string
  readonly text: string
  /** Empty where it is missing. */
  readonly translation: string
  /** The text that the translation is of, if the text has changed since. */
  readonly was: string | undefined
}

/** A file with translations as it was read. */
export interface TranslationFile {
  readonly entries: readonly Translation[]
  readonly facts: readonly Fact[]
  readonly source?: Source
  readonly tree: SchemaTree
}

/** The sections of a site file that have texts; those of the second list by name. */
export const textSections = {
  whole: ['site', 'header', 'footer', 'services', 'analytics'],
  named: ['content', 'dialogs', 'pages'],
} as const

/** What a file may have that translates from one language to another one. */
function translationsSchema(from: string, to: string): SchemaNode {
  const texts = list(
    'Texts with their translations.',
    section('A text with its translation.', [from], {
      at: text('Where it is in the site file, below the name of the section.'),
      [from]: text('The text in the site file.'),
      [to]: text('Its translation. Empty: not translated yet.'),
      was: text(
        'The text that the translation is of, if it has changed since. Delete this line with the new translation.',
      ),
    }),
  )
  const named = { type: 'object' as const, description: 'Texts by name.', additionalProperties: texts }
  return section('Translations.', [], {
    ...Object.fromEntries(textSections.whole.map((name) => [name, texts])),
    ...Object.fromEntries(textSections.named.map((name) => [name, named])),
  })
}

/** @param bytes The file; undefined if there is none. */
export function readTranslations(
  bytes: Uint8Array | undefined,
  from: string,
  to: string,
  cache: LanguageCache,
): TranslationFile {
  const { value: validator } = cache.tools(['translations', from, to], [], () =>
    createValidator(translationsSchema(from, to)),
  )
  const { tree } = validator
  const layout = bytes && layOut(bytes)
  if (layout === undefined) {
    const isBroken: readonly Fact[] = [{ kind: 'not-utf8', at: { path: [], part: 'key' }, data: {} }]
    return { entries: [], facts: bytes === undefined ? [] : isBroken, tree }
  }
  const source = readSource(layout, cache)
  const facts = source.facts.filter(({ kind }) => kind !== 'empty-file')
  const { value } = source
  if (value === undefined) return { entries: [], facts, source, tree }
  const errors = validator.validateSite(value)
  if (errors.length === 0) return { entries: entriesIn(value, from, to), facts, source, tree }
  const wrong: Fact = { kind: 'invalid-value/schema', at: { path: [], part: 'value' }, data: { errors, value } }
  return { entries: [], facts: [...facts, wrong], source, tree }
}

function entriesIn(file: PlainObject, from: string, to: string): readonly Translation[] {
  const read = (items: Plain | undefined, place: Path): readonly Translation[] =>
    (isPlainList(items) ? items : []).map((item, index) => {
      const at = textAt(item, 'at') ?? ''
      const section = formatPath(place)
      return {
        path: [...place, index],
        at: at === '' ? section : `${section}${at.startsWith('[') ? '' : '.'}${at}`,
        section,
        text: textAt(item, from) ?? '',
        translation: textAt(item, to) ?? '',
        was: textAt(item, 'was'),
      }
    })
  return [
    ...textSections.whole.flatMap((name) => read(file[name], [name])),
    ...textSections.named.flatMap((section) =>
      entriesOf(file[section]).flatMap(([name, items]) => read(items, [section, name])),
    ),
  ]
}

function textAt(item: Plain, key: string): string | undefined {
  const value = valueAt(item, key)
  return typeof value === 'string' ? value : undefined
}
