import { hasOldLineEnds, hasZeroLetters } from '../../yaml/decodeText.ts'
import type { Words } from '../rule.ts'

/** Explains bytes that aren't UTF-8, at the first of them, and lines that end in another way than ours. */
export function explainBytes(bytes: Uint8Array): Words {
  const text = new TextDecoder().decode(bytes)
  if (hasOldLineEnds(text)) {
    return {
      code: 'old-line-ends',
      message: 'The lines of the file end as on old Macs, with a carriage return (CR) alone.',
      hint: 'Save the file with the line ends of Unix (LF) or Windows (CRLF).',
      fix: { kind: 'edit', edits: [{ start: 0, end: text.length, text: text.replaceAll('\r', '\n') }] },
    }
  }
  const hint = 'Save the file with the encoding UTF-8.'
  const [first = 0, second = 0] = bytes
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  if (hasZeroLetters(bytes) || hasMark)
    return { message: 'The file is saved as UTF-16, but a site file must be UTF-8.', hint }
  const at = goodBytes(bytes)
  const start = new TextDecoder().decode(bytes.subarray(0, at)).length
  const [bad = 0] = bytes.subarray(at)
  // What the byte means in the encoding that old Windows programs write.
  const likely = new TextDecoder('windows-1252').decode(Uint8Array.of(bad))
  const code = `0x${bad.toString(16).toUpperCase()}`
  return {
    message: `The byte ${code} is not UTF-8; in older Windows files it stands for \`${likely}\`.`,
    hint,
    at: { path: [], span: { start, end: start + 1 } },
  }
}

/** How many bytes at the start are UTF-8. */
function goodBytes(bytes: Uint8Array): number {
  let good = 0
  for (let size = bytes.length; size >= 1; size = Math.floor(size / 2))
    while (good + size <= bytes.length && isGood(bytes.subarray(0, good + size), true)) good += size
  // The beginning of a character isn't one.
  while (!isGood(bytes.subarray(0, good), false)) good--
  return good
}

/** Whether bytes are UTF-8; with `stream`, also if they become it with more bytes behind them. */
function isGood(bytes: Uint8Array, stream: boolean): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream })
    return true
  } catch {
    return false
  }
}
