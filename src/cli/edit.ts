import { isUtf8 } from 'node:buffer'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { CompileResult } from '../language/compileSite.ts'
import type { Edited } from '../language/edit/compose.ts'
import { diagnose } from '../language/findings.ts'
import { createCompileCache } from '../language/memo/compileCache.ts'
import { countOf } from '../language/messages/describe.ts'
import { createSources } from '../language/sources/createSources.ts'
import { editSite, type SiteOperation } from '../language/sources/editSite.ts'
import { documentation } from '../make/project/commandLine.ts'
import { compileFile } from '../make/project/loadSite.ts'
import { findProject } from '../make/project/project.ts'
import { readTranslationFiles } from '../make/project/readTranslationFiles.ts'
import { refreshOwnSchema } from '../make/project/schemaFiles.ts'
import { defineCommand, misuse, refuse } from './command.ts'
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

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** A file with translations as operations name it: by its path from the site file. */
const nameOf = (language: string): string => `translations/${language}.yaml`

async function edit(
  file: string,
  bytes: Buffer,
  operations: readonly SiteOperation[],
  flags: EditFlags,
): Promise<number> {
  const translations = readTranslationFiles(file)
  const files = new Map([...translations].map(([language, content]) => [nameOf(language), Buffer.from(content)]))
  const cache = createCompileCache()
  const compile = (site: string, changed: ReadonlyMap<string, Edited> = new Map()) =>
    compileFile(file, Buffer.from(site), {
      mode: 'production',
      cache,
      translations: new Map(
        [...translations].map(([language, content]) => {
          const own = changed.get(nameOf(language))
          return [language, own ? Buffer.from(own.text) : content]
        }),
      ),
    })
  const text = decoder.decode(bytes)
  const before = compile(text)
  if (before.names === undefined) return refuse(`${await errorsOf(before, text)}\n\n${file} cannot be read.`, misuse)
  const first = await createSources(before)
  const fileOf = ({ file: given = '' }: SiteOperation) => {
    const name = path.posix.normalize(given)
    return ['.', path.basename(file)].includes(name) ? '' : name
  }
  const edited = await editSite(
    text,
    operations.map((each) => ({ ...each, file: fileOf(each) })),
    {
      sourcesOf: async (now) => (now === text ? first : createSources(compile(now))),
      keysOf: first.keysOf,
      shared: flags.everywhere ? 'everywhere' : flags.here ? 'here' : undefined,
      others: new Map(
        [...files].filter(([, content]) => isUtf8(content)).map(([name, own]) => [name, decoder.decode(own)]),
      ),
    },
  )
  if ('refused' in edited) {
    const { op, path } = operations[edited.operation] ?? { op: '', path: '' }
    return refuse(`Operation ${edited.operation + 1}, ${op} ${path}: ${edited.refused}\nNothing was changed.`)
  }
  if (edited.elsewhere.length > 0)
    console.error(`This changes what other places show, too: ${edited.elsewhere.join(', ')}`)
  if (!flags.force) {
    const after = compile(edited.text, edited.others)
    if (after.site === undefined && before.site !== undefined)
      return refuse(`${await errorsOf(after, edited.text)}\n\nNothing was changed: the site would have these errors.`)
  }
  const changes = [
    ...(edited.edits.length > 0 || edited.others.size === 0 ? [{ file, known: bytes, edited }] : []),
    ...[...edited.others].map(([name, edited]) => ({
      file: path.join(path.dirname(file), name),
      known: files.get(name) ?? Buffer.from(''),
      edited,
    })),
  ]
  if (flags['dry-run']) {
    for (const { file, known, edited } of changes)
      if (edited.edits.length > 0) console.log(unifiedDiff(file, decoder.decode(known), edited.edits))
    return 0
  }
  return write(changes)
}

interface FileChange {
  readonly file: string
  readonly known: Buffer
  readonly edited: Edited
}

/** Writes all changes, or none if one of the files can't be written. */
function write(changes: readonly FileChange[]): number {
  for (const [index, { file, known, edited }] of changes.entries()) {
    const refusal = replaceContent(file, 'changed', known, Buffer.from(edited.text))
    if (refusal === undefined) continue
    for (const { file, known, edited } of changes.slice(0, index))
      replaceContent(file, 'changed', Buffer.from(edited.text), known)
    return refuse(refusal)
  }
  for (const { file, edited } of changes) console.log(`${countOf(edited.edits.length, 'change')} in ${file}.`)
  return 0
}

/** What `check` prints about the errors of a text. */
async function errorsOf({ findings }: CompileResult, text: string): Promise<string> {
  const { formatDiagnostics } = await import('../language/advice/formatDiagnostics.ts')
  const errors = (await diagnose(findings)).filter(({ severity }) => severity === 'error')
  return formatDiagnostics(errors, text)
}

/** The operations of a patch, or why they cannot be read. */
function readOperations(patch: string | undefined): readonly SiteOperation[] | string {
  if (patch === undefined) return 'edit: `--patch` names the file with the operations; `-` is the standard input.'
  try {
    const read: unknown = JSON.parse(readFileSync(patch === '-' ? 0 : patch, 'utf8').replace(/^\ufeff/, ''))
    if (!Array.isArray(read)) return `${patch}: a patch is a list of operations, between [ and ].`
    const wrong = read.findIndex((each) => !isOperation(each))
    return wrong === -1 ? (read as readonly SiteOperation[]) : `${patch}: operation ${wrong + 1} is none of JSON Patch.`
  } catch (error) {
    return `${patch} cannot be read: ${error instanceof Error ? error.message : error}`
  }
}

function isOperation(each: unknown): each is SiteOperation {
  const { op, path, from, value, file = '' } = Object(each) as { readonly [key in string]?: unknown }
  if (typeof path !== 'string' || typeof file !== 'string') return false
  if (op === 'move' || op === 'copy') return typeof from === 'string'
  return op === 'remove' || ((op === 'add' || op === 'replace' || op === 'test') && value !== undefined)
}
