import { readMoment } from '../../shown.ts'
import type { CompileContext } from '../compileContext.ts'

/** A day, or a day and a time by the clocks of the site: 2026-12-01, 2026-12-01 09:00. */
export function compileMoment(text: string, { report }: CompileContext): string | undefined {
  return readMoment(text) ?? report({ kind: 'bad-date/moment', data: { text } })
}
