import type { CompiledSite } from '../../schema/model.ts'
import type { Diagnostic } from '../compiler/diagnostic.ts'
import { formatDiagnostics } from '../compiler/diagnostics/formatDiagnostics.ts'
import { requireLaunchReady } from '../compiler/diagnostics/requireLaunchReady.ts'
import { loadSite } from '../project/loadSite.ts'
import { writeProjectSchema } from '../project/writeProjectSchema.ts'
import { fixFile } from './fixFile.ts'

/**
 * check [FILE] [--fix] [--launch]: says what is wrong with a site file. FILE is site.yaml, or what the variable
 * SITE names. With --fix, what has one obvious fix is mended in the file before.
 * Exit code 0: nothing but warnings and notices. 1: problems. 2: the file cannot be read.
 */

const [file = process.env.SITE ?? 'site.yaml'] = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith('--'))
const isLaunch = process.argv.includes('--launch')
const isFix = process.argv.includes('--fix')
process.exitCode = check()

function check(): number {
  const loaded = load()
  if (loaded === undefined) return 2
  writeProjectSchema(file, loaded)
  const diagnostics: readonly Diagnostic[] = isLaunch
    ? requireLaunchReady(loaded.diagnostics)
    : loaded.diagnostics
  if (diagnostics.length > 0) console.log(`${formatDiagnostics(diagnostics, loaded.text)}\n`)
  if (diagnostics.some(({ severity }) => severity === 'error') || loaded.site === undefined) return 1
  console.log(`${file} is fine: ${summary(loaded.site)}.`)
  return 0
}

function load(): ReturnType<typeof loadSite> | undefined {
  try {
    const fixed = isFix ? fixFile(file) : undefined
    if (fixed !== undefined) console.log(`${fixed}\n`)
    return loadSite(file, { mode: 'production', withNames: true })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    console.error(`${file} cannot be read: ${reason(String(error.code), error)}`)
    return undefined
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

function summary({ entries }: CompiledSite): string {
  const pages = [...entries.values()].flatMap((entry) => (entry.kind === 'page' ? [entry.page] : []))
  const dialogs = new Set(pages.flatMap((page) => Object.keys(page.dialogs)))
  const blocks = pages.reduce((sum, page) => sum + page.blocks.length, 0)
  return [count(pages.length, 'page'), count(blocks, 'block'), count(dialogs.size, 'dialog')].join(', ')
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
