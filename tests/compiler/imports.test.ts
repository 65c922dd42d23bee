import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const compiler = fileURLToPath(new URL('../../src/compiler', import.meta.url))
const files = readdirSync(compiler, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
)

function importsOf(file: string): readonly string[] {
  const text = readFileSync(join(compiler, file), 'utf8')
  return [...text.matchAll(/^(?:import .*|\} )from '([^']+)'$/gm)].map((match) => match[1] ?? '')
}

describe('src/compiler', () => {
  it('imports a few libraries of the build, and neither React nor Vite', () => {
    const packages = new Set(
      files.flatMap(importsOf).filter((name) => !name.startsWith('.') && !name.startsWith('node:')),
    )
    expect([...packages].sort()).toEqual(['ajv', 'fastest-levenshtein', 'image-size', 'markdown-it', 'yaml'])
  })

  it('imports from the project only itself, types of the schema, and the names of image copies', () => {
    const outside = files.flatMap((file) =>
      importsOf(file)
        .filter((name) => name.startsWith('.'))
        .map((name) => join(file, '..', name))
        .filter((path) => path.startsWith('..')),
    )
    expect([...new Set(outside)].sort()).toEqual([
      '../../schema/imageCopies.ts',
      '../../schema/model.ts',
      '../../schema/values.ts',
    ])
  })

  it('prints nothing', () => {
    const printing = files.filter((file) =>
      /\bconsole\.|process\.(stdout|stderr|exit)/.test(readFileSync(join(compiler, file), 'utf8')),
    )
    expect(printing).toEqual([])
  })
})
