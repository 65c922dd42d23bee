import { isAscii, isUtf8, transcode } from 'node:buffer'
import type { TextFix } from '../fix.ts'

/** Text of a site file, or what is wrong with its first byte that is not UTF-8, or with its line ends. */
type DecodedText = { readonly text: string } | UnreadableText

export interface UnreadableText {
  readonly code: 'not-utf8' | 'old-line-ends'
  /** The text before the byte. */
  readonly before: string
  readonly message: string
  readonly hint: string
  readonly fix?: TextFix
}

const notUtf8 = { code: 'not-utf8', hint: 'Save the file with the encoding UTF-8.' } as const

/** Decodes UTF-8 without replacing anything; a byte order mark at the start is dropped. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const [first = 0, second = 0] = bytes
  // In UTF-16, every letter has a zero byte, which is valid UTF-8.
  const hasZeroLetters = hasZeros(bytes, 1) || hasZeros(bytes, 0)
  if (isUtf8(bytes) && !hasZeroLetters) {
    const text = decodeUtf8(bytes)
    return findOldLineEnds(text) ?? { text }
  }
  const replaced = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const lengthTo = (at: number): number => new TextEncoder().encode(replaced.slice(0, at)).length
  const isBad = (at: number): boolean => !isUtf8(bytes.subarray(0, lengthTo(at + 1)))
  const at = hasZeroLetters ? 0 : ([...replaced.matchAll(/\ufffd/g)].map(({ index }) => index).find(isBad) ?? 0)
  const before = replaced.slice(0, at).replace(/^\ufeff/, '')
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  if (hasZeroLetters || hasMark)
    return { ...notUtf8, before, message: 'The file is saved as UTF-16, but a site file must be UTF-8.' }
  const bad = bytes.subarray(lengthTo(at), lengthTo(at) + 1)
  const code = `0x${Buffer.from(bad).toString('hex').toUpperCase()}`
  // What the byte means in the encoding that old Windows programs write.
  const likely = new TextDecoder('windows-1252').decode(bad)
  return {
    ...notUtf8,
    before,
    message: `The byte ${code} is not UTF-8; in older Windows files it stands for \`${likely}\`.`,
  }
}

/** A carriage return alone ended the lines of old Macs. For YAML, such a file is one long line. */
function findOldLineEnds(text: string): UnreadableText | undefined {
  if (!text.includes('\r') || text.includes('\n')) return undefined
  return {
    code: 'old-line-ends',
    before: '',
    message: 'The lines of the file end as on old Macs, with a carriage return (CR) alone.',
    hint: 'Save the file with the line ends of Unix (LF) or Windows (CRLF).',
    fix: { edits: [{ start: 0, end: text.length, text: text.replaceAll('\r', '\n') }] },
  }
}

/** Takes a fifth of the time of `TextDecoder`, which counts in a file of megabytes. */
export function decodeUtf8(bytes: Uint8Array): string {
  if (isAscii(bytes)) return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  return transcode(bytes, 'utf8', 'utf16le')
    .toString('utf16le')
    .replace(/^\ufeff/, '')
}

/** Whether every second byte at the start, from an offset on, is zero and the others are not. */
function hasZeros(bytes: Uint8Array, offset: number): boolean {
  const start = bytes.subarray(0, 8)
  return start.length === 8 && start.every((byte, index) => (byte === 0) === (index % 2 === offset))
}
