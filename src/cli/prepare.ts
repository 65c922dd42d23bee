import { existsSync } from 'node:fs'
import { loadSite } from '../project/loadSite.ts'
import { writeProjectSchema } from '../project/writeProjectSchema.ts'

/** Runs after `npm ci`: writes the schema that the first line of the site file names, so that editors find it. */

const file = process.env.SITE ?? 'site.yaml'
if (existsSync(file)) writeProjectSchema(file, loadSite(file, { mode: 'production', withNames: true }))
