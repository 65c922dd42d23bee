export interface Result {
  /** The number at the start, with its sign: `45%`, `200+`, `$40`. */
  readonly figure?: string
  readonly words: string
}

/** Splits a result into the number at its start, which is in large type, and what the number counts. */
export function splitResult(result: string): Result {
  const [, figure, words] = /^([$€£]?\d[\d.,]*(?:%|\+|x|×)?)\s+(.+)$/su.exec(result) ?? []
  return figure !== undefined && words !== undefined ? { figure, words } : { words: result }
}
