import type { ErrorObject } from 'ajv'
import type { Path, Plain } from '../plain.ts'
import type { RawDiagnostic } from '../rawDiagnostic.ts'
import type { SchemaNode, SchemaTree } from './schemaNodes.ts'

/** A value that breaks a rule of its schema. */
export interface BrokenValue {
  readonly path: Path
  /** What the value is called in a sentence. */
  readonly name: string
  readonly data: Plain
  readonly schema: SchemaNode
  /** The rule: a number, a list of values, a list of schemas. */
  readonly rule: unknown
  readonly error: ErrorObject
  readonly tree: SchemaTree
}

/** A problem at the value, unless it says that it is at a key or below the value. */
export type ValueProblem = Omit<RawDiagnostic, 'at'> & {
  readonly part?: 'key'
  readonly below?: string
}
