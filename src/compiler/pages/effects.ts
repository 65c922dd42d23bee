import type { CompiledSite, OutsideSources } from '../../../schema/model.ts'
import type { ImageSource, Recording as Sound } from '../../../schema/values.ts'
import type { Memoized, Tracker } from '../memo/memo.ts'
import { severityOf } from '../messages/problemKinds.ts'
import type { Path } from '../plain.ts'
import type { PublicFiles } from '../publicFiles.ts'
import type { RawDiagnostic, Report } from '../rawDiagnostic.ts'
import { createReferences, type References } from '../references/siteReader.ts'
import { createUsage } from './reportUnused.ts'

/** A side effect of making a result. */
type Effect =
  | { readonly kind: 'problem'; readonly problem: RawDiagnostic }
  /** Content, a service or a dialog is used. */
  | { readonly kind: 'use'; readonly path: Path }
  | { readonly kind: 'block'; readonly type: string }
  | { readonly kind: 'source'; readonly use: keyof OutsideSources; readonly address: string }
  /** An image with copies is shown. */
  | { readonly kind: 'image'; readonly image: ImageSource }
  /** A recording with a drawing is played. */
  | { readonly kind: 'recording'; readonly recording: Sound }

/** The effects of one result, as plain data. They are performed again if the result is reused. */
export type Effects = readonly Effect[]

/** Tools for making a result. They record everything that it reads and does. */
export interface Recording {
  readonly references: References
  readonly report: Report
  readonly perform: (effect: Effect) => void
}

type WithEffects<Result> = Readonly<{ result: Result; effects: Effects }>

/** A result with its effects, and what it depends on. */
export type Made<Result> = Memoized<WithEffects<Result>>

/** Makes a result and records its effects, each once. A result with an error is never cached. */
export function recordEffects<Result>(
  tracker: Tracker,
  publicFiles: PublicFiles,
  make: (recording: Recording) => Result,
): WithEffects<Result> {
  const effects: Effect[] = []
  const known = new Set<string>()
  const result = make({
    references: createReferences(tracker.read, publicFiles),
    report(problem) {
      effects.push({ kind: 'problem', problem })
      if (severityOf(problem.code) === 'error') tracker.markUncacheable()
    },
    perform(effect) {
      const key = JSON.stringify(effect)
      if (known.has(key)) return
      known.add(key)
      effects.push(effect)
    },
  })
  return { result, effects }
}

/** Collects what pages and dialogs use: content, block types, images and outside sources. */
export function createSiteNeeds(report: Report) {
  const usage = createUsage()
  const blockTypes = new Set<string>()
  const images = new Map<string, ImageSource>()
  const recordings = new Map<string, Sound>()
  const sources = new Map<keyof OutsideSources, Set<string>>()
  const of = (use: keyof OutsideSources): string[] => [...(sources.get(use) ?? [])].sort()
  const replayed = new WeakSet<Effects>()
  const perform = (effect: Effect): void => {
    if (effect.kind === 'problem') report(effect.problem)
    else if (effect.kind === 'use') usage.mark(effect.path)
    else if (effect.kind === 'block') blockTypes.add(effect.type)
    else if (effect.kind === 'source')
      sources.set(effect.use, (sources.get(effect.use) ?? new Set()).add(effect.address))
    else if (effect.kind === 'image') images.set(effect.image.src, effect.image)
    else recordings.set(effect.recording.src, effect.recording)
  }
  return {
    usage,
    perform,
    /** Performs the effects of a result once, even if several results are made from it. */
    replay(effects: Effects): void {
      if (replayed.has(effects)) return
      replayed.add(effects)
      effects.forEach(perform)
    },
    /** Everything else that effects have added so far, in order. */
    collected: (): Pick<CompiledSite, 'blockTypes' | 'sources' | 'images' | 'recordings'> => ({
      blockTypes: [...blockTypes].sort(),
      sources: { frame: of('frame'), connect: of('connect'), script: of('script'), image: of('image') },
      images: inOrder(images),
      recordings: inOrder(recordings),
    }),
  }
}

function inOrder<File>(files: ReadonlyMap<string, File>): readonly File[] {
  return [...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, file]) => file)
}
