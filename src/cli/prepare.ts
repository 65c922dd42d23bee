import { existsSync } from 'node:fs'
import { writeProjectSchema } from '../compiler/editor/writeProjectSchema.ts'
import { loadSite } from '../compiler/loadSite.ts'

/** Runs after `npm ci`: writes the schema that the first line of the site file names, so that editors find it. */

const file = process.env.SITE ?? 'site.yaml'
if (existsSync(file)) writeProjectSchema(file, loadSite(file, { mode: 'production', withNames: true }))
