import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { engineFolder } from '../make/project/project.ts'
import { defineCommand } from './command.ts'
import { problemPages } from './problemPages.ts'

export const main = defineCommand({
  name: 'docs',
  summary: 'Updates headings, examples and messages in docs/problems; the prose there is written by hand.',
  flags: {},
  run() {
    const folder = join(engineFolder, 'docs/problems')
    const pages = problemPages(folder, join(engineFolder, 'tests/fixtures/sites'))
    for (const [name, text] of pages) writeFileSync(join(folder, name), text)
    console.log(`docs/problems: ${pages.size - 1} problems`)
    return 0
  },
})
