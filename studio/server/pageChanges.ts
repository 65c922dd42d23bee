import { type Operation, writePointer } from '../../src/language/edit/operation.ts'
import { toSlug } from '../../src/language/messages/toSlug.ts'
import { isPlainObject, type Plain } from '../../src/language/plain.ts'
import { linksIn, relinked } from './places.ts'
import { type Version, writtenAt } from './session.ts'

/** The operations that give a page another address: its links lead there, and the old address, too. */
export function movePage(version: Version, name: string, to: string): readonly Operation[] {
  const from = String(writtenAt(version, ['pages', name, 'path']) ?? '')
  const redirects = writtenAt(version, ['redirects'])
  const redirect = { from, to }
  const isPattern = /:/.test(from)
  return [
    { op: 'replace', path: writePointer(['pages', name, 'path']), value: to },
    ...linksIn(version).flatMap((link): Operation[] => {
      const value = relinked(link, from, to)
      return value === undefined ? [] : [{ op: 'replace', path: writePointer(link.at), value }]
    }),
    ...(isPattern
      ? []
      : [
          redirects === undefined
            ? ({ op: 'add', path: '/redirects', value: [redirect] } as const)
            : ({ op: 'add', path: '/redirects/-', value: redirect } as const),
        ]),
  ]
}

/** The places that lead to a page, as JSON Pointers. */
export function linksTo(version: Version, name: string): readonly string[] {
  const path = String(writtenAt(version, ['pages', name, 'path']) ?? '')
  return linksIn(version)
    .filter((link) => relinked(link, path, `${path}-`) !== undefined)
    .map(({ at }) => writePointer(at))
    .filter((at) => !at.startsWith(`${writePointer(['pages', name])}/`))
}

/** The operations that remove a page. Its address and the links to it lead to another one. */
export function removePage(version: Version, name: string, to: string): readonly Operation[] {
  const [moved, ...rest] = movePage(version, name, to)
  const own = writePointer(['pages', name])
  const others = moved ? rest.filter(({ path }) => !path.startsWith(`${own}/`)) : []
  return [...others, { op: 'remove', path: own }]
}

/** A name for a page that the file doesn't have yet: `our-team`, `our-team-2`. */
function freeName(version: Version, title: string): string {
  const pages = writtenAt(version, ['pages'])
  const base = toSlug(title).replace(/^[^a-z]+/, '') || 'page'
  const isTaken = (name: string) => isPlainObject(pages) && Object.hasOwn(pages, name)
  let name = base
  for (let number = 2; isTaken(name); number++) name = `${base}-${number}`
  return name
}

/**
 * The operations that add a page.
 *
 * @param copyOf Name of the page that it begins like.
 * @param blocks What comes below its heading otherwise.
 */
export function addPage(version: Version, title: string, copyOf: string | undefined, blocks: readonly Plain[]) {
  const name = freeName(version, title)
  const copy = copyOf === undefined ? undefined : writtenAt(version, ['pages', copyOf])
  const { params: _, ...content } = isPlainObject(copy) ? copy : ({} as Record<string, Plain>)
  const fresh = { blocks: [{ type: 'hero', headline: title, size: 'compact' }, ...blocks] }
  const value: Plain = { ...fresh, ...content, path: `/${name}`, title }
  const { path, ...others } = value as Record<string, Plain>
  const ordered = { path: path ?? '', title, ...others }
  return { name, operations: [{ op: 'add', path: writePointer(['pages', name]), value: ordered }] as const }
}
