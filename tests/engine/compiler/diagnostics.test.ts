import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { formatDiagnostics } from '../../../src/language/advice/formatDiagnostics.ts'
import { diagnosticsOf, sitesDirectory } from './compileFixture.ts'

const update = process.env.UPDATE_FIXTURES === '1'
const names = readdirSync(sitesDirectory, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('good-'))
  .map((entry) => entry.name)

describe('a fixture site with mistakes', () => {
  it('exists for many kinds of mistakes', () => {
    expect(names.length).toBeGreaterThan(100)
  })

  it.each(names)('%s prints its expected diagnostics', (name) => {
    const bytes = readFileSync(`${sitesDirectory}/${name}/site.yaml`)
    const expected = `${sitesDirectory}/${name}/diagnostics.txt`
    const printed = `${formatDiagnostics(diagnosticsOf(name, bytes), new TextDecoder().decode(bytes))}
`
    if (update) writeFileSync(expected, printed)

    expect(existsSync(expected), `${name} has no diagnostics.txt`).toBe(true)
    expect(printed).toBe(readFileSync(expected, 'utf8'))
    expect(printed).not.toMatch(/^\s+at |Error:|\[object|undefined|node_modules/m)
  })
})
