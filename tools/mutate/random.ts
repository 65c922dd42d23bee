/** A seeded source of choices: the same seed makes the same choices on every machine. */
export interface Random {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number
  /** One of the items; undefined where there are none. */
  pick<Item>(items: readonly Item[]): Item | undefined
}

/** Mulberry32: small, even, and good for 2^32 steps. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return { below, pick: (items) => items[below(items.length)] }
}
