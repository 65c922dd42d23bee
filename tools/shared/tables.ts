/** A table in Markdown; all columns but the first are numbers. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows
  const rule = head.map((_, at) => (at === 0 ? '---' : '---:'))
  return [head, rule, ...body].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

/** A whole number with commas: `12,288`. */
export const whole = (value: number): string => Math.round(value).toLocaleString('en')

export const milliseconds = (value: number): string => `${Math.round(value)} ms`

export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)
