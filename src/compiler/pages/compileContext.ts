import type { ImageSource, Service } from '../../../schema/values.ts'
import type { Fix } from '../fix.ts'
import type { IconSet } from '../iconSet.ts'
import type { ProblemCode } from '../messages/problemKinds.ts'
import type { Path } from '../plain.ts'
import type { PublicFiles } from '../publicFiles.ts'
import type { NearestDeclaration } from '../rawDiagnostic.ts'
import type { References } from '../references/references.ts'
import type { SiteFacts } from '../references/siteFacts.ts'
import type { SchemaTree } from '../schema/schemaNodes.ts'
import type { CompiledMarkdown } from './compileMarkdown.ts'

/** A problem of the value that is being compiled; its place follows from where the walk is. */
export interface ValueDiagnostic {
  readonly code: ProblemCode
  readonly message: string
  readonly hint?: string
  /** What was looked up and is absent or does not fit. */
  readonly reads?: readonly Path[]
  /** The key that has to stand beside this one. */
  readonly needs?: string
  /** A piece of the text to point at. */
  readonly piece?: string
  readonly fix?: Fix
  readonly nearest?: NearestDeclaration
  /** How to put it where the piece comes from shared content: then the content is at fault. */
  readonly ofContent?: {
    readonly pieces: readonly string[]
    readonly message: string
    readonly hint?: string
  }
}

/** What the walk through one page, dialog or section needs. */
export interface CompileContext {
  readonly tree: SchemaTree
  readonly icons: IconSet
  /** Everything that decides about a result is read here, and recorded. */
  readonly references: References
  /** Everything that exists. Only for the suggestions of an error: a result with an error is never cached. */
  readonly facts: SiteFacts
  readonly publicFiles: PublicFiles
  /** Whether a text here can lead to an anchor without a path. */
  hasAnchor(name: string): boolean
  /** All such anchors; only for the suggestions of an error. */
  readonly anchors: ReadonlySet<string>
  /** What is compiled stands on every page. */
  readonly isShared: boolean
  /** Keys from the root of the walk to the value; changes as the walk goes on. */
  readonly keys: (string | number)[]
  markdown(kind: 'block' | 'inline', text: string): CompiledMarkdown
  report(problem: ValueDiagnostic): void
  /**
   * Whether it is worth looking for what was meant by what is wrong here. Every page of a collection may have the same
   * mistake in the same place, and each must look among all pages.
   */
  deservesSuggestion(code: ProblemCode): boolean
  openDialog(name: string): void
  /** A block shows this service in a frame, or sends requests to it. */
  noteService(service: Service, use: 'frame' | 'connect'): void
  /** A drawing is part of the page, as a `data:` address. */
  noteDrawing(): void
  /** A block shows this image. */
  noteImage(image: ImageSource): void
  /** The walk is at a block of this type. */
  noteBlock(type: string): void
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
