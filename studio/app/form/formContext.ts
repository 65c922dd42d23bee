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

/** Whether the text of a key can name an item. */
const hasText = (value: PlainObject, key: string) =>
  key !== 'type' && typeof value[key] === 'string' && value[key] !== ''

/** What a person calls an item of a list: the first of its texts, or what its picture shows. */
export function nameOf(value: Plain | undefined): string {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return /^\/[\w/.-]*\/([\w.-]+\.(?:svg|jpe?g|png|webp|avif))$/.exec(value)?.[1] ?? value
  if (isPlainList(value)) return nameOf(value[0])
  if (!isPlainObject(value)) return ''
  const key = [...naming, 'alt', ...Object.keys(value)].find((each) => hasText(value, each))
  return nameOf(key === undefined ? Object.values(value).find((each) => typeof each === 'object') : value[key])
}

/** The operations that put a copy of an entry at a place, written like it, with a name that no other entry has. */
export function copyOf(from: string, path: string, value: Plain, others: readonly Plain[]): readonly Operation[] {
  const copy = { op: 'copy', from, path } as const
  const key = isPlainObject(value) ? naming.find((each) => hasText(value, each)) : undefined
  if (!isPlainObject(value) || key === undefined) return [copy]
  const taken = new Set(others.map(nameOf))
  let number = 2
  while (taken.has(`${value[key]} ${number}`)) number++
  return [copy, { op: 'replace', path: `${path}/${key}`, value: `${value[key]} ${number}` }]
}
