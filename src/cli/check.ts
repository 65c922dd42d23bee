import type { ReportDetail } from '../language/advice/formatReport.ts'
import type { Diagnostic } from '../language/diagnostic.ts'
import { diagnose } from '../language/findings.ts'
import { chosenMoment } from '../make/project/chosenMoment.ts'
import { commandLine, documentation } from '../make/project/commandLine.ts'
import type { LoadedSite } from '../make/project/compileFile.ts'
import { loadSite } from '../make/project/loadSite.ts'
import { findProject } from '../make/project/project.ts'
import { refreshOwnSchema } from '../make/project/schemaFiles.ts'
import { writeProjectSchema } from '../make/project/writeProjectSchema.ts'
import { checkResult, countSite, describeSite } from './checkResult.ts'
import { defineCommand, momentFlag } from './command.ts'
import { describeNotShown } from './describeConditions.ts'
import { fixFile } from './fixFile.ts'

const exit = { clean: 0, problems: 1, unreadable: 2 } as const

interface CheckFlags {
  readonly all?: boolean
  readonly quiet?: boolean
  readonly fix?: boolean
  readonly launch?: boolean
  readonly json?: boolean
  readonly at?: string
}

export const main = defineCommand({
  name: 'check',
  argument: {
    name: 'FILE',
    description: 'The site file. Default: the one that SITE names, or site.yaml.',
  },
  flags: {
    all: { type: 'boolean', description: 'Print every notice instead of one line per kind.' },
    quiet: { type: 'boolean', description: 'Print only errors.' },
    fix: { type: 'boolean', description: 'First fix problems that have one obvious fix.' },
    launch: { type: 'boolean', description: 'Also treat placeholders, samples and stand-ins as errors.' },
    at: momentFlag,
    json: {
      type: 'boolean',
      description: `Print one JSON object; ${documentation('check.md')} describes it.`,
    },
  },
  notes: ['Exit codes: 0 no errors, 1 errors, 2 the file cannot be read or a flag is unknown.'],
  async run(flags, file = findProject().siteName) {
    await refreshOwnSchema(findProject({ ...process.env, SITE: file }))
    return check(file, flags)
  },
})

async function check(file: string, flags: CheckFlags): Promise<number> {
  const print = flags.json ? () => {} : console.log
  const loaded = await load(file, flags, print)
  if (typeof loaded === 'string') {
    if (flags.json) console.log(JSON.stringify({ version: 1, file, unreadable: loaded }))
    else console.error(`${file} cannot be read: ${loaded}`)
    return exit.unreadable
  }
  await writeProjectSchema(file, loaded)
  const { countLine, formatReport, requireLaunchReady } = await words()
  const found = await diagnose(loaded.findings)
  const diagnostics = flags.launch ? requireLaunchReady(found) : found
  const hasErrors = loaded.site === undefined || diagnostics.some(({ severity }) => severity === 'error')
  const counts = loaded.site && !hasErrors ? countSite(loaded.site) : undefined
  if (flags.json) {
    console.log(JSON.stringify(checkResult(file, diagnostics, counts, flags.quiet ?? false), null, 2))
  } else {
    const verdict = counts === undefined ? '' : `${file} is fine: ${describeSite(counts)}.`
    const left =
      counts === undefined || loaded.site === undefined
        ? ''
        : describeNotShown(loaded.site, flags.at ? 'then' : 'today')
    const lastLine = [verdict, left ?? '', countLine(diagnostics) + hiddenHint(diagnostics, flags)]
      .filter((part) => part !== '')
      .join(' ')
    console.log(formatReport(diagnostics, loaded.text, detailOf(flags), lastLine))
  }
  return hasErrors ? exit.problems : exit.clean
}

function detailOf({ all, quiet }: CheckFlags): ReportDetail {
  if (quiet) return 'errors'
  return all ? 'all' : 'kinds'
}

/** How to see what the report leaves out. */
function hiddenHint(diagnostics: readonly Diagnostic[], flags: CheckFlags): string {
  const isHidden = ({ severity }: Diagnostic) =>
    flags.quiet ? severity !== 'error' : !flags.all && severity === 'notice'
  return diagnostics.some(isHidden) ? ` (\`${commandLine('check', '--all')}\` lists them)` : ''
}

/** What prints diagnostics. */
async function words() {
  const { countLine } = await import('../language/advice/formatDiagnostics.ts')
  const { formatReport } = await import('../language/advice/formatReport.ts')
  const { requireLaunchReady } = await import('../language/advice/applyAccepted.ts')
  return { countLine, formatReport, requireLaunchReady }
}

/** The compiled site, or why the file cannot be read. */
async function load(
  file: string,
  { fix, at }: CheckFlags,
  print: (text: string) => void,
): Promise<LoadedSite | string> {
  try {
    const fixed = fix ? await fixFile(file) : undefined
    if (fixed !== undefined) print(`${fixed}\n`)
    return loadSite(file, { mode: 'production', at: chosenMoment(at) })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    return reason(String(error.code), error)
  }
}

function reason(code: string, error: Error): string {
  const reasons = new Map([
    ['ENOENT', 'there is no such file.'],
    ['EISDIR', 'it is a folder.'],
    ['EACCES', 'permission is denied.'],
  ])
  return reasons.get(code) ?? error.message
}
