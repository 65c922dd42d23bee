export interface Range {
  readonly min: number
  readonly max: number
  readonly step: number
  readonly start: number
}

/** The initial value of a range input as browsers compute it: within its limits and on one of its steps. */
export function startValue({ min, max, step, start }: Range): number {
  if (max < min) return min
  const within = Math.min(Math.max(start, min), max)
  const steps = Math.floor((within - min) / step + 0.5)
  const reachable = Math.floor((max - min) / step + 1e-9)
  // Rounds the error of sums of decimal fractions: 0.1 + 0.2.
  return Number((min + Math.min(steps, reachable) * step).toPrecision(12))
}
