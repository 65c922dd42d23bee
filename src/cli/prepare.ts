import { existsSync } from 'node:fs'
import { loadSite } from '../make/project/loadSite.ts'
import { findProject } from '../make/project/project.ts'
import { writeProjectSchema } from '../make/project/writeProjectSchema.ts'

/** Runs after `npm ci`: writes the schema that the first line of the site file names, so that editors find it. */
export async function main(): Promise<number> {
  const { siteFile } = findProject()
  if (existsSync(siteFile)) await writeProjectSchema(siteFile, loadSite(siteFile, { mode: 'production' }))
  return 0
}
