import type { Shown } from '../../../schema/model.ts'
import type { ImageSource } from '../../../schema/values.ts'
import type { Fact } from '../fact.ts'
import type { IconSet } from '../iconSet.ts'
import type { LanguageCache } from '../memo/compileCache.ts'
import type { PlainObject } from '../plain.ts'
import type { PublicFiles } from '../publicFiles.ts'
import type { Origins } from '../references/createOrigins.ts'
import type { SiteFacts } from '../references/siteReader.ts'
import type { SchemaTree } from '../schema/schemaNodes.ts'
import type { MarkdownCompiler } from './compileMarkdown.ts'
import type { Recorder, TextNote } from './needs.ts'

type WithoutPlace<Each> = Each extends Fact ? Omit<Each, 'at' | 'usedAt' | 'pieces' | 'inserted'> : never

/** A mistake of the value that is being compiled. The current position of the walk gives its place. */
export type ValueFact = WithoutPlace<Fact> & {
  /** The key that is required beside this one. */
  readonly needs?: string
  /** The part of the text to point at. */
  readonly piece?: string
}

/** Dependencies that all walks through one site share. */
export interface CompileEnvironment extends Recorder {
  readonly tree: SchemaTree
  /** All names that exist. Reads of it aren't recorded, so use it only in errors, whose results aren't cached. */
  readonly facts: SiteFacts
  readonly icons: IconSet
  readonly publicFiles: PublicFiles
  readonly origins: Origins
  readonly markdown: MarkdownCompiler
  readonly cache: LanguageCache
  /** What the paths of all pages in this language begin with: nothing in the first one. */
  readonly home: string
  /** Whether the site has several languages, so that it must be known which texts are shown. */
  readonly notesTexts: boolean
}

/** Dependencies of the walk through one page, dialog or section. */
export interface CompileContext
  extends Pick<
    CompileEnvironment,
    'tree' | 'facts' | 'icons' | 'publicFiles' | 'references' | 'need' | 'markdown' | 'home'
  > {
  /** Whether a text here can lead to an anchor without a path. */
  hasAnchor(name: string): boolean
  /** When such an anchor is shown; undefined if that is always. */
  timesOfAnchor(name: string): Shown | undefined
  /** When the value is shown. */
  readonly shown: Shown
  /** All such anchors. Only for suggestions in errors. */
  readonly anchors: ReadonlySet<string>
  /** Whether every page shows the compiled value. */
  readonly isShared: boolean
  /** The folder of the site on its host, before the paths that a browser asks for; mostly empty. */
  readonly base: string
  /** The path of a page in this language, with the query and anchor of a link; anything else stays. */
  localize(link: string): string
  /** Records that the text that the walk is at is shown at some time, if that must be known. */
  noteText(note?: TextNote): void
  /** Keys from the root of the walk to the value; changes as the walk goes on. */
  readonly keys: (string | number)[]
  /** Whether the value that the walk is at was inserted from shared content. */
  isShownContent(): boolean
  /** Notes a mistake of the value, which gets no result. */
  report(problem: ValueFact): undefined
  openDialog(name: string): void
  /** Records that a block shows an image. */
  noteImage(image: ImageSource): void
  /** Records that the walk has reached a block of a type. */
  noteBlock(type: string): void
  /** Records that a block or an item of a list isn’t always shown. */
  noteCondition(shown: Shown, value: PlainObject): void
}

/** Reports a problem of the value at a key of the value that the walk is at. */
export function reportAt(key: string, problem: ValueFact, context: CompileContext): undefined {
  return within(key, context, () => context.report(problem))
}

/** Compiles the value at a key of the value that the walk is at. */
export function within<Result>(
  key: string | number,
  { keys }: Pick<CompileContext, 'keys'>,
  compile: () => Result,
): Result {
  keys.push(key)
  try {
    return compile()
  } finally {
    keys.pop()
  }
}
