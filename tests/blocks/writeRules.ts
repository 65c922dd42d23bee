import { readFileSync, writeFileSync } from 'node:fs'
import { withRules } from './rulesTable.ts'

/** `npm run docs:rules`: writes the table of browser rules into `docs/blocks.md`. */
const page = 'docs/blocks.md'
writeFileSync(page, withRules(readFileSync(page, 'utf8')))
console.log(`${page}: browser rules updated`)
