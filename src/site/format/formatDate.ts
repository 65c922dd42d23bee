const day = { day: 'numeric', month: 'long', year: 'numeric', calendar: 'gregory' } as const

/**
 * `December 1, 2026`, in German `1. Dezember 2026`; in the visitor's time zone.
 * @param language BCP 47 tag.
 */
export function formatDate(date: Date, language: string): string {
  return new Intl.DateTimeFormat(language, day).format(date)
}

/**
 * `Tue, Dec 1, 2026`, in German `Di., 1. Dez. 2026`: short enough for a field; in the visitor's time zone.
 * @param language BCP 47 tag.
 */
export function formatShortDate(date: Date, language: string): string {
  return new Intl.DateTimeFormat(language, { ...day, weekday: 'short', month: 'short' }).format(date)
}

/** `2026-12-01`: the date in the visitor's time zone. */
export function formatIsoDate(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}
