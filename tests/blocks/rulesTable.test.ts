import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rules } from '../../src/make/blockTests/rules.ts'
import { withRules } from './rulesTable.ts'

describe('the browser rules for blocks', () => {
  it('have unique names', () => {
    expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length)
  })

  it.each(rules)('$name has requirement, reason and fix as full sentences', ({ says, why, fix }) => {
    for (const text of [says, why, fix]) expect(text).toMatch(/^\S.*[.)]$|^\S.*\.com\S*\.$/)
  })

  it('match docs/blocks.md: run `npm run docs:rules` to update it', () => {
    const page = readFileSync('docs/blocks.md', 'utf8')
    expect(page).toBe(withRules(page))
  })
})
