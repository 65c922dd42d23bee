/** A default as an author would write it: a text without quotes, a group as its keys with their values. */
export function formatDefault(value: unknown): string {
  if (Array.isArray(value)) return value.map(formatDefault).join('; ')
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([key, inner]) => `${key}: ${formatDefault(inner)}`)
    .join(', ')
}

/** A description that ends with the default, for editors; an empty group says nothing and is left out. */
export function describeDefault(description: string, value: unknown): string {
  const text = formatDefault(value)
  if (text === '') return description
  return `${description} Default: ${text}${/[.!?:]$/.test(text) ? '' : '.'}`.trimStart()
}
