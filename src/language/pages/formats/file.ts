import type { FoundFile } from '../../references/findFile.ts'
import type { CompileContext } from '../compileContext.ts'

export function compileFile(path: string, context: CompileContext): string | undefined {
  return findOwnFile(path, 'file', context)?.address
}

export function compileFont(written: string, context: CompileContext): string | undefined {
  const file = findOwnFile(written, 'file', context)
  if (file === undefined || context.publicFiles.font(file.path) !== undefined) return file?.address
  return context.report({ kind: 'wrong-file', data: { path: file.path } })
}

/** The file that a text names; undefined after a reported problem. */
export function findOwnFile(path: string, what: 'image' | 'file', context: CompileContext): FoundFile | undefined {
  const found = context.references.file(path)
  return found?.rest === '' ? found : context.report({ kind: `unknown-${what}`, data: { path } })
}
