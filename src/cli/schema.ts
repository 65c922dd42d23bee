import path from 'node:path'
import { findProject } from '../make/project/project.ts'
import { composeSchemaFiles, writeSchemaFile } from '../make/project/schemaFiles.ts'
import { defineCommand } from './command.ts'

export const main = defineCommand({
  name: 'schema',
  summary: 'Writes schema/site.schema.json and docs/block-types.md from the block folders.',
  flags: {
    check: { type: 'boolean', description: 'Write nothing; only say whether the files are up to date.' },
  },
  notes: ['Exit codes: 0 written or up to date, 1 out of date, or a schema.ts has a mistake.'],
  async run({ check = false }) {
    const files = await composeSchemaFiles(findProject())
    for (const file of files) {
      const name = path.relative(process.cwd(), file.file)
      if (check && file.isStale) console.error(`${name} is out of date. Run: npm run schema`)
      if (check) continue
      writeSchemaFile(file)
      console.log(`Wrote ${name}`)
    }
    return check && files.some(({ isStale }) => isStale) ? 1 : 0
  },
})
