import type { CallSampleProps } from './schema.ts'

/** A background along a recording: `--agent` and `--caller`, each while that voice speaks. */
export function voicesOf(lines: readonly CallSampleProps['lines'][number][], seconds: number): string {
  const shares = lines.map(({ at }) => Math.round((at / seconds) * 1000) / 10)
  const stops = lines.map(({ who }, index) => `var(--${who}) 0 ${shares[index + 1] ?? 100}%`)
  return `linear-gradient(90deg,${stops.join(',')})`
}
