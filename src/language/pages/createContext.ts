import type { Shown } from '../../../schema/model.ts'
import { basePath } from '../../../schema/siteAddress.ts'
import type { ImageSource } from '../../../schema/values.ts'
import { formatPath, type Path, type Plain, type PlainObject } from '../plain.ts'
import type { Origin } from '../references/createOrigins.ts'
import { namedSections } from '../references/resolverState.ts'
import { always, shownKeys } from '../shown.ts'
import type { CompileEnvironment, ValueFact } from './compileContext.ts'
import { pathOf } from './formats/page.ts'
import type { TextNote } from './needs.ts'

interface Walk {
  readonly root: Plain
  /** Its path in the site file. */
  readonly path: Path
  /** Anchors that `scrollTo` can lead to. */
  readonly anchors: ReadonlySet<string>
  /** Whether every page shows the value, so that it can only link to anchors that every page has. */
  readonly isShared?: boolean
  /** Path of the page. Default: the path in the site file. */
  readonly on?: string
  /** When the page is shown. Default: always. */
  readonly shown?: Shown | undefined
  /** When an anchor is shown. Default: always. */
  readonly timesOfAnchor?: (name: string) => Shown | undefined
}

/** A block of a walk: its path from the root of the walk, and the path in the site file where it was written. */
export interface PlacedBlock {
  readonly keys: Path
  readonly origin: Path
}

export type WalkContext = ReturnType<typeof createContext>

/** The files of the theme are in style sheets, which get the folder as a whole. */
function baseOf({ references }: CompileEnvironment, { path: [section] }: Walk): string {
  const url = section === 'theme' ? undefined : references.value(['site', 'url'])
  return typeof url === 'string' ? basePath(url) : ''
}

/**
 * The place with a placeholder that inserts a value of `site` or `services` where it doesn't fit. Such a value meets the
 * rules of its own section, so that place is at fault.
 */
function misuseOf(
  { references }: CompileEnvironment,
  { path, usedAt }: Origin,
  piece: string | undefined,
): { readonly at: Path; readonly value: string; readonly written: string } | undefined {
  if (usedAt === undefined || !namedSections.includes(String(path[0]))) return undefined
  const written = references.value(usedAt)
  const value = piece ?? references.value(path)
  return typeof written === 'string' && typeof value === 'string' ? { at: usedAt, value, written } : undefined
}

/** The context of one walk, and what the walk found. */
export function createContext(environment: CompileEnvironment, walk: Walk) {
  const { origins, need } = environment
  const keys: (string | number)[] = []
  const openedDialogs = new Set<string>()
  /** The blocks of the walk, each after those inside it. */
  const blocks: PlacedBlock[] = []
  /** The anchors that something in the walk links to. */
  const usedAnchors = new Set<string>()
  const originHere = (...below: Path) => origins.trace(walk.root, walk.path, [...keys, ...below])
  const noteText = (path: Path, note: TextNote): void => {
    need({ kind: 'text', path, ...note })
    for (const piece of origins.piecesOf(path).values())
      if (formatPath(piece) !== formatPath(path)) noteText(piece, note)
  }

  const report = ({ piece, needs, ...fact }: ValueFact): undefined => {
    const origin = originHere()
    const { path, usedAt } = origin
    const place = { path, part: 'value', ...(piece !== undefined && { piece }) } as const
    const misuse = misuseOf(environment, origin, piece)
    if (misuse !== undefined) {
      const { at: path, ...inserted } = misuse
      environment.report({ ...fact, at: { path, part: 'value' }, pieces: [origin.path], inserted })
      return undefined
    }
    const pieces = [...origins.piecesOf(path).values()]
    environment.report({
      ...fact,
      ...(pieces.length > 0 && { pieces }),
      ...(needs !== undefined && { reads: [[...path.slice(0, -1), needs]] }),
      usedAt,
      at: place,
    })
    return undefined
  }

  return {
    ...environment,
    anchors: walk.anchors,
    keys,
    blocks,
    isShared: walk.isShared === true,
    base: baseOf(environment, walk),
    shown: walk.shown ?? always,
    timesOfAnchor: walk.timesOfAnchor ?? (() => undefined),
    localize(link: string) {
      if (environment.home === '') return link
      const path = pathOf(link)
      const address = environment.references.address(path)
      return address === undefined ? link : address + link.slice(path.length)
    },
    noteText: (note: TextNote = {}) => {
      if (environment.notesTexts) noteText(originHere().path, note)
    },
    openedDialogs,
    usedAnchors,
    hasAnchor(name: string) {
      usedAnchors.add(name)
      return walk.anchors.has(name)
    },
    report,
    isShownContent: () => originHere().path[0] === 'content',
    openDialog(name: string) {
      openedDialogs.add(name)
    },
    noteImage(image: ImageSource) {
      if (image.copies !== undefined) need({ kind: 'image', image })
    },
    noteBlock(type: string) {
      need({ kind: 'block', type })
      blocks.push({ keys: [...keys], origin: originHere().path })
    },
    noteCondition(shown: Shown, { type, id, ...group }: PlainObject) {
      const names = typeof type === 'string' ? ({ what: 'block', name: String(id ?? type) } as const) : undefined
      const timed = names ? [] : [[...shownKeys].find((key) => key in group) ?? '']
      const place = formatPath(originHere(...timed).path.slice(0, -timed.length || undefined))
      const on = walk.on ?? formatPath(walk.path)
      need({ kind: 'condition', condition: { what: 'item', name: place, ...names, ...shown, on, place } })
    },
  }
}
