/** Text of a site file, or the first byte that is not UTF-8. */
type DecodedText = { readonly text: string } | { readonly badByte: BadByte }

export interface BadByte {
  /** The text before the byte. */
  readonly before: string
  readonly byte: number
  /** What the byte means in the encoding that old Windows programs write. */
  readonly likelyCharacter: string
  readonly looksLikeUtf16: boolean
}

/** Decodes UTF-8 without replacing anything; a byte order mark at the start is dropped. */
export function decodeText(bytes: Uint8Array): DecodedText {
  // Letters in UTF-16 have a zero byte each, which UTF-8 lets pass.
  if (hasZeros(bytes, 1) || hasZeros(bytes, 0)) return { badByte: describeBadByte(bytes, 0) }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { badByte: describeBadByte(bytes, firstBadByte(bytes)) }
  }
}

/** Whether every second byte at the start, from an offset on, is zero and the others are not. */
function hasZeros(bytes: Uint8Array, offset: number): boolean {
  const start = bytes.subarray(0, 8)
  return start.length === 8 && start.every((byte, index) => (byte === 0) === (index % 2 === offset))
}

function describeBadByte(bytes: Uint8Array, index: number): BadByte {
  return {
    before: new TextDecoder().decode(bytes.subarray(0, index)),
    byte: bytes[index] ?? 0,
    likelyCharacter: new TextDecoder('windows-1252').decode(bytes.subarray(index, index + 1)),
    looksLikeUtf16:
      hasZeros(bytes, 1) ||
      hasZeros(bytes, 0) ||
      (bytes[0] === 0xff && bytes[1] === 0xfe) ||
      (bytes[0] === 0xfe && bytes[1] === 0xff),
  }
}

/** The longest prefix that decodes ends before the bad byte; streaming tolerates a cut character. */
function firstBadByte(bytes: Uint8Array): number {
  let good = 0
  let bad = bytes.length + 1
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2)
    if (isDecodable(bytes.subarray(0, middle), true)) good = middle
    else bad = middle
  }
  // Streaming also accepts the start of a character that never goes on: then that start is the bad byte.
  let start = good
  while (start > 0 && !isDecodable(bytes.subarray(0, start), false)) start--
  return Math.min(start, bytes.length - 1)
}

function isDecodable(bytes: Uint8Array, stream: boolean): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream })
    return true
  } catch {
    return false
  }
}
