import type { CompileContext } from '../compileContext.ts'

export function compileColor(color: string, { report }: CompileContext): string | undefined {
  return /^#[0-9a-f]{6}$/i.test(color) ? color : report({ kind: 'bad-color', data: { color } })
}
