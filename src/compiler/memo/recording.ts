import type { OutsideSources } from '../../../schema/model.ts'
import type { ImageSource } from '../../../schema/values.ts'
import { severityOf } from '../messages/problemKinds.ts'
import type { RawDiagnostic, Report } from '../rawDiagnostic.ts'
import { createOrigins, type Origins } from '../references/createOrigins.ts'
import { createUsage, type Usage } from '../references/createUsage.ts'
import type { References } from '../references/references.ts'
import { type Answer, createReferences, type Question, type Surroundings } from './surroundings.ts'

/** What pages and dialogs turn out to need. */
export interface Found {
  readonly blockTypes: Set<string>
  readonly sources: Readonly<Record<keyof OutsideSources, Set<string>>>
  /** Images with copies, by path. */
  readonly images: Map<string, ImageSource>
}

export function createFound(): Found {
  return {
    blockTypes: new Set(),
    sources: { frame: new Set(), connect: new Set(), script: new Set(), image: new Set() },
    images: new Map(),
  }
}

type PackedFound = Readonly<Record<keyof OutsideSources | 'blockTypes', readonly string[]>> & {
  readonly images: readonly (readonly [path: string, image: ImageSource])[]
}

/** What several results have found, as plain data. */
export function packFound(all: readonly Found[]): PackedFound {
  const joined = (list: (found: Found) => Iterable<string>) => [
    ...new Set(all.flatMap((one) => [...list(one)])),
  ]
  return {
    blockTypes: joined(({ blockTypes }) => blockTypes),
    frame: joined(({ sources }) => sources.frame),
    connect: joined(({ sources }) => sources.connect),
    script: joined(({ sources }) => sources.script),
    image: joined(({ sources }) => sources.image),
    images: [...new Map(all.flatMap(({ images }) => [...images]))],
  }
}

/** @param packed What `packFound` gave. */
export function unpackFound(packed: unknown): Found {
  const { blockTypes, frame, connect, script, image, images } = packed as PackedFound
  return {
    blockTypes: new Set(blockTypes),
    sources: {
      frame: new Set(frame),
      connect: new Set(connect),
      script: new Set(script),
      image: new Set(image),
    },
    images: new Map(images),
  }
}

/** What making a result asked of the site around it, and what it told the site besides the result. */
export interface Trace {
  readonly answers: ReadonlyMap<Question, Answer>
  readonly usage: Usage
  readonly problems: readonly RawDiagnostic[]
  readonly found: Found
  /** Whether it depends on something that its questions do not cover. */
  readonly isUncacheable: () => boolean
}

/** Takes down everything that making one result asks and tells. */
export interface Recording {
  readonly trace: Trace
  readonly references: References
  readonly origins: Origins
  readonly usage: Usage
  readonly report: Report
  readonly found: Found
  /** Call it when the result depends on something that no question covers. */
  readonly markUncacheable: () => void
}

export function createRecording(surroundings: Surroundings): Recording {
  const answers = new Map<Question, Answer>()
  const usage = createUsage()
  const problems: RawDiagnostic[] = []
  const found = createFound()
  let isUncacheable = false
  return {
    trace: { answers, usage, problems, found, isUncacheable: () => isUncacheable },
    references: createReferences(surroundings, (question, answer) => answers.set(question, answer)),
    origins: createOrigins(),
    usage,
    report: (problem) => problems.push(problem),
    found,
    markUncacheable() {
      isUncacheable = true
    },
  }
}

/** What the traces of all results are told to. */
export interface Listener {
  readonly usage: Usage
  readonly report: Report
  readonly found: Found
}

/** Tells the site again what a result has told it. */
export function replay(
  { usage, problems, found }: Pick<Trace, 'problems' | 'found'> & { readonly usage: Pick<Usage, 'marks'> },
  listener: Listener,
): void {
  listener.usage.add(usage)
  for (const problem of problems) listener.report(problem)
  for (const type of found.blockTypes) listener.found.blockTypes.add(type)
  for (const [path, image] of found.images) listener.found.images.set(path, image)
  for (const use of ['frame', 'connect', 'script', 'image'] as const) {
    for (const source of found.sources[use]) listener.found.sources[use].add(source)
  }
}

/** Whether the site still answers every question as it did. */
export function holds({ answers }: Trace, surroundings: Surroundings): boolean {
  for (const [question, answer] of answers) {
    if (!Object.is(surroundings.answer(question), answer)) return false
  }
  return true
}

/** Whether a result may be taken again: it is without errors, and its questions tell all that it depends on. */
export function isReusable({ problems, isUncacheable }: Trace): boolean {
  return !isUncacheable() && problems.every(({ code }) => severityOf(code) !== 'error')
}
