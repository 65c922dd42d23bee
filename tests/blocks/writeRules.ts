import { readFileSync, writeFileSync } from 'node:fs'
import { withRules } from './rulesTable.ts'

/** `npm run docs:rules`: writes the rules of the browser into the page for block developers. */
const page = 'docs/blocks.md'
writeFileSync(page, withRules(readFileSync(page, 'utf8')))
console.log(`${page}: the rules are up to date`)
