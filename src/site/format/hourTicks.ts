interface HourTick {
  /** `6 AM`, in German `6 Uhr`. */
  readonly text: string
  /** Its place between the two hours, as a percentage. */
  readonly at: string
}

/** The round hours between two of a day, for a scale: every third, or every sixth of a long day. */
export function hourTicks(first: number, last: number, language: string): readonly HourTick[] {
  const format = new Intl.DateTimeFormat(language, { hour: 'numeric', timeZone: 'UTC' })
  const step = last - first > 18 ? 6 : 3
  return Array.from({ length: 24 / step }, (_, index) => index * step)
    .filter((hour) => hour > first && hour < last)
    .map((hour) => ({
      text: format.format(Date.UTC(2000, 0, 1, hour)),
      at: `${Math.round((1000 * (hour - first)) / (last - first)) / 10}%`,
    }))
}
