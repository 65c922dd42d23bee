import {
  createSchemaTree,
  findPublicDirectories,
  readIconSet,
  readProjectSchema,
  readPublicFiles,
  type SchemaNode,
  type SchemaTree,
} from '../../src/index.ts'

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
