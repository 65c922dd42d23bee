import { isUtf8 } from 'node:buffer'
import { readFileSync, statSync } from 'node:fs'
import type { CompileResult } from '../language/compileSite.ts'
import type { Operation } from '../language/edit/operation.ts'
import { diagnose } from '../language/findings.ts'
import { createCompileCache } from '../language/memo/compileCache.ts'
import { countOf } from '../language/messages/describe.ts'
import { createSources } from '../language/sources/createSources.ts'
import { editSite } from '../language/sources/editSite.ts'
import { documentation } from '../make/project/commandLine.ts'
import { compileFile } from '../make/project/loadSite.ts'
import { findProject } from '../make/project/project.ts'
import { refreshOwnSchema } from '../make/project/schemaFiles.ts'
import { defineCommand, misuse } from './command.ts'
import { replaceContent } from './replaceContent.ts'
import { unifiedDiff } from './unifiedDiff.ts'

interface EditFlags {
  readonly patch?: string
  readonly 'dry-run'?: boolean
  readonly force?: boolean
  readonly here?: boolean
  readonly everywhere?: boolean
}

export const main = defineCommand({
  name: 'edit',
  argument: {
    name: 'FILE',
    description: 'The site file. Default: the one that SITE names, or site.yaml.',
  },
  flags: {
    patch: {
      type: 'string',
      value: 'OPS',
      description: `A file with the operations as JSON Patch, or - for the standard input. ${documentation('edit.md')} describes them.`,
    },
    'dry-run': { type: 'boolean', description: 'Print the changes as a diff, and write nothing.' },
    force: { type: 'boolean', description: 'Write the file even if it has errors afterwards.' },
    here: { type: 'boolean', description: 'Change what several places show only where it is named.' },
    everywhere: { type: 'boolean', description: 'Change what several places show where it was written.' },
  },
  notes: ['Exit codes: 0 changed, 1 refused, 2 the file or the operations cannot be read or a flag is unknown.'],
  async run(flags, file = findProject().siteName) {
    await refreshOwnSchema(findProject({ ...process.env, SITE: file }))
    if (flags.here && flags.everywhere) return refuse('edit: `--here` and `--everywhere` exclude each other.', misuse)
    const operations = readOperations(flags.patch)
    if (typeof operations === 'string') return refuse(operations, misuse)
    const bytes = statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file) : undefined
    if (bytes === undefined || !isUtf8(bytes))
      return refuse(`${file} cannot be read: there is no such file, or it is no text.`, misuse)
    return edit(file, bytes, operations, flags)
  },
})

function refuse(reason: string, code = 1): number {
  console.error(reason)
  return code
}

async function edit(file: string, bytes: Buffer, operations: readonly Operation[], flags: EditFlags): Promise<number> {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const cache = createCompileCache()
  const compile = (changed: string) => compileFile(file, Buffer.from(changed), { mode: 'production', cache })
  const before = compile(text)
  if (before.names === undefined) return refuse(`${await errorsOf(before, text)}\n\n${file} cannot be read.`, misuse)
  const first = await createSources(before)
  const edited = await editSite(text, operations, {
    sourcesOf: async (now) => (now === text ? first : createSources(compile(now))),
    keysOf: first.keysOf,
    shared: flags.everywhere ? 'everywhere' : flags.here ? 'here' : undefined,
  })
  if ('refused' in edited) {
    const { op, path } = operations[edited.operation] ?? { op: '', path: '' }
    return refuse(
      `Operation ${edited.operation + 1}, ${op} ${path}: ${edited.refused}\nNothing was changed in ${file}.`,
    )
  }
  if (edited.elsewhere.length > 0)
    console.error(`This changes what other places show, too: ${edited.elsewhere.join(', ')}`)
  if (!flags.force) {
    const after = compile(edited.text)
    if (after.site === undefined && before.site !== undefined)
      return refuse(
        `${await errorsOf(after, edited.text)}\n\nNothing was changed in ${file}: it would have these errors.`,
      )
  }
  if (flags['dry-run']) {
    if (edited.edits.length > 0) console.log(unifiedDiff(file, text, edited.edits))
    return 0
  }
  const refusal = replaceContent(file, 'changed', bytes, Buffer.from(edited.text))
  if (refusal !== undefined) return refuse(refusal)
  console.log(`${countOf(edited.edits.length, 'change')} in ${file}.`)
  return 0
}

/** What `check` prints about the errors of a text. */
async function errorsOf({ findings }: CompileResult, text: string): Promise<string> {
  const { formatDiagnostics } = await import('../language/advice/formatDiagnostics.ts')
  const errors = (await diagnose(findings)).filter(({ severity }) => severity === 'error')
  return formatDiagnostics(errors, text)
}

/** The operations of a patch, or why they cannot be read. */
function readOperations(patch: string | undefined): readonly Operation[] | string {
  if (patch === undefined) return 'edit: `--patch` names the file with the operations; `-` is the standard input.'
  try {
    const read: unknown = JSON.parse(readFileSync(patch === '-' ? 0 : patch, 'utf8').replace(/^\ufeff/, ''))
    if (!Array.isArray(read)) return `${patch}: a patch is a list of operations, between [ and ].`
    const wrong = read.findIndex((each) => !isOperation(each))
    return wrong === -1 ? (read as readonly Operation[]) : `${patch}: operation ${wrong + 1} is none of JSON Patch.`
  } catch (error) {
    return `${patch} cannot be read: ${error instanceof Error ? error.message : error}`
  }
}

function isOperation(each: unknown): each is Operation {
  const { op, path, from, value } = Object(each) as Partial<Record<'op' | 'path' | 'from' | 'value', unknown>>
  if (typeof path !== 'string') return false
  if (op === 'move' || op === 'copy') return typeof from === 'string'
  return op === 'remove' || ((op === 'add' || op === 'replace' || op === 'test') && value !== undefined)
}
