import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { formatDiagnostics } from '../../../src/language/advice/formatDiagnostics.ts'
import { compileBytes } from './compileFixture.ts'

/**
 * Documents of the public yaml-test-suite (MIT). This repository has every eighth of them. The environment variable
 * YAML_TEST_SUITE can name a folder with the whole suite: one folder with a file `in.yaml` per document.
 */
const folder = process.env.YAML_TEST_SUITE

interface Suite {
  readonly documents: Readonly<Record<string, string>>
}

function readDocuments(): readonly (readonly [string, Uint8Array])[] {
  if (folder !== undefined) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    return files.filter((name) => name.endsWith('in.yaml')).map((name) => [name, readFileSync(join(folder, name))])
  }
  const suite: Suite = JSON.parse(readFileSync('tests/fixtures/yaml-test-suite.json', 'utf8'))
  return Object.entries(suite.documents).map(([name, text]) => [name, new TextEncoder().encode(text)])
}

const documents = readDocuments()

describe('the documents of yaml-test-suite', () => {
  it('are present', () => {
    expect(documents.length).toBeGreaterThanOrEqual(folder === undefined ? 50 : 400)
  })

  it.each(documents)('%s is rejected with its position', (_, bytes) => {
    const { site, diagnostics } = compileBytes(bytes)
    const printed = formatDiagnostics(diagnostics, new TextDecoder().decode(bytes))
    expect(site).toBeUndefined()
    expect(printed).toMatch(/^site\.yaml:\d+:\d+ {2}PW\d{3}/)
    expect(printed).not.toMatch(/^\s+at |Error:|\[object|undefined|node_modules/m)
  })

  it.each(documents)('%s has diagnostics only at positions inside its text', (_, bytes) => {
    const lines = new TextDecoder().decode(bytes).split('\n')
    for (const { start } of compileBytes(bytes).diagnostics) {
      expect(start.line).toBeLessThanOrEqual(lines.length)
      expect(start.column).toBeLessThanOrEqual((lines[start.line - 1] ?? '').length + 1)
    }
  })
})
