import { waveShape } from '../../schema/waves.ts'
import type { CallSampleProps } from './schema.ts'

/** A background along the bars of a recording: `--agent` and `--caller`, each while that voice speaks. A bar has one color. */
export function voicesOf(lines: readonly CallSampleProps['lines'][number][], seconds: number): string {
  const { bars } = waveShape
  const shares = lines.map(({ at }) => Math.round((Math.round((at / seconds) * bars) / bars) * 10_000) / 100)
  const stops = lines.map(({ who }, index) => `var(--${who}) 0 ${shares[index + 1] ?? 100}%`)
  return `linear-gradient(90deg,${stops.join(',')})`
}
