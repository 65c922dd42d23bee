import { replacement } from '../../fix.ts'
import type { CompileContext } from '../compileContext.ts'

export function compileColor(color: string, { report }: CompileContext): string | undefined {
  if (/^#[0-9a-f]{6}$/i.test(color)) return color
  const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(color)
  const bare = /^[0-9a-f]{6}$/i.test(color) ? `#${color}` : undefined
  const fixed = bare ?? (short && `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}`)
  report({
    code: 'bad-color',
    message: `\`${color}\` is not a color.`,
    hint: fixed ? `Write "${fixed}".` : 'Write `#` and six digits or letters from a to f, in quotes: "#6d28d9".',
    ...(fixed && replacement(color, fixed)),
  })
  return undefined
}
