import { describe, expect, it } from 'vitest'
import { looks } from '../../../schema/looks/looks.ts'
import { lookCss } from './lookCss.ts'

const names = Object.keys(looks) as (keyof typeof looks)[]

describe('lookCss', () => {
  it.each(names)('has no rule of the look %s for dialogs, for cards and for what no component names', (look) => {
    const rules =
      lookCss({ look })
        .replace(/@media[^{]*\{/g, '')
        .match(/[^{}]+(?=\{)/g) ?? []
    const parts = ['hero', 'words', 'beside', 'picture', 'story', 'closing']
    expect(rules.length).toBeGreaterThan(look === 'night' ? -1 : 1)
    for (const rule of rules) {
      expect(rule).toMatch(/^:root:root :is\(.*\):not\(:is\(dialog,\[data-nested\]\) \*\)$/)
      for (const [, part] of rule.matchAll(/data-part=(\w+)/g)) expect(parts).toContain(part)
    }
  })
})
