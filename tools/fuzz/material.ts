import {
  createSchemaTree,
  findPublicDirectories,
  type Plain,
  readIconSet,
  readProjectSchema,
  readPublicFiles,
  type SchemaNode,
  type SchemaTree,
} from '../../src/index.ts'
import type { Plan } from './plan.ts'

/** What sites are made of. */
export interface Material {
  /** The composed schema. */
  readonly schema: SchemaNode
  readonly tree: SchemaTree
  /** Names of icons. */
  readonly icons: readonly string[]
  /** Paths of images below `public`. */
  readonly images: readonly string[]
  /** Paths of typefaces below `public`. */
  readonly fonts: readonly string[]
}

/** The schema, the icons and the public files of this project. */
export function readMaterial(): Material {
  const files = readPublicFiles(findPublicDirectories('site.yaml'))
  const paths = files.paths()
  const schema = readProjectSchema()
  return {
    schema,
    tree: createSchemaTree(schema),
    icons: readIconSet().names(),
    images: paths.filter((path) => typeof files.image(path) === 'object'),
    fonts: paths.filter((path) => path.endsWith('.woff2')),
  }
}

/** Everything that the values of one site are made with. */
export interface Context extends Material {
  readonly plan: Plan
  /** Adds a value to the shared content and returns its name there. */
  readonly share: (value: Plain) => string
  /** Adds a list of groups to the shared content as a collection and returns its name. */
  readonly collect: (list: Plain) => string
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
