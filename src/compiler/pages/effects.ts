import type { OutsideSources } from '../../../schema/model.ts'
import type { ImageSource } from '../../../schema/values.ts'
import type { Memoized, Tracker } from '../memo/memo.ts'
import { severityOf } from '../messages/problemKinds.ts'
import type { PublicFiles } from '../publicFiles.ts'
import type { RawDiagnostic, Report } from '../rawDiagnostic.ts'
import { createReferences } from '../references/createSiteReader.ts'
import { createUsage, type Usage } from '../references/createUsage.ts'
import type { References } from '../references/references.ts'

const sourceKinds = ['frame', 'connect', 'script', 'image'] as const satisfies (keyof OutsideSources)[]

/** What pages and dialogs turn out to need. */
export interface Collected {
  readonly blockTypes: Set<string>
  readonly sources: Readonly<Record<keyof OutsideSources, Set<string>>>
  /** Images with copies, by path. */
  readonly images: Map<string, ImageSource>
}

export function createCollected(): Collected {
  return {
    blockTypes: new Set(),
    sources: { frame: new Set(), connect: new Set(), script: new Set(), image: new Set() },
    images: new Map(),
  }
}

/** What making a result does to the site besides the result, as plain data: it is done again when the result is reused. */
export interface Effects {
  readonly marks: { readonly whole: readonly string[]; readonly touched: readonly string[] }
  readonly problems: readonly RawDiagnostic[]
  readonly blockTypes: readonly string[]
  readonly sources: Readonly<Record<keyof OutsideSources, readonly string[]>>
  readonly images: readonly (readonly [path: string, image: ImageSource])[]
}

/** The site that effects act on. */
export interface EffectTarget {
  readonly usage: Usage
  readonly report: Report
  readonly collected: Collected
}

/** What a result is made with: everything that it reads and does is recorded. */
export interface Recording extends EffectTarget {
  readonly references: References
  /** Says that the result depends on something that `references` does not cover. */
  readonly markUncacheable: () => void
}

export interface WithEffects<Result> {
  readonly result: Result
  readonly effects: Effects
}

/** Makes a result and records its effects. A result with an error is never kept. */
export function recordEffects<Result>(
  tracker: Tracker,
  publicFiles: PublicFiles,
  make: (recording: Recording) => Result,
): WithEffects<Result> {
  const usage = createUsage()
  const collected = createCollected()
  const problems: RawDiagnostic[] = []
  const result = make({
    references: createReferences(tracker.read, publicFiles),
    usage,
    collected,
    report: (problem) => problems.push(problem),
    markUncacheable: tracker.markUncacheable,
  })
  if (problems.some(({ code }) => severityOf(code) === 'error')) tracker.markUncacheable()
  const { blockTypes, sources, images } = collected
  const effects: Effects = {
    marks: { whole: [...usage.marks.whole], touched: [...usage.marks.touched] },
    problems,
    blockTypes: [...blockTypes],
    sources: {
      frame: [...sources.frame],
      connect: [...sources.connect],
      script: [...sources.script],
      image: [...sources.image],
    },
    images: [...images],
  }
  return { result, effects }
}

/** Applies the effects of results to a site; those of one result once, however many results are made from it. */
export function createReplay({ usage, report, collected }: EffectTarget): (effects: Effects) => void {
  const seen = new WeakSet<Effects>()
  return (effects) => {
    if (seen.has(effects)) return
    seen.add(effects)
    usage.add(effects)
    for (const problem of effects.problems) report(problem)
    for (const type of effects.blockTypes) collected.blockTypes.add(type)
    for (const [path, image] of effects.images) collected.images.set(path, image)
    for (const kind of sourceKinds) {
      for (const source of effects.sources[kind]) collected.sources[kind].add(source)
    }
  }
}

/** A result with its effects, and what it depends on. */
export type Made<Result> = Memoized<WithEffects<Result>>
