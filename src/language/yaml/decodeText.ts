/** The text of a site file in UTF-8, without a byte order mark; undefined if it has another encoding or line ends. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = hasZeroLetters(bytes) ? undefined : decode(bytes)
  return text !== undefined && hasOldLineEnds(text) ? undefined : text
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** A carriage return alone ended the lines of old Macs. For YAML, such a file is one long line. */
export function hasOldLineEnds(text: string): boolean {
  return text.includes('\r') && !text.includes('\n')
}

/** In UTF-16, every second byte at the start is zero, which is valid UTF-8. */
export function hasZeroLetters(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, 8)
  const hasZeros = (offset: number) => start.every((byte, index) => (byte === 0) === (index % 2 === offset))
  return start.length === 8 && (hasZeros(0) || hasZeros(1))
}
