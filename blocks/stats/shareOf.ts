/** The part of a whole that a figure states, from 0 to 100: 80 for “80%”. Any other figure counts as 100. */
export function shareOf(value: string): number {
  const percent = /^(\d+(?:\.\d+)?)\s*%$/.exec(value)?.[1]
  return percent === undefined ? 100 : Math.min(100, Number(percent))
}
