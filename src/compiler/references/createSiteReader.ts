import { type Path, type Plain, valueAt, valueAtPath } from '../plain.ts'
import type { PublicFiles } from '../publicFiles.ts'
import type { References } from './references.ts'
import type { SiteFacts } from './siteFacts.ts'

/** What can be read of a site: a value of the file, or whether something exists. */
type Kind = 'value' | 'page' | 'anchor' | 'redirect' | 'dialog' | 'file' | 'image' | 'drawing'

/** Reads one thing of the site by its name: a value of the file itself, or a scalar. Equal values are identical. */
export type ReadSite = (name: string) => Plain | undefined

/** @param facts Their pages may be filled in later, before the first of them is read. */
export function createSiteReader(facts: SiteFacts, publicFiles: PublicFiles): ReadSite {
  const values = new Map<string, Plain | undefined>()
  return (name) => {
    const known = values.get(name)
    if (known !== undefined || values.has(name)) return known
    const [kind, ...path] = JSON.parse(name) as [Kind, ...Path]
    const value = readFact(kind, path, facts, publicFiles)
    values.set(name, value)
    return value
  }
}

function readFact(kind: Kind, path: Path, facts: SiteFacts, publicFiles: PublicFiles): Plain | undefined {
  if (kind === 'value') return valueAtPath(facts.site, path)
  const [first, second] = path.map(String)
  if (first === undefined) throw new Error(`Something of the kind \`${kind}\` was read without its name.`)
  if (kind === 'page') return facts.pages.has(first)
  if (kind === 'anchor') return second !== undefined && facts.pages.get(first)?.has(second) === true
  if (kind === 'redirect') return facts.redirects.has(first)
  if (kind === 'dialog') return valueAt(facts.site.dialogs, first) !== undefined
  if (kind === 'file') return publicFiles.has(first)
  if (kind === 'drawing') return publicFiles.drawing(first)
  const image = publicFiles.image(first)
  return typeof image === 'object' ? `${image.width} ${image.height} ${image.copies}` : image
}

/** @param read Reads the site; a tracker's `read` records each of them. */
export function createReferences(read: (name: string) => unknown, publicFiles: PublicFiles): References {
  const readAs = (kind: Kind, ...path: Path): unknown => read(JSON.stringify([kind, ...path]))
  return {
    value: (path) => readAs('value', ...path) as Plain | undefined,
    hasPage: (path) => readAs('page', path) === true,
    hasAnchor: (path, anchor) => readAs('anchor', path, anchor) === true,
    hasRedirect: (path) => readAs('redirect', path) === true,
    hasDialog: (name) => readAs('dialog', name) === true,
    hasFile: (path) => readAs('file', path) === true,
    image(path) {
      readAs('image', path)
      return publicFiles.image(path)
    },
    drawing(path) {
      const text = readAs('drawing', path)
      return typeof text === 'string' ? text : undefined
    },
  }
}
