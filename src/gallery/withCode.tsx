import type { ReactNode } from 'react'

/** Text with `code` between backticks. */
export function withCode(words: string): ReactNode {
  return words.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  )
}
