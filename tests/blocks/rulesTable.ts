import { rules } from '../../src/make/blockTests/rules.ts'

/** The browser rules as a table for `docs/blocks.md`. */
export function rulesTable(): string {
  const rows = rules
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ name, says, why, fix }) => `| \`${name}\` | ${says} ${why} | ${fix} |`)
  return ['| Rule | Requirement and reason | How to fix it |', '|---|---|---|', ...rows].join('\n')
}

const begin = '<!-- browser rules: written by `npm run docs:rules` -->'
const end = '<!-- end of browser rules -->'

/**
 * Replaces the table between the two markers of the page.
 * @throws if the page lacks a marker.
 */
export function withRules(page: string): string {
  const [before, rest] = page.split(begin)
  const [, after] = rest?.split(end) ?? []
  if (before === undefined || after === undefined) throw new Error(`The page must contain ${begin} and ${end}.`)
  return `${before}${begin}\n\n${rulesTable()}\n\n${end}${after}`
}
