import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isSeq, parseDocument, visit } from 'yaml'
import { filesBelow, loadSite, readWords, wordLanguages } from '../../../src/index.ts'
import { escapeRegExp } from '../../../src/language/escapeRegExp.ts'
import { createSources, type SeenValue } from '../../../src/language/sources/createSources.ts'
import { buildSite } from '../../support/servers.ts'
import { shownTexts } from '../../support/shownTexts.ts'
import { whole } from '../../support/whole.ts'

const latin = /\p{Script=Latin}/u

/** A text without a Latin letter: those of placeholders and addresses are no words. */
const withoutWords = (text: string) =>
  text.replace(/\{[^{}]*\}|\]\([^()]*\)|\p{Script=Latin}+/gu, (part) => (/^[{\]]/.test(part) ? part : 'あ'))

/** Whether a text of the file is read by visitors, and no address, choice or name. */
const isText = ({ schema, path }: Pick<SeenValue, 'schema' | 'path'>) =>
  (path[0] !== 'site' || ['priceNote', 'openingHours'].includes(String(path[1]))) &&
  (schema?.type === 'string' || Array.isArray(schema?.anyOf)) &&
  [undefined, 'markdown', 'inline-markdown'].includes(schema?.format as undefined) &&
  [schema?.enum, schema?.const, schema?.pattern].every((keyword) => keyword === undefined) &&
  !['id', 'from', 'timezone'].includes(String(path.at(-1)))

/** Builds a site in another language, in which its author wrote no Latin letter, and returns the folder. */
async function builtWithoutWords(name: string, language: string): Promise<string> {
  const folder = `node_modules/.cache/pagewright-tests/languages/${name}-${language}`
  mkdirSync(folder, { recursive: true })
  cpSync(`examples/${name}/public`, join(folder, 'public'), { recursive: true })
  const file = `examples/${name}/site.yaml`
  const document = parseDocument(readFileSync(file, 'utf8'))
  const sources = await createSources(loadSite(file, { mode: 'production' }))
  const changed = new Set<string>()
  for (const value of sources.all().filter(isText))
    for (const { path } of [value, ...value.pieces.filter(({ path }) => path[0] === 'content')]) {
      const written = document.getIn(path)
      const isChoice = written === 'yes' || written === 'no' || written === 'partial'
      if (typeof written !== 'string' || isChoice) continue
      changed.add(written)
      if (typeof path.at(-1) === 'string') document.setIn(path, withoutWords(written))
    }
  // A text in a list, such as a tag, is the same in all entries, and another one than the next.
  visit(document, {
    Scalar(key, node, parents) {
      const isTag = typeof key === 'number' && isSeq(parents.at(-1)) && changed.has(String(node.value))
      if (isTag) node.value = `あ${String.fromCodePoint(0x4e00 + [...changed].indexOf(String(node.value)))}`
    },
  })
  for (const key of ['name', 'hours', 'address']) document.setIn(['site', key], 'あ')
  document.setIn(['site', 'language'], language)
  document.deleteIn(['site', 'languages'])
  const site = join(folder, 'site.yaml')
  writeFileSync(site, document.toString())
  const outDir = join(folder, 'dist')
  await buildSite({ site, outDir })
  return outDir
}

/** What is no word of a language: an address, a currency. */
const codes = /US\$|\S+@\S+|\S+\.(?:example|com|org)\b|https?:\S+/g

async function textsOfSite(name: string, language: string): Promise<readonly string[]> {
  const folder = await builtWithoutWords(name, language)
  const pages = filesBelow(folder).filter((file) => file.endsWith('.html') && !file.startsWith('stand-ins/'))
  return pages.flatMap((file) => [...shownTexts(readFileSync(join(folder, file), 'utf8'))])
}

describe.each(['zahnarzt', 'gym'])('every page of %s', (name) => {
  it.each(whole ? ['ja', 'ar'] : ['ja'])(
    'has no Latin letter in %s',
    async (language) => {
      const texts = await textsOfSite(name, language)
      const left = texts.filter((text) => latin.test(text.replaceAll(codes, '')))
      expect(texts.length).toBeGreaterThan(100)
      expect([...new Set(left)]).toEqual([])
    },
    120_000,
  )

  it.runIf(whole).each(wordLanguages())(
    'has no English word in %s',
    async (language) => {
      const words = Object.entries(readWords(language) ?? {}).flatMap(([text, word]) => (text === word ? [] : [text]))
      const patterns = words.map(
        (word) =>
          new RegExp(
            `^${word
              .split(/\{\{\w+\}\}/)
              .map(escapeRegExp)
              .join('.+')}$`,
          ),
      )
      const texts = new Set(await textsOfSite(name, language))
      expect(texts.size).toBeGreaterThan(100)
      expect([...texts].filter((text) => patterns.some((pattern) => pattern.test(text.trim())))).toEqual([])
    },
    120_000,
  )
})
