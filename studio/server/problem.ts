import type { Diagnostic } from '../../src/language/diagnostic.ts'
import { readPointer, writePointer } from '../../src/language/edit/operation.ts'
import type { Path } from '../../src/language/plain.ts'

/** One problem as the browser needs it. */
export interface Problem {
  readonly severity: Diagnostic['severity']
  readonly message: string
  readonly hint?: string
  /** JSON Pointer of its place. */
  readonly at: string
  readonly line: number
  /** Name of the file that it is in, unless that is the site file: `translations/es.yaml`. */
  readonly file?: string
}

export const toProblem = ({ severity, message, hint, path, start, file, isElsewhere }: Diagnostic): Problem => ({
  severity,
  message: plain(message),
  ...(hint !== undefined && { hint: plain(hint) }),
  at: pointerOf(path),
  line: start.line,
  ...(isElsewhere && { file }),
})

/** A sentence without the marks around names. */
export const plain = (text: string) => text.replaceAll('`', '')

/** The steps of a JSON Pointer; digits are places in a list. */
export const stepsOf = (pointer: string): Path =>
  readPointer(pointer).map((step) => (/^\d+$/.test(step) ? Number(step) : step))

/** `pages.home.blocks[1]` as a JSON Pointer. */
export function pointerOf(path: string): string {
  const steps = [...path.matchAll(/\["((?:[^"\\]|\\.)*)"\]|\[(\d+)\]|([^.[\]]+)/g)]
  return writePointer(steps.map(([, quoted, index, plain]) => quoted ?? index ?? plain ?? ''))
}
