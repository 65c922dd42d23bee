import type { Registry } from '@rjsf/utils'
import type { Operation } from '../../../src/language/edit/operation.ts'
import { writePointer } from '../../../src/language/edit/operation.ts'
import { isPlainList, isPlainObject, type Plain, type PlainObject } from '../../../src/language/plain.ts'

/** What the fields of a form need of the site around it. */
export interface FormContext {
  /** JSON Pointer of the value that the form shows. */
  readonly at: string
  /** Changes the file by operations, such as the move of an item. */
  readonly edit: (operations: readonly Operation[], meaning: string) => Promise<boolean>
  /** Opens something else in the panel. */
  readonly open: (at: string) => void
}

export const contextOf = (registry: Registry): FormContext => registry.formContext as FormContext

/** JSON Pointer of a field. */
export function pointerOf(registry: Registry, path: readonly (string | number)[]): string {
  return contextOf(registry).at + writePointer(path)
}

const naming = ['label', 'title', 'heading', 'headline', 'name', 'question', 'text', 'quote', 'value'] as const

/** The key whose text names an item of a list. */
function namingKey(value: PlainObject): string | undefined {
  const isText = (key: string) => key !== 'type' && typeof value[key] === 'string'
  return naming.find(isText) ?? Object.keys(value).find(isText)
}

/** What a person calls an item of a list: the first of its texts. */
export function nameOf(value: Plain | undefined): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (isPlainList(value)) return nameOf(value[0])
  if (!isPlainObject(value)) return ''
  const key = namingKey(value)
  return nameOf(key === undefined ? Object.values(value).find((each) => typeof each === 'object') : value[key])
}

/** A copy of an item with a name that no other item has. */
export function namedApart(value: Plain, others: readonly Plain[]): Plain {
  if (!isPlainObject(value)) return value
  const key = namingKey(value)
  const taken = new Set(others.map(nameOf))
  for (let number = 2; key !== undefined; number++) {
    const name = `${value[key]} ${number}`
    if (!taken.has(name)) return { ...value, [key]: name }
  }
  return value
}
