import type { Condition, OutsideSources } from '../../../schema/model.ts'
import type { ImageSource, Recording as Sound } from '../../../schema/values.ts'
import type { Report } from '../fact.ts'
import type { Memo, Memoized, Tracker } from '../memo/memo.ts'
import { shareEqual } from '../memo/shareEqual.ts'
import type { Path, Plain } from '../plain.ts'
import type { PublicFiles } from '../publicFiles.ts'
import { createReferences, type References } from '../references/siteReader.ts'

/** Something that the site needs because a page, a dialog or the shell has it. */
type Need =
  | { readonly kind: 'block'; readonly type: string }
  | { readonly kind: 'source'; readonly use: keyof OutsideSources; readonly address: string }
  /** An image with copies is shown. */
  | { readonly kind: 'image'; readonly image: ImageSource }
  /** A recording with a drawing is played. */
  | { readonly kind: 'recording'; readonly recording: Sound }
  | { readonly kind: 'condition'; readonly condition: Condition }
  | ({ readonly kind: 'text'; readonly path: Path } & TextNote)

/** What is known of a text of the file, which a site in several languages translates. */
export interface TextNote {
  /** Path of the page of whose title or description the text is a part. */
  readonly headOf?: string
  /** Set while it is hidden or a draft. */
  readonly isUnshown?: true
}

/** What one result needs, as plain data. */
export type Needs = readonly Need[]

/** Tools for making a result. They record everything that it reads and needs. */
export interface Recorder {
  readonly references: References
  readonly report: Report
  readonly need: (need: Need) => void
}

/** A result with what it needs, and what it depends on. */
export type Made<Result> = Memoized<Readonly<{ result: Result; needs: Needs }>>

/** Makes a result and records what it needs, each once. */
export function recordNeeds<Result>(
  tracker: Tracker,
  site: Parameters<typeof createRecorder>[1],
  make: (recorder: Recorder) => Result,
): Readonly<{ result: Result; needs: Needs }> {
  const needs = new Map<string, Need>()
  const result = make({ ...createRecorder(tracker, site), need: (need) => needs.set(JSON.stringify(need), need) })
  return { result, needs: [...needs.values()] }
}

/** Reads for one result, and what it reports. A result with a mistake is never cached. */
export function createRecorder(
  tracker: Tracker,
  { publicFiles, report }: { readonly publicFiles: PublicFiles; readonly report: Report },
): Omit<Recorder, 'need'> {
  return {
    references: createReferences(tracker.read, publicFiles),
    report(problem) {
      tracker.markUncacheable()
      report(problem)
    },
  }
}

type Total = ReturnType<typeof sum>

/** Everything that results need, in order. As long as they need the same, it is the same object. */
export function addUp(needs: readonly Needs[], inMemory: Memo): Total {
  const known = inMemory.newest(['needs', '']) as { readonly list: readonly Needs[] } | undefined
  // Needs are plain data.
  const plain = shareEqual(known?.list as unknown as Plain | undefined, needs as unknown as Plain)
  const list = plain as unknown as readonly Needs[]
  return inMemory(['needs', ''], [list], () => ({ list, total: sum(new Set(list)) })).value.total
}

function sum(lists: Iterable<Needs>) {
  const blockTypes = new Set<string>()
  const images = new Map<string, ImageSource>()
  const recordings = new Map<string, Sound>()
  const conditions = new Map<string, Condition>()
  const sources = {
    frame: new Set<string>(),
    connect: new Set<string>(),
    script: new Set<string>(),
    image: new Set<string>(),
  }
  for (const list of lists)
    for (const need of list) {
      if (need.kind === 'block') blockTypes.add(need.type)
      else if (need.kind === 'source') sources[need.use].add(need.address)
      else if (need.kind === 'image') images.set(need.image.src, need.image)
      else if (need.kind === 'condition') conditions.set(need.condition.place, need.condition)
      else if (need.kind === 'recording') recordings.set(need.recording.src, need.recording)
    }
  const of = (use: keyof OutsideSources) => [...sources[use]].sort()
  return {
    blockTypes: [...blockTypes].sort(),
    sources: { frame: of('frame'), connect: of('connect'), script: of('script'), image: of('image') },
    images: inOrder(images),
    recordings: inOrder(recordings),
    conditions: [...conditions.values()],
  }
}

function inOrder<File>(files: ReadonlyMap<string, File>): readonly File[] {
  return [...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, file]) => file)
}
