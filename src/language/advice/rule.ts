import type { IconSet } from '../iconSet.ts'
import type { ProblemCode } from '../messages/problemKinds.ts'
import type { Place } from '../place.ts'
import type { Path, PlainObject } from '../plain.ts'
import type { PublicFiles } from '../publicFiles.ts'
import type { RawDiagnostic } from '../rawDiagnostic.ts'
import type { SiteFacts } from '../references/siteReader.ts'
import type { ConcreteRoute } from '../routes/expandRoutes.ts'
import type { Route } from '../routes/readRoutes.ts'
import type { SchemaTree } from '../schema/schemaNodes.ts'
import type { Part } from '../yaml/parseParts.ts'
import type { RewrittenNumber } from '../yaml/segment.ts'

/** What the words about a fact can be made from, besides its data. */
export interface AdviceContext extends SiteFacts {
  /** Where the fact was noted. */
  readonly at: Place
  readonly usedAt: Path | undefined
  /** Values that the text there was put together from. */
  readonly pieces: readonly Path[]
  /** The site file as its author wrote it; empty if it can't be read. */
  readonly site: PlainObject
  readonly text: string
  readonly bytes: Uint8Array
  /** The parts of the text, as they were read. */
  readonly parts: readonly Part[]
  readonly rewrittenNumbers: readonly RewrittenNumber[]
  readonly tree: SchemaTree
  readonly icons: IconSet
  /** The pages of the file, with the values of their parameters. */
  readonly routes: readonly Route[]
  /** Every page at its concrete path. */
  readonly concrete: readonly ConcreteRoute[]
  readonly publicFiles: PublicFiles
}

/** The words about a fact, and what else follows from it. */
export type Words = Omit<RawDiagnostic, 'code' | 'at'> & {
  /** Default: the kind of the fact. */
  readonly code?: ProblemCode
  /** Default: where the fact was noted. */
  readonly at?: Place
}

/** Puts a fact into words. */
export type Rule<Data> = (data: Data, context: AdviceContext) => Words | readonly Words[]

/** Rules by kind of fact: the kind of problem, with what tells it from others of that kind. */
export type RuleTable = { readonly [Kind in ProblemCode | `${ProblemCode}/${string}`]?: Rule<never> }
