import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { compareSites } from '../language/sources/compareSites.ts'
import { createSources } from '../language/sources/createSources.ts'
import { describeComparison } from '../language/sources/describeComparison.ts'
import { destinationOf } from '../make/build/destinationOf.ts'
import { compileFile } from '../make/project/loadSite.ts'
import { findProject } from '../make/project/project.ts'
import { refreshOwnSchema } from '../make/project/schemaFiles.ts'
import { defineCommand, misuse } from './command.ts'

export const main = defineCommand({
  name: 'diff',
  argument: {
    name: 'REVISION',
    description: 'What to compare the site file with: a revision of git, or another file. Default: HEAD.',
  },
  flags: {
    json: { type: 'boolean', description: 'Print one JSON object.' },
  },
  notes: ['Exit codes: 0 compared, 1 one of the two sites has errors, 2 one of them cannot be read.'],
  async run({ json }, revision = 'HEAD') {
    const project = findProject()
    const { siteName } = project
    await refreshOwnSchema(project)
    const before = existsSync(revision) ? readFileSync(revision) : readRevision(project.siteFile, revision)
    if (typeof before === 'string' || !existsSync(project.siteFile)) {
      console.error(typeof before === 'string' ? before : `${siteName} cannot be read: there is no such file.`)
      return misuse
    }
    const sites = [before, readFileSync(project.siteFile)].map((bytes) =>
      compileFile(siteName, bytes, { mode: 'production' }),
    )
    const broken = sites.findIndex(({ site }) => site === undefined)
    if (broken !== -1) {
      console.error(
        `${broken === 0 ? `${siteName} of ${revision}` : siteName} has errors, so it has no pages to compare.`,
      )
      return 1
    }
    const [old, now] = await Promise.all(sites.map((site) => createSources(site)))
    if (old === undefined || now === undefined) return 1
    const comparison = compareSites(old, now, (address) => destinationOf(sites[1]?.site, address))
    if (json) console.log(JSON.stringify({ version: 1, file: siteName, with: revision, ...comparison }, null, 2))
    else console.log(describeComparison(comparison).join('\n') || 'Nothing changes for visitors.')
    return 0
  },
})

/** The site file of a revision, or why there is none. */
function readRevision(file: string, revision: string): Buffer | string {
  try {
    const of = `${revision}:./${path.basename(file)}`
    return execFileSync('git', ['show', of], { cwd: path.dirname(file), stdio: 'pipe', maxBuffer: 1e9 })
  } catch (error) {
    const reason = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error)
    return `${revision} is neither a file nor a revision of git that has this site: ${reason}`
  }
}
