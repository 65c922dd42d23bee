import { replacement } from '../../fix.ts'
import { nearestName } from '../../messages/nearestName.ts'
import type { CompileContext } from '../compileContext.ts'

/** A time zone as browsers know it: America/New_York. */
export function compileTimezone(text: string, { report }: CompileContext): string | undefined {
  if (isTimezone(text)) return text
  const isShort = !text.includes('/')
  const ofShort = isShort ? (usualZones[text.toUpperCase()] ?? resolved(text)) : undefined
  const zones = Intl.supportedValuesOf('timeZone')
  const wanted = text.replaceAll(' ', '_')
  const ofCity = zones.find((zone) => zone.split('/').at(-1)?.toLowerCase() === wanted.toLowerCase())
  const nearest = ofShort ?? ofCity ?? nearestName(wanted, zones)
  report({
    code: 'bad-date',
    message: `\`${text}\` is not ${ofShort ? 'the name of a time zone with its summer time' : 'a time zone'}.`,
    hint: nearest
      ? `Write ${nearest}${ofShort ? ', or the zone of another city' : ''}.`
      : 'Write the continent and the largest city of the zone: America/New_York, Europe/Berlin.',
    ...(nearest && replacement(text, nearest)),
  })
  return undefined
}

/** Zones that people mean by letters which stand for the winter, or for a place without summer time. */
const usualZones: Readonly<Record<string, string>> = {
  EST: 'America/New_York',
  MST: 'America/Denver',
  GMT: 'Europe/London',
  BST: 'Europe/London',
  CET: 'Europe/Berlin',
}

/** Also other names of a zone, such as Asia/Kathmandu and Asia/Katmandu, but no letters such as EST. */
function isTimezone(text: string): boolean {
  return text === 'UTC' || (text.includes('/') && resolved(text) !== undefined)
}

/** The zone that browsers take a name for. */
function resolved(text: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
