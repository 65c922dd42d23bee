import type { CompiledSite } from '../../../schema/model.ts'
import type { Path, Plain, PlainObject } from '../plain.ts'
import type { PublicFiles } from '../publicFiles.ts'
import type { RawDiagnostic } from '../rawDiagnostic.ts'
import type { SiteFacts } from '../references/siteReader.ts'
import type { ConcreteRoute } from '../routes/expandRoutes.ts'
import type { Route } from '../routes/readRoutes.ts'
import type { SchemaNode, SchemaTree } from '../schema/schemaNodes.ts'

/** What the rules look at: the site file as its author wrote it, and the site that it became. */
export interface LintSite extends Pick<SiteFacts, 'site' | 'pages'> {
  readonly tree: SchemaTree
  readonly publicFiles: PublicFiles
  readonly routes: readonly Route[]
  /** Every page at its concrete path. */
  readonly concrete: readonly ConcreteRoute[]
  /** Undefined if the file has errors. */
  readonly compiled: CompiledSite | undefined
}

/** A value of the file that some place shows, with the schema of that place. */
export interface ShownValue {
  /** A text has the first content that its placeholders can name. */
  readonly value: Plain
  readonly written: Plain
  readonly path: Path
  /** The place that shows it, if it is shared content. */
  readonly usedAt: Path | undefined
  readonly schema: SchemaNode
  /** The group that it is in, with the keys that come from shared content. */
  readonly group: PlainObject
  readonly groupSchema: SchemaNode
}

/** What a rule finds at a value. */
export interface Found extends Omit<RawDiagnostic, 'at' | 'usedAt'> {
  /** The part of the text to point at. */
  readonly piece?: string
}

/** Finds what is wrong with a single value. */
export type ValueRule = (shown: ShownValue, site: LintSite) => Iterable<Found>

/** Finds what is wrong with a compiled site as a whole. */
export type SiteRule = (compiled: CompiledSite, site: LintSite) => Iterable<RawDiagnostic>
