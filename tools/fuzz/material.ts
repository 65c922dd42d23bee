import fc from 'fast-check'
import {
  findPublicDirectories,
  readIconSet,
  readProjectSchema,
  readPublicFiles,
  type SchemaNode,
} from '../../src/index.ts'

/** What sites are made of. */
export interface Material {
  /** The composed schema. */
  readonly schema: SchemaNode
  /** Names of icons. */
  readonly icons: readonly string[]
  /** Paths of images below `public`. */
  readonly images: readonly string[]
  /** Paths of typefaces below `public`. */
  readonly fonts: readonly string[]
  /** A text that matches a regular expression; the same for the same seed. */
  readonly textMatching: (pattern: string, seed: number) => string
}

/** The schema, the icons and the public files of this project. */
export function readMaterial(): Material {
  const files = readPublicFiles(findPublicDirectories('site.yaml'))
  const paths = files.paths()
  const patterns = new Map<string, fc.Arbitrary<string>>()
  return {
    schema: readProjectSchema(),
    icons: readIconSet().names(),
    images: paths.filter((path) => typeof files.image(path) === 'object'),
    fonts: paths.filter((path) => path.endsWith('.woff2')),
    textMatching(pattern, seed) {
      const texts = patterns.get(pattern) ?? fc.stringMatching(new RegExp(pattern), { size: 'xsmall' })
      patterns.set(pattern, texts)
      return fc.sample(texts, { seed, numRuns: 1 })[0] ?? ''
    },
  }
}
