/** Quantiles of some values. */
export interface Spread {
  readonly minimum: number
  readonly median: number
  readonly p95: number
  readonly maximum: number
}

/** @throws When there are no values. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b)
  const quantile = (share: number): number => {
    const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
    if (value === undefined) throw new Error('spreadOf expects at least one value.')
    return value
  }
  return { minimum: quantile(0), median: quantile(0.5), p95: quantile(0.95), maximum: quantile(1) }
}

/** @throws When there are no values. */
export const medianOf = (values: readonly number[]): number => spreadOf(values).median

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
