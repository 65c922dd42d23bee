/** Words that people say in a second of a call, and the seconds between two of them speaking. */
const wordsPerSecond = 2.6
const pause = 1.2

/** How long a call with these lines takes, in seconds; less than a minute. */
export function callSeconds(lines: readonly { readonly text: string }[]): number {
  const words = lines.reduce((count, { text }) => count + text.split(/\s+/).filter(Boolean).length, 0)
  return Math.min(59, Math.round(words / wordsPerSecond + lines.length * pause))
}
