import type { CompiledSite, OutsideSources } from '../../../schema/model.ts'
import type { ImageSource, Recording as Sound } from '../../../schema/values.ts'
import { isError, type Noted, type Report } from '../fact.ts'
import type { Memo, Memoized, Tracker } from '../memo/memo.ts'
import { shareEqual } from '../memo/shareEqual.ts'
import type { Path, Plain } from '../plain.ts'
import type { PublicFiles } from '../publicFiles.ts'
import { createReferences, type References } from '../references/siteReader.ts'
import { createUsage } from './reportUnused.ts'

/** A side effect of making a result. */
type Effect =
  | { readonly kind: 'problem'; readonly problem: Noted }
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
      if (isError(problem)) tracker.markUncacheable()
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

/** The effects of a page, as the same object as before if they are equal. */
export function keepEffects(kind: string, path: string, effects: readonly Effects[], inMemory: Memo) {
  // Facts about errors hold more than plain data; results with errors aren't cached.
  if (effects.flat().some((effect) => effect.kind === 'problem' && isError(effect.problem))) return effects
  const known = inMemory.newest([kind, path]) as readonly Effects[] | undefined
  // Effects are plain data.
  const shared = shareEqual(known as Plain | undefined, effects as unknown as Plain)
  return inMemory([kind, path], [shared], () => shared as unknown as readonly Effects[]).value
}

/** What some results need of the site, and the problems that they have. */
function collectNeeds() {
  const needs = {
    problems: [] as Noted[],
    usage: createUsage(),
    blockTypes: new Set<string>(),
    images: new Map<string, ImageSource>(),
    recordings: new Map<string, Sound>(),
    sources: new Map<keyof OutsideSources, Set<string>>(),
  }
  const perform = (effect: Effect): void => {
    if (effect.kind === 'problem') needs.problems.push(effect.problem)
    else if (effect.kind === 'use') needs.usage.mark(effect.path)
    else if (effect.kind === 'block') needs.blockTypes.add(effect.type)
    else if (effect.kind === 'source')
      needs.sources.set(effect.use, (needs.sources.get(effect.use) ?? new Set()).add(effect.address))
    else if (effect.kind === 'image') needs.images.set(effect.image.src, effect.image)
    else needs.recordings.set(effect.recording.src, effect.recording)
  }
  return { needs, perform }
}

/** Collects what pages and dialogs use: content, block types, images and outside sources. */
export function createSiteNeeds(report: Report, inMemory: Memo) {
  const { needs: own, perform } = collectNeeds()
  const all = [own]
  const of = (use: keyof OutsideSources): string[] =>
    [...new Set(all.flatMap(({ sources }) => [...(sources.get(use) ?? [])]))].sort()
  return {
    usage: {
      mark: own.usage.mark,
      has: (path: Path): boolean => all.some(({ usage }) => usage.has(path)),
    },
    perform(effect: Effect): void {
      if (effect.kind === 'problem') report(effect.problem)
      else perform(effect)
    },
    /** Performs the effects of results, each once. As long as they stay the same, what they add up to is kept. */
    replay(kind: string, effects: readonly Effects[]): void {
      const { value: needs } = inMemory(['needs', kind], effects, () => {
        const collected = collectNeeds()
        for (const each of new Set(effects)) each.forEach(collected.perform)
        return collected.needs
      })
      all.push(needs)
      needs.problems.forEach(report)
    },
    /** Everything else that effects have added so far, in order. */
    collected: (): Pick<CompiledSite, 'blockTypes' | 'sources' | 'images' | 'recordings'> => ({
      blockTypes: [...new Set(all.flatMap(({ blockTypes }) => [...blockTypes]))].sort(),
      sources: { frame: of('frame'), connect: of('connect'), script: of('script'), image: of('image') },
      images: inOrder(new Map(all.flatMap(({ images }) => [...images]))),
      recordings: inOrder(new Map(all.flatMap(({ recordings }) => [...recordings]))),
    }),
  }
}

function inOrder<File>(files: ReadonlyMap<string, File>): readonly File[] {
  return [...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, file]) => file)
}
