import type { CompileContext } from '../compileContext.ts'

/**
 * A time zone as browsers know it: America/New_York. Also other names of a zone, such as Asia/Kathmandu and
 * Asia/Katmandu, but no letters such as EST.
 */
export function compileTimezone(text: string, { report }: CompileContext): string | undefined {
  const isZone = text === 'UTC' || (text.includes('/') && usualZone(text) !== undefined)
  return isZone ? text : report({ kind: 'bad-date/timezone', data: { text } })
}

/** The zone that browsers take a name for. */
export function usualZone(text: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
