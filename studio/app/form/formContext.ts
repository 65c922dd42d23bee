import type { Registry } from '@rjsf/utils'
import type { Operation } from '../../../src/language/edit/operation.ts'
import { writePointer } from '../../../src/language/edit/operation.ts'
import type { Plain } from '../../../src/language/plain.ts'

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

/** What a person calls an item of a list: the first of its texts. */
export function nameOf(value: Plain | undefined): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (Array.isArray(value)) return nameOf(value[0])
  if (typeof value !== 'object' || value === null) return ''
  const own = value as Readonly<Record<string, Plain>>
  const keys = ['label', 'title', 'heading', 'headline', 'name', 'question', 'text', 'quote', 'value']
  const named = keys.map((key) => own[key]).find((each) => typeof each === 'string')
  const first = named ?? Object.entries(own).find(([key, each]) => key !== 'type' && typeof each === 'string')?.[1]
  if (first !== undefined) return String(first)
  return nameOf(Object.values(own).find((each) => typeof each === 'object'))
}
