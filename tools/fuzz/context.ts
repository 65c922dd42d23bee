import type { Plain, SchemaTree } from '../../src/index.ts'
import type { Material } from './material.ts'
import type { PagePlan, Plan } from './plan.ts'
import type { Placeholders } from './texts.ts'

/** Everything that the values of one site are made with. */
export interface Context extends Material {
  readonly tree: SchemaTree
  readonly plan: Plan
  /** Adds a value to the shared content and returns its name there. */
  readonly share: (value: Plain) => string
}

/** Place of a value in its site. */
export interface Place {
  readonly page?: PagePlan
  /** Ids that actions here can scroll to. */
  readonly anchors: readonly string[]
  /** Placeholders that texts here can have; undefined where braces are plain characters. */
  readonly placeholders: Placeholders | undefined
  /** Number of blocks around this one. */
  readonly depth: number
}
