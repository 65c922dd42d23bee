import { describe, expect, it } from 'vitest'
import {
  isPlainList,
  isPlainObject,
  nodesIn,
  type Plain,
  readProjectSchema,
  readWords,
  wordLanguages,
} from '../../../src/index.ts'
import { compileText } from '../../support/compileText.ts'

function textsOf(value: Plain): readonly string[] {
  if (typeof value === 'string') return [value]
  if (isPlainList(value)) return value.flatMap(textsOf)
  return isPlainObject(value) ? Object.values(value).flatMap(textsOf) : []
}

/** Defaults that nobody reads as words. */
const codes = ['en', 'USD', 'center', '9:00 AM', '4:30 PM', '404']

const words = new Set(
  [...nodesIn(readProjectSchema())]
    .filter(({ default: standard, items }) => standard !== undefined && items === undefined)
    .filter((node) => node.enum === undefined)
    .flatMap((node) => textsOf(node.default as Plain))
    .filter((text) => !codes.includes(text)),
)

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort()

describe.each(wordLanguages())('the words in %s', (code) => {
  const list = readWords(code) ?? {}

  it('are those of the schema, none missing and none left over', () => {
    expect(words.size).toBeGreaterThan(100)
    expect(Object.keys(list).sort()).toEqual([...words].sort())
  })

  it('have the placeholders of the English ones', () => {
    const lost = Object.entries(list).filter(
      ([text, translation]) => `${placeholders(text)}` !== `${placeholders(translation)}`,
    )
    expect(lost).toEqual([])
  })
})

describe('a site', () => {
  const wordsIn = (language: string) =>
    compileText(`site: { name: Sol, url: https://sol.example, language: ${language} }
pages:
  home: { path: /, title: Sol, blocks: [{ type: hero, headline: Sol }] }
  not-found: { path: /404, title: Sol, blocks: [{ type: not-found }] }
`).site?.shell.site.words

  it.each([
    ['de', 'Schließen'],
    ['de-AT', 'Schließen'],
    ['pt-BR', 'Fechar'],
    ['en-GB', 'Close'],
    ['sv', 'Close'],
  ])('in %s closes a dialog with “%s”', (language, close) => {
    expect(wordsIn(language)?.close).toBe(close)
  })
})
