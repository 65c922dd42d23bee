import { nearestName } from '../../messages/nearestName.ts'
import { isPlainObject, type Path, type Plain } from '../../plain.ts'
import type { ValueDiagnostic } from '../compileContext.ts'

/** The nearest of the keys that stand under a path. */
export function nearestDeclaration(
  path: Path,
  asked: string,
  names: readonly string[],
): Pick<ValueDiagnostic, 'nearest'> {
  const name = nearestName(asked, names)
  return name === undefined ? {} : { nearest: { at: { path: [...path, name], part: 'key' }, name, asked } }
}

export function keysOf(value: Plain | undefined): readonly string[] {
  return isPlainObject(value) ? Object.keys(value) : []
}
