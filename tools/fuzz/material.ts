import { findPublicDirectories, readIconSet, readProjectSchema, readPublicFiles } from '../../src/index.ts'
import type { Material } from './makeSite.ts'

/** What this project gives to every site: its schema, its icons and its own files. */
export function readMaterial(): Material {
  const files = readPublicFiles(findPublicDirectories('site.yaml'))
  const paths = files.paths()
  return {
    schema: readProjectSchema(),
    icons: readIconSet().names(),
    images: paths.filter((path) => typeof files.image(path) === 'object'),
    fonts: paths.filter((path) => path.endsWith('.woff2')),
  }
}
