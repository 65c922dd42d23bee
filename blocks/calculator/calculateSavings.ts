/** The values that a visitor sets with the sliders. */
export interface Business {
  /** Calls per month. */
  readonly calls: number
  /** What a sale is worth, in units of the currency. */
  readonly value: number
  /** Share of calls that become a sale, in percent. */
  readonly conversion: number
}

/** Assumptions of the estimate. */
export interface Rates {
  /** Saved on each call, in units of the currency. */
  readonly perCall: number
  /** Calls that convert better, in percent of all calls. */
  readonly share: number
  /** How much better: in percent of the current conversion, not in percentage points. */
  readonly gain: number
  /** Time saved on each call, in units of `timeCost`. */
  readonly time: number
  /** What a unit of time costs, in units of the currency. */
  readonly timeCost: number
}

/** Amounts a month, in units of the currency. */
export interface Savings {
  readonly handling: number
  readonly conversion: number
  readonly time: number
  /** The sum of the three, rounded to whole units once. */
  readonly total: number
}

/** What answering calls automatically saves a business in a month. */
export function calculateSavings({ calls, value, conversion }: Business, rates: Rates): Savings {
  const handling = rates.perCall * calls
  // Percentages are divided last: whole numbers stay exact until then, so a half is always rounded up.
  const better = (rates.share * calls * conversion * rates.gain * value) / 1_000_000
  const time = calls * rates.time * rates.timeCost
  return { handling, conversion: better, time, total: Math.round(handling + better + time) }
}
