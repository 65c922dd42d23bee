import type { StatsProps } from './schema.ts'

type Item = Pick<StatsProps['items'][number], 'value' | 'drawing'>

/** What is drawn below a figure. `percent` of a change is below 0 for a decrease. */
export type Drawing =
  | { readonly kind: 'share' | 'change'; readonly percent: number }
  | { readonly kind: 'week' }
  | { readonly kind: 'none' }

/** The drawing of a figure as the author wrote it: `98%`, `−35 %`, `24/7`. */
export function drawingOf({ value, drawing }: Item): Drawing {
  if (drawing === 'none') return { kind: 'none' }
  if (/^24\s?\/\s?7$/.test(value)) return { kind: 'week' }
  const [, sign = '', digits] = /^([+−–-]?)\s?(\d+(?:[.,]\d+)?)\s?%$/.exec(value) ?? []
  if (digits === undefined) return { kind: 'none' }
  const percent = Number(digits.replace(',', '.'))
  if (drawing === 'share' || (drawing === undefined && sign === '')) {
    return percent > 100 ? { kind: 'none' } : { kind: 'share', percent }
  }
  const isLess = drawing === 'decrease' || (drawing !== 'increase' && sign !== '+')
  return { kind: 'change', percent: isLess ? -percent : percent }
}
