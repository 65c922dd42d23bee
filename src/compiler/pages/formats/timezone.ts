import { replacement } from '../../fix.ts'
import { nearestName } from '../../messages/nearestName.ts'
import type { CompileContext } from '../compileContext.ts'

/** A time zone as browsers know it: America/New_York. */
export function compileTimezone(text: string, { report }: CompileContext): string | undefined {
  if (isTimezone(text)) return text
  const zones = Intl.supportedValuesOf('timeZone')
  const wanted = text.replaceAll(' ', '_')
  const ofCity = zones.find((zone) => zone.split('/').at(-1)?.toLowerCase() === wanted.toLowerCase())
  const nearest = ofCity ?? nearestName(wanted, zones)
  report({
    code: 'bad-date',
    message: `\`${text}\` is not a time zone.`,
    hint: nearest
      ? `Write ${nearest}.`
      : 'Write the continent and the largest city of the zone: America/New_York, Europe/Berlin.',
    ...(nearest && replacement(text, nearest)),
  })
  return undefined
}

/** Also other names of a zone: Asia/Kathmandu and Asia/Katmandu. */
function isTimezone(text: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: text }) !== undefined
  } catch {
    return false
  }
}
