import { isPlainObject, type Path, type Plain, type PlainObject } from '../plain.ts'
import type { RawDiagnostic, Report } from '../rawDiagnostic.ts'
import type { Origin, Origins } from './createOrigins.ts'
import { hasBraces } from './parseTemplate.ts'

/** A parameter of the page's path, bound to one of its values. */
export interface BoundParameter {
  readonly value: string
  /** Path of the collection's entry; absent where the values are a plain list. */
  readonly entry?: Path
}

export interface ResolverOptions {
  readonly site: PlainObject
  readonly parameters: ReadonlyMap<string, BoundParameter>
  /** Names of the parameters of all pages. */
  readonly parameterNames: ReadonlySet<string>
  /** Nothing is said about parameters that `parameters` lacks: it is not known yet which page this is for. */
  readonly ignoresParameters?: boolean
  /** Keys whose values have a `from` of their own. */
  readonly keysWithOwnFrom: ReadonlySet<string>
  /** A number as it is written inside a text. */
  readonly formatNumber: (value: number) => string
  readonly origins: Origins
  readonly report: Report
  /** Called with the path of every piece of shared content that is taken in. */
  readonly onUse: (path: Path) => void
  /** What is known about collections: every page of a large one may ask for the same. */
  readonly collections?: Map<PlainObject, Entries>
  /**
   * Called with every path of the site file whose value a result depends on, existing or not; not with what errors
   * look at for their suggestions.
   */
  readonly onRead?: (path: Path) => void
}

/** How many entries a collection has, and the keys that some entry has. */
export interface Entries {
  readonly count: number
  readonly keys: ReadonlySet<string>
}

export interface Resolved {
  readonly value: Plain
  /** Where the value was written, when that is elsewhere. */
  readonly origin?: Origin
}

/** What the functions of one resolver share. */
export interface ResolverState extends Required<ResolverOptions> {
  /** Paths of the values that are being resolved, outermost first. */
  readonly active: string[]
  /** The place outside shared content that led into it. */
  entrance: Path | undefined
  usesParameters: boolean
  references: number
  readonly resolve: (value: Plain, path: Path) => Resolved
}

/** Other sections that names can lead to, besides parameters and content. */
export const namedSections = ['site', 'services']

/** Reports a problem, with the place outside shared content that revealed it. */
export function report(state: ResolverState, problem: RawDiagnostic): void {
  state.report(state.entrance === undefined ? problem : { usedAt: state.entrance, ...problem })
}

/** Where a block's own schema has a key `from`, it is a value like others. */
export function isReference(state: ResolverState, from: string, path: Path): boolean {
  const last = path.at(-1)
  if (typeof last === 'number') return true
  return last !== undefined && !state.keysWithOwnFrom.has(last) && /^[A-Za-z{][\w.{}-]*$/.test(from)
}

/** Whether the children of a value can only be known after it has been resolved itself. */
export function isIndirect(value: Plain, key: string): boolean {
  if (typeof value === 'string') return hasBraces(value)
  return isPlainObject(value) && Object.hasOwn(value, 'from') && !Object.hasOwn(value, key)
}
