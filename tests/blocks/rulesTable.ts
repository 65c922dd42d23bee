import { rules } from './rules.ts'

/** The rules as a table for `docs/blocks.md`. */
export function rulesTable(): string {
  const rows = rules
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ name, says, why, mend }) => `| \`${name}\` | ${says} ${why} | ${mend} |`)
  return ['| Rule | What holds, and why | To mend it |', '|---|---|---|', ...rows].join('\n')
}

const begin = '<!-- rules of the browser: written by `npm run docs:rules` -->'
const end = '<!-- end of the rules -->'

/**
 * The page with the rules as they are now between its two marks.
 * @throws when it has no marks.
 */
export function withRules(page: string): string {
  const [before, rest] = page.split(begin)
  const [, after] = rest?.split(end) ?? []
  if (before === undefined || after === undefined)
    throw new Error(`The page must contain ${begin} and ${end}.`)
  return `${before}${begin}\n\n${rulesTable()}\n\n${end}${after}`
}
