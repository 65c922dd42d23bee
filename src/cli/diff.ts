import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { compareSites } from '../language/sources/compareSites.ts'
import { createSources } from '../language/sources/createSources.ts'
import { describeComparison } from '../language/sources/describeComparison.ts'
import { destinationOf } from '../make/build/destinationOf.ts'
import { chosenMoment } from '../make/project/chosenMoment.ts'
import { commandLine } from '../make/project/commandLine.ts'
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
    const at = chosenMoment()
    const compile = (bytes: Buffer) => compileFile(siteName, bytes, { mode: 'production', at })
    const [old, now] = [compile(before), compile(readFileSync(project.siteFile))]
    const { site } = now
    if (old.site === undefined || site === undefined) {
      const which = old.site === undefined ? `${siteName} of ${revision}` : siteName
      console.error(`${which} has errors, so it has no pages to compare. \`${commandLine('check')}\` lists them.`)
      return 1
    }
    const comparison = compareSites(await createSources(old), await createSources(now), (at) => destinationOf(site, at))
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
