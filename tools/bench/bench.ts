/** What a bench measured. */
interface BenchResult {
  /** Tables and sentences for people, in Markdown. */
  readonly report: string
  /** What is not as it must be; empty where all is well. */
  readonly failures: readonly string[]
}

interface BenchOptions {
  /** Path of the site file that is measured; it is never changed. */
  readonly site: string
  /** What the command line sets, by name without dashes. */
  readonly values: Readonly<Record<string, string | undefined>>
  /** Says what is being done. */
  readonly say: (words: string) => void
}

export type Bench = (options: BenchOptions) => Promise<BenchResult>

/** A whole number from the command line. */
export function numberFrom(value: string | undefined, otherwise: number): number {
  const number = value === undefined ? otherwise : Number(value)
  if (!Number.isInteger(number) || number < 1) throw new Error(`\`${value}\` is not a whole number above 0.`)
  return number
}
