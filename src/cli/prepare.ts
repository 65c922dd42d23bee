import { existsSync } from 'node:fs'
import { loadSite } from '../project/loadSite.ts'
import { findProject } from '../project/project.ts'
import { writeProjectSchema } from '../project/writeProjectSchema.ts'

/** Runs after `npm ci`: writes the schema that the first line of the site file names, so that editors find it. */
export function main(): number {
  const { siteFile } = findProject()
  if (existsSync(siteFile)) writeProjectSchema(siteFile, loadSite(siteFile, { mode: 'production', withNames: true }))
  return 0
}
