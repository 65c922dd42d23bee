import { suggestName } from '../../messages/suggestName.ts'
import { keysOf } from '../../plain.ts'
import type { CompileContext } from '../compileContext.ts'

export function compileDialog(name: string, context: CompileContext): string | undefined {
  if (context.references.hasDialog(name)) {
    context.openDialog(name)
    return name
  }
  context.report({
    code: 'unknown-dialog',
    reads: [['dialogs', name]],
    message: `There is no dialog \`${name}\`.`,
    ...suggestName(name, keysOf(context.facts.site.dialogs), {
      label: 'Dialogs of this site',
      where: 'under `dialogs`',
      otherwise: 'Declare it under `dialogs`.',
      declaredIn: ['dialogs'],
    }),
  })
  return undefined
}
