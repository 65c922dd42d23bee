import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { problemPages } from '../../../src/cli/problemPages.ts'
import { problemKinds } from '../../../src/language/messages/problemKinds.ts'

const fixtures = 'tests/fixtures/sites'
const ids = Object.values(problemKinds).map(({ id }) => id)

describe('docs/problems', () => {
  it('equals the output of `npm run docs`', () => {
    const pages = problemPages('docs/problems', fixtures)
    expect(readdirSync('docs/problems').sort()).toEqual([...pages.keys()].sort())
    for (const [name, text] of pages) expect(readFileSync(`docs/problems/${name}`, 'utf8')).toBe(text)
  })
})

describe('the kinds of problems', () => {
  it('have unique ids', () => {
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('each have a fixture with their printed text', () => {
    const printed = readdirSync(fixtures, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('good-'))
      .map(({ name }) => readFileSync(`${fixtures}/${name}/diagnostics.txt`, 'utf8'))
      .join('\n')
    expect(ids.filter((id) => !printed.includes(`  ${id}`))).toEqual([])
  })
})
