import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { splitExamples } from '../../src/gallery/exampleSite.ts'

/** Folders of blocks whose examples the suite visits. */
export const exampleFolders = { blocks: 'blocks', planted: 'tests/blocks/planted/blocks' } as const

export type ExampleFolder = keyof typeof exampleFolders

/** Environment variable with the URL that serves the examples of a folder. */
export const urlVariable = (name: ExampleFolder) => `PAGEWRIGHT_${name.toUpperCase()}_URL`

/** Environment variable with the script file that is injected into each page. */
export const probeVariable = 'PAGEWRIGHT_CONTRACT_PROBE'

/** Path of the page with all examples of a folder. */
export const allPath = '/all'

export interface Example {
  readonly type: string
  /** Number of the example within the block, from 1. */
  readonly number: number
  /** `faq, example 1`. */
  readonly name: string
  readonly yaml: string
  /** Path of its page. */
  readonly path: string
}

/** Every example of every block of a folder, in alphabetical order. */
export function examplesOf(name: ExampleFolder): Example[] {
  const folder = exampleFolders[name]
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .flatMap((type) =>
      splitExamples(readFileSync(join(folder, type, 'example.yaml'), 'utf8')).map((yaml, index) => ({
        type,
        number: index + 1,
        name: `${type}, example ${index + 1}`,
        yaml,
        path: `/preview/${type}-${index + 1}`,
      })),
    )
}
