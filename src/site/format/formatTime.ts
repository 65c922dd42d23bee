/**
 * A time of day in the notation of a language: `1:30 PM`, in German `13:30`.
 * @param time As `1:30 PM`.
 * @param language BCP 47 tag.
 */
export function formatTime(time: string, language: string): string {
  const [, hour, minute, half] = /^(\d+):(\d+) (AM|PM)$/.exec(time) ?? []
  const format = formatOf(language)
  if (hour === undefined || (/^en\b/.test(language) && usesHalves(format))) return time
  return format.format(new Date(2000, 0, 1, (Number(hour) % 12) + (half === 'PM' ? 12 : 0), Number(minute)))
}

/** Whether a format has the 12-hour clock. */
function usesHalves(format: Intl.DateTimeFormat): boolean {
  return format.resolvedOptions().hour12 === true
}

function formatOf(language: string): Intl.DateTimeFormat {
  const format = formats.get(language) ?? new Intl.DateTimeFormat(language, { timeStyle: 'short' })
  formats.set(language, format)
  return format
}

/** Kept for each language, because a form lists many times. */
const formats = new Map<string, Intl.DateTimeFormat>()
