import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { WordLists, Words } from '../../language/schema/words.ts'
import { engineFolder } from './project.ts'

const folder = path.join(engineFolder, 'schema/words')

/** The languages that Pagewright has words in, by their codes. Those in English are in the schema itself. */
export const wordLanguages = (): readonly string[] => readdirSync(folder).map((name) => path.parse(name).name)

const known = new Map<string, Words>()

/** Pagewright’s own texts in a language. Each list is read once. */
export const readWords: WordLists = (code) => {
  if (!known.has(code) && wordLanguages().includes(code))
    known.set(code, JSON.parse(readFileSync(path.join(folder, `${code}.json`), 'utf8')))
  return known.get(code)
}
