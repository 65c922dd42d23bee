import { existsSync, readFileSync } from 'node:fs'
import { compareSites } from '../language/sources/compareSites.ts'
import { createSources } from '../language/sources/createSources.ts'
import { describeComparison } from '../language/sources/describeComparison.ts'
import { destinationOf } from '../make/build/destinationOf.ts'
import { chosenMoment } from '../make/project/chosenMoment.ts'
import { commandLine } from '../make/project/commandLine.ts'
import { compileFile } from '../make/project/loadSite.ts'
import { findProject } from '../make/project/project.ts'
import { type Revision, readRevision } from '../make/project/readRevision.ts'
import { readTranslationFiles } from '../make/project/readTranslationFiles.ts'
import { refreshOwnSchema } from '../make/project/schemaFiles.ts'
import { defineCommand, misuse, refuse } from './command.ts'

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
    if (!existsSync(project.siteFile)) return refuse(`${siteName} cannot be read: there is no such file.`, misuse)
    const before = revisionOf(project.siteFile, revision)
    if (typeof before === 'string') return refuse(before, misuse)
    const options = { mode: 'production', at: chosenMoment() } as const
    const old = compileFile(siteName, before.bytes, { ...options, translations: before.translations })
    const now = compileFile(siteName, readFileSync(project.siteFile), options)
    const { site } = now
    if (old.site === undefined || site === undefined) {
      const which = old.site === undefined ? `${siteName} of ${revision}` : siteName
      return refuse(`${which} has errors, so it has no pages to compare. \`${commandLine('check')}\` lists them.`)
    }
    const comparison = compareSites(await createSources(old), await createSources(now), (at) => destinationOf(site, at))
    if (json) console.log(JSON.stringify({ version: 1, file: siteName, with: revision, ...comparison }, null, 2))
    else console.log(describeComparison(comparison).join('\n') || 'Nothing changes for visitors.')
    return 0
  },
})

/** The site that a file or a revision has, or why there is none. */
function revisionOf(siteFile: string, revision: string): Revision | string {
  if (existsSync(revision)) return { bytes: readFileSync(revision), translations: readTranslationFiles(revision) }
  try {
    return readRevision(siteFile, revision)
  } catch (error) {
    const reason = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error)
    return `${revision} is neither a file nor a revision of git that has this site: ${reason}`
  }
}
