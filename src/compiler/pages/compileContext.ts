import type { ImageSource } from '../../../schema/values.ts'
import type { IconSet } from '../iconSet.ts'
import type { CompileCache } from '../memo/compileCache.ts'
import type { ProblemCode } from '../messages/problemKinds.ts'
import type { PublicFiles } from '../publicFiles.ts'
import type { RawDiagnostic } from '../rawDiagnostic.ts'
import type { Origins } from '../references/createOrigins.ts'
import type { SiteFacts } from '../references/siteReader.ts'
import type { SchemaTree } from '../schema/schemaNodes.ts'
import type { MarkdownCompiler } from './compileMarkdown.ts'
import type { Recording } from './effects.ts'

/** A problem of the value that is being compiled; its place follows from where the walk is. */
export interface ValueDiagnostic
  extends Pick<RawDiagnostic, 'code' | 'message' | 'hint' | 'suggestions' | 'reads' | 'nearest' | 'fix'> {
  /** The key that has to stand beside this one. */
  readonly needs?: string
  /** A piece of the text to point at. */
  readonly piece?: string
  /** How to put it where the piece comes from shared content: then the content is at fault. */
  readonly ofContent?: {
    readonly pieces: readonly string[]
    readonly message: string
    readonly hint?: string
  }
}

/** The notice about an address, an email or a phone number that reaches no one. */
export function placeholder(text: string): ValueDiagnostic {
  return { code: 'placeholder', message: `\`${text}\` is a placeholder.`, piece: text }
}

/** What all walks through one site share. */
export interface CompileEnvironment extends Recording {
  readonly tree: SchemaTree
  /** Everything that exists. Only for the suggestions of an error: a result with an error is never cached. */
  readonly facts: SiteFacts
  readonly icons: IconSet
  readonly publicFiles: PublicFiles
  readonly origins: Origins
  readonly markdown: MarkdownCompiler
  readonly cache: CompileCache
  /** How often something was suggested for a kind of problem in a place. */
  readonly suggestions: Map<string, number>
}

/** What the walk through one page, dialog or section needs. */
export interface CompileContext
  extends Pick<
    CompileEnvironment,
    'tree' | 'facts' | 'icons' | 'publicFiles' | 'references' | 'perform' | 'markdown'
  > {
  /** Whether a text here can lead to an anchor without a path. */
  hasAnchor(name: string): boolean
  /** All such anchors; only for the suggestions of an error. */
  readonly anchors: ReadonlySet<string>
  /** What is compiled stands on every page. */
  readonly isShared: boolean
  /** Keys from the root of the walk to the value; changes as the walk goes on. */
  readonly keys: (string | number)[]
  report(problem: ValueDiagnostic): void
  /**
   * Whether it is worth looking for what was meant by what is wrong here. Every page of a collection may have the same
   * mistake in the same place, and each must look among all pages.
   */
  deservesSuggestion(code: ProblemCode): boolean
  openDialog(name: string): void
  /** A block shows this image. */
  noteImage(image: ImageSource): void
  /** The walk is at a block of this type. */
  noteBlock(type: string): void
}

/** Reports a problem of the value at a key of the value that the walk is at. */
export function reportAt(key: string, problem: ValueDiagnostic, context: CompileContext): void {
  within(key, context, () => context.report(problem))
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
