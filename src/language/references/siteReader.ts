import type { Shown } from '../../../schema/model.ts'
import { type Path, type Plain, type PlainObject, valueAt, valueAtPath } from '../plain.ts'
import type { PublicFiles } from '../publicFiles.ts'
import { isShownAt } from '../shown.ts'
import { findFile } from './findFile.ts'

/** Everything that a reference can name. */
export interface SiteFacts {
  /** The site file as its author wrote it. */
  readonly site: PlainObject
  /** Anchors of every concrete page, by path. */
  readonly pages: ReadonlyMap<string, ReadonlySet<string>>
  /** When the pages and anchors are shown that aren’t always, by path and by path with anchor: `/team#ana`. */
  readonly times: ReadonlyMap<string, Shown>
  /** The moment whose site this is, by its own clocks. */
  readonly time: string | undefined
  /** Whether hidden things, drafts and what has another time are shown as well, with marks. */
  readonly showsAll: boolean
  /** Paths that lead to another page. */
  readonly redirects: ReadonlySet<string>
  /** In a further language: the path in it of each page and redirect. */
  readonly addresses?: ReadonlyMap<string, string>
}

/** Ways to read a site: the value at a path of the file or its place in the text, or whether something exists. */
type Kind =
  | 'value'
  | 'place'
  | 'page'
  | 'times'
  | 'shown'
  | 'anchor'
  | 'redirect'
  | 'address'
  | 'dialog'
  | 'file'
  | 'image'
  | 'recording'

/** Reads one fact about the site by its name: a value of the file, or a scalar. Equal facts are identical. */
export type ReadSite = (name: string) => unknown

interface Surroundings {
  readonly publicFiles: PublicFiles
  /** Where a part of the file is: the same object until it changes. */
  readonly placeAt: (part: Path) => object | undefined
  /** Returns what `JSON.parse` does, and keeps it. */
  readonly parse: (name: string) => unknown
}

/** @param facts Its pages may be added later, before the first of them is read. */
export function createSiteReader(facts: SiteFacts, { publicFiles, placeAt, parse }: Surroundings): ReadSite {
  const values = new Map<string, unknown>()
  return (name) => {
    const known = values.get(name)
    if (known !== undefined || values.has(name)) return known
    const [kind, ...path] = parse(name) as [Kind, ...Path]
    const value = kind === 'place' ? placeAt(path) : readFact(kind, path, facts, publicFiles)
    values.set(name, value)
    return value
  }
}

/** Whether a fact is about the pages, which are known only once their text is expanded. */
export function needsPages(name: string): boolean {
  return ['["page"', '["anchor"', '["times"'].some((start) => name.startsWith(start))
}

/** The name of the fact where a part of the file is. */
export function placeName(part: Path): string {
  return JSON.stringify(['place', ...part])
}

function readFact(
  kind: Exclude<Kind, 'place'>,
  path: Path,
  facts: SiteFacts,
  publicFiles: PublicFiles,
): Plain | undefined {
  if (kind === 'value') return valueAtPath(facts.site, path)
  const [first, second] = path.map(String)
  if (first === undefined) throw new Error(`Something of the kind \`${kind}\` was read without its name.`)
  if (kind === 'page') return facts.pages.has(first)
  if (kind === 'times') return timesOf(facts, first)
  if (kind === 'shown') return facts.showsAll || isShownAt({ from: first, until: second ?? '~' }, facts.time)
  if (kind === 'anchor') return second !== undefined && facts.pages.get(first)?.has(second) === true
  if (kind === 'address') return facts.addresses?.get(first)
  if (kind === 'redirect') return facts.redirects.has(first)
  if (kind === 'dialog') return valueAt(facts.site.dialogs, first) !== undefined
  if (kind === 'file') return publicFiles.find(first)
  if (kind === 'recording') {
    const recording = publicFiles.recording(first)
    return typeof recording === 'object' ? `${recording.seconds} ${recording.bytes} ${recording.wave}` : recording
  }
  const image = publicFiles.image(first)
  return typeof image === 'object' ? `${image.width} ${image.height} ${image.copies}` : image
}

function timesOf({ times }: SiteFacts, address: string): string | undefined {
  const shown = times.get(address)
  return shown && JSON.stringify(shown)
}

export type References = ReturnType<typeof createReferences>

/**
 * Looks up what references name, one fact at a time, so that a result depends only on the facts that it used.
 *
 * @param read Reads the site; a tracker's `read` records each of them.
 */
export function createReferences(read: (name: string) => unknown, publicFiles: PublicFiles) {
  const readAs = (kind: Kind, ...path: Path): unknown => read(JSON.stringify([kind, ...path]))
  return {
    /** What the author wrote at a path of the site file. */
    value: (path: Path) => readAs('value', ...path) as Plain | undefined,
    hasPage: (path: string) => readAs('page', path) === true,
    /** Whether the page at a path has a block with an id. */
    hasAnchor: (path: string, anchor: string) => readAs('anchor', path, anchor) === true,
    /** When the page at a path, or an anchor on it, is shown; undefined if that is always. */
    timesOf(path: string, anchor = ''): Shown | undefined {
      const times = readAs('times', anchor === '' ? path : `${path}#${anchor}`)
      return typeof times === 'string' ? (JSON.parse(times) as Shown) : undefined
    },
    /** Whether something is shown at the moment whose site this is. */
    isShown: ({ from, until }: Shown) => readAs('shown', from, until) === true,
    /** The path of a page or redirect in the language that is compiled. */
    address: (path: string) => readAs('address', path) as string | undefined,
    hasRedirect: (path: string) => readAs('redirect', path) === true,
    hasDialog: (name: string) => readAs('dialog', name) === true,
    /** The file that a text leads to. */
    file: (written: string) => findFile(written, (path) => readAs('file', path) as string | undefined),
    /** The image at a path, or what is wrong with it; undefined if that is unknown. */
    image(path: string) {
      readAs('image', path)
      return publicFiles.image(path)
    },
    /** The recording at a path; undefined for what is not an MP3, `cut` for one whose end is missing. */
    recording(path: string) {
      readAs('recording', path)
      return publicFiles.recording(path)
    },
  }
}
