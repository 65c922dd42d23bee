import type { Plain } from '../../src/index.ts'
import type { Material } from './material.ts'
import type { Plan } from './plan.ts'

/** Everything that the values of one site are made with. */
export interface Context extends Material {
  readonly plan: Plan
  /** Adds a value to the shared content and returns its name there. */
  readonly share: (value: Plain) => string
}

/** Place of a value in its site. */
export interface Place {
  /** Ids that actions here can scroll to. */
  readonly anchors: readonly string[]
  /** Placeholders that texts here can have: `{facts.days}`. Undefined where braces are plain characters. */
  readonly placeholders: readonly string[] | undefined
  /** Number of blocks around this one. */
  readonly depth: number
}
