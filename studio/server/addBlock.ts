import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseAllDocuments } from 'yaml'
import { applyEdits } from '../../src/language/applyEdits.ts'
import { editText } from '../../src/language/edit/editText.ts'
import { withValue, writePointer } from '../../src/language/edit/operation.ts'
import { diagnose } from '../../src/language/findings.ts'
import { formatPath, isPlainList, isPlainObject, type Plain, valueAtPath } from '../../src/language/plain.ts'
import { findBlockFolders } from '../../src/make/project/project.ts'
import { readPublicFiles } from '../../src/make/project/readPublicFiles.ts'
import { stepsOf } from './problem.ts'
import type { Session } from './session.ts'

/** A type of block that can be added. */
export interface BlockType {
  readonly type: string
  readonly description: string
  readonly purpose: string
  /** Other words for it. */
  readonly synonyms: readonly string[]
}

export function blockTypes(session: Session): readonly BlockType[] {
  const { tree } = session.current().loaded.findings.context
  return findBlockFolders(session.project.blockDirs).flatMap(({ type }) => {
    const { description, purpose, synonyms } = tree.definition(`block-${type}`) ?? {}
    return typeof description === 'string'
      ? [
          {
            type,
            description,
            purpose: String(purpose ?? 'other'),
            synonyms: isPlainList(synonyms) ? synonyms.map(String) : [],
          },
        ]
      : []
  })
}

/** Times that what an example shows and the site doesn't have is taken away. */
const mostTries = 8

/**
 * A new block of a type: the first of its examples, with the pictures of this site, and without what the site doesn't
 * have. Undefined if none of its examples fits.
 *
 * @param place JSON Pointer of the place in a list of blocks where it will be.
 */
export async function newBlock(session: Session, type: string, place: string): Promise<Plain | undefined> {
  const folder = findBlockFolders(session.project.blockDirs).find((each) => each.type === type)?.folder
  if (folder === undefined) return undefined
  const files = readPublicFiles(session.project.publicDirs)
  const picture = files.paths().find((file) => /\.(jpe?g|png|webp|avif)$/.test(file))
  const own = picture ?? files.paths().find((file) => file.endsWith('.svg'))
  const examples = parseAllDocuments(readFileSync(path.join(folder, 'example.yaml'), 'utf8'))
  for (const example of examples) {
    const fitting = await fitted(session, withPictures(example.toJS() as Plain, files.find, own), place)
    if (fitting !== undefined) return fitting
  }
  return undefined
}

/** What pages of a kind consist of below their heading. */
export const starters = {
  landing: ['cards', 'testimonials', 'faq', 'cta'],
  prices: ['price-list', 'faq', 'cta'],
  team: ['team', 'cta'],
  story: ['timeline', 'team', 'cta'],
  contact: ['contact', 'hours'],
} as const

/** The blocks of a starter, as far as they fit the site. */
export async function starterBlocks(session: Session, starter: string): Promise<readonly Plain[]> {
  const { site } = session.current().loaded.names?.facts ?? {}
  const [page = '', content] = Object.entries(isPlainObject(site?.pages) ? site.pages : {})[0] ?? []
  const blocks = valueAtPath(content, ['blocks'])
  const place = writePointer(['pages', page, 'blocks', isPlainList(blocks) ? blocks.length : 0])
  const types = Object.hasOwn(starters, starter) ? starters[starter as keyof typeof starters] : []
  const made: Plain[] = []
  for (const type of types) {
    const block = await newBlock(session, type, place)
    if (block !== undefined) made.push(block)
  }
  return made
}

function withPictures(value: Plain, find: (file: string) => string | undefined, own: string | undefined): Plain {
  if (typeof value === 'string')
    return /^\/[\w/.-]+\.(svg|jpe?g|png|webp|avif)$/.test(value) && find(value) === undefined ? (own ?? value) : value
  if (isPlainList(value)) return value.map((item) => withPictures(item, find, own))
  if (!isPlainObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withPictures(item, find, own)]))
}

async function fitted(session: Session, example: Plain, place: string): Promise<Plain | undefined> {
  const { text } = session.current()
  let value: Plain | undefined = example
  for (let tries = 0; tries < mostTries && value !== undefined; tries++) {
    const edited = editText(text, [{ op: 'add', path: place, value }])
    if ('refused' in edited) return undefined
    const { findings, site } = session.compile(applyEdits(text, edited.edits))
    if (site !== undefined) return value
    const errors = (await diagnose(findings)).filter(({ severity }) => severity === 'error')
    const own = formatPath(stepsOf(place))
    const wrong = errors.find(({ path }) => path.startsWith(`${own}.`))
    if (wrong === undefined) return undefined
    const inside = wrong.path.slice(own.length).match(/[^.[\]"]+/g) ?? []
    value = without(value, inside)
  }
  return undefined
}

/** A value without what is at a place; without the group around it if that is an item of a list or a single key. */
function without(value: Plain, steps: readonly string[]): Plain | undefined {
  const owner = valueAtPath(value, steps.slice(0, -1))
  const isNeeded = steps.length > 1 && isPlainObject(owner) && steps.at(-1) !== undefined
  const outer = isNeeded && /^\d+$/.test(steps.at(-2) ?? '') ? steps.slice(0, -1) : steps
  return withValue(value, outer, undefined)
}
