import type { IconBody } from '../../../../schema/values.ts'
import type { CompileContext } from '../compileContext.ts'

export function compileIcon(name: string, { icons, report }: CompileContext): IconBody | undefined {
  return icons.get(name) ?? report({ kind: 'unknown-icon', data: { name } })
}
