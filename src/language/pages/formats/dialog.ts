import type { CompileContext } from '../compileContext.ts'

export function compileDialog(name: string, context: CompileContext): string | undefined {
  if (!context.references.hasDialog(name)) return context.report({ kind: 'unknown-dialog', data: { name } })
  context.openDialog(name)
  return name
}
