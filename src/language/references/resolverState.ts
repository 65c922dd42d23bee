import type { Fact, Report } from '../fact.ts'
import { isPlainObject, type Path, type Plain, type PlainObject } from '../plain.ts'
import type { Origin, Origins } from './createOrigins.ts'
import type { EntryPage, ListItem } from './listItem.ts'
import { hasBraces } from './parseTemplate.ts'

/** A parameter of the page's path, bound to one of its values. */
export interface BoundParameter {
  readonly value: string
  /** Path of the collection's entry; undefined if the values are a plain list. */
  readonly entry?: Path
  /** Path of the text for which the word stands: a tag. */
  readonly textAt?: Path
}

export interface ResolverOptions {
  readonly site: PlainObject
  readonly parameters: ReadonlyMap<string, BoundParameter>
  /** Names of the parameters of all pages. */
  readonly parameterNames: ReadonlySet<string>
  /** Set to report no missing parameters, because the page that will show the content isn't known yet. */
  readonly ignoresParameters?: boolean
  /** Keys whose values have a `from` of their own. */
  readonly keysWithOwnFrom: ReadonlySet<string>
  /** Formats a number for use inside a text. */
  readonly formatNumber: (value: number) => string
  /** Formats a day, 2026-11-02, for use inside a text. */
  readonly formatDay: (day: string) => string
  readonly compareTexts: (a: string, b: string) => number
  /** The pages of an entry by its key, or of a text of the field `each`. */
  readonly entryPages: (collection: string, each: string | undefined, key: string) => readonly EntryPage[]
  /** Whether an entry of a collection is shown now. Default: all are. */
  readonly isShown?: (entry: Plain) => boolean
  /** The part of the page's list that is shown, of a page whose list continues on others. Default: 1. */
  readonly pageNumber?: number
  readonly origins: Origins
  readonly report: Report
  /**
   * Called with every path of the site file whose value a result depends on, existing or not, except those that are
   * read only for the suggestions of an error.
   */
  readonly onRead?: (path: Path) => void
}

export interface Resolved {
  readonly value: Plain
  /** Where the value was written, if that is elsewhere. */
  readonly origin?: Origin
}

/** State that the functions of one resolver share. */
export interface ResolverState extends Required<ResolverOptions> {
  /** With those of the entry that an item of a list is made of. */
  parameters: ReadonlyMap<string, BoundParameter>
  /** The item whose `as` is being resolved. */
  item: (ListItem & { readonly collection: string }) | undefined
  /** Paths of the values that are being resolved, outermost first. */
  readonly active: string[]
  /** The place outside shared content from which it was reached. */
  entrance: Path | undefined
  usesParameters: boolean
  references: number
  readonly resolve: (value: Plain, path: Path) => Resolved
}

/** Sections that names can start with, besides parameters and content. */
export const namedSections = ['site', 'services']

/** Notes a fact, with the place outside shared content that revealed it. */
export function report(state: ResolverState, fact: Fact): void {
  state.report(state.entrance === undefined ? fact : { usedAt: state.entrance, ...fact })
}

/** Whether a `from` is a reference. A block's own schema can have a key `from` with an ordinary value. */
export function isReference(
  { keysWithOwnFrom }: Pick<ResolverState, 'keysWithOwnFrom'>,
  from: string,
  path: Path,
): boolean {
  const last = path.at(-1)
  if (typeof last === 'number') return true
  return last !== undefined && !keysWithOwnFrom.has(last) && /^[A-Za-z{][\w.{}-]*$/.test(from)
}

/** Whether a value must be resolved before its children are known. */
export function isIndirect(value: Plain, key: string): boolean {
  if (typeof value === 'string') return hasBraces(value)
  return isPlainObject(value) && Object.hasOwn(value, 'from') && !Object.hasOwn(value, key)
}
