import { hint, suggestionHint } from '../../messages/hint.ts'
import { nearestName } from '../../messages/nearestName.ts'
import { referenceFix } from '../../messages/obviousFix.ts'
import type { CompileContext } from '../compileContext.ts'
import { keysOf, nearestDeclaration } from './nearestDeclaration.ts'

export function compileDialog(name: string, context: CompileContext): string | undefined {
  if (context.references.hasDialog(name)) {
    context.openDialog(name)
    return name
  }
  const names = keysOf(context.facts.site.dialogs)
  context.report({
    code: 'unknown-dialog',
    reads: [['dialogs', name]],
    ...nearestDeclaration(['dialogs'], name, names),
    message: `There is no dialog \`${name}\`.`,
    ...hint(
      suggestionHint(nearestName(name, names), 'Dialogs of this site', names, name, 'under `dialogs`') ??
        'Declare it under `dialogs`.',
    ),
    ...referenceFix(name, names),
  })
  return undefined
}
