/** Index of the tab that a key moves to, as in the ARIA pattern for tabs; undefined for other keys. */
export function tabForKey(count: number, from: number, key: string): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: (from + 1) % count,
    ArrowLeft: (from + count - 1) % count,
    Home: 0,
    End: count - 1,
    ' ': from,
  }
  return Object.hasOwn(steps, key) ? steps[key] : undefined
}
