/**
 * A time of day in the notation of a language: `1:30 PM`, in German `13:30`.
 * @param time As `1:30 PM`.
 * @param language BCP 47 tag.
 */
export function formatTime(time: string, language: string): string {
  const [, hour, minute, half] = /^(\d+):(\d+) (AM|PM)$/.exec(time) ?? []
  if (hour === undefined || (/^en\b/.test(language) && usesHalves(language))) return time
  const moment = new Date(2000, 0, 1, (Number(hour) % 12) + (half === 'PM' ? 12 : 0), Number(minute))
  return new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(moment)
}

/** Whether a language uses the 12-hour clock. */
function usesHalves(language: string): boolean {
  return new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions().hour12 === true
}
