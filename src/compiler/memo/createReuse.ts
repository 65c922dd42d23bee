import type { CompileCache } from './compileCache.ts'
import {
  createRecording,
  holds,
  isReusable,
  type Listener,
  type Recording,
  replay,
  type Trace,
} from './recording.ts'
import type { Surroundings } from './surroundings.ts'

/** A result of an earlier compilation, with all that decides about it. */
interface Kept {
  readonly inputs: readonly unknown[]
  readonly trace: Trace
  readonly result: unknown
}

/** One result that may have been made in an earlier compilation of the same site. */
interface ReuseRequest<Result> {
  readonly kind: 'expansions' | 'pages' | 'dialogs'
  /** Name of the result among those of its kind. */
  readonly name: string
  /** What it is made from, compared by identity. */
  readonly inputs: readonly unknown[]
  readonly make: (recording: Recording) => Result
  /** Whether what the result depends on besides inputs and questions is as it was. */
  readonly isStill?: (result: Result) => boolean
}

export interface Reused<Result> {
  readonly result: Result
  /** Whether the result has no errors, and so can be taken again. */
  readonly isReusable: boolean
  readonly trace: Trace
}

export type Reuse = <Result>(request: ReuseRequest<Result>) => Reused<Result>

/**
 * Takes a result of an earlier compilation where everything that it was made from is the same, and makes it anew
 * otherwise. Either way the listener hears what it has to say, in the order of the requests.
 */
export function createReuse(cache: CompileCache, surroundings: Surroundings, listener: Listener): Reuse {
  return <Result>({ kind, name, inputs, make, isStill = () => true }: ReuseRequest<Result>) => {
    const key = `${kind} ${name}`
    const known = cache.kept.get(key) as (Kept & { readonly result: Result }) | undefined
    if (
      known !== undefined &&
      isSame(known.inputs, inputs) &&
      holds(known.trace, surroundings) &&
      isStill(known.result)
    ) {
      replay(known.trace, listener)
      return { result: known.result, isReusable: true, trace: known.trace }
    }
    cache.counts[kind]++
    const recording = createRecording(surroundings)
    const { trace } = recording
    const result = make(recording)
    replay(trace, listener)
    // After an error the result from before it stays: the fix brings it back.
    if (isReusable(trace)) cache.kept.set(key, { inputs, trace, result })
    return { result, isReusable: isReusable(trace), trace }
  }
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => Object.is(item, b[index]))
}
