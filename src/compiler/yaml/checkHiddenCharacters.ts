import type { RawDiagnostic } from '../rawDiagnostic.ts'

const maxReported = 20

const names: Readonly<Record<string, string>> = {
  '\u200b': 'zero-width space',
  '\u200c': 'zero-width non-joiner',
  '\u200d': 'zero-width joiner',
  '\u2028': 'line separator',
  '\u2029': 'paragraph separator',
  '\u2060': 'word joiner',
}

/** Joiners have a meaning between the letters of many scripts and between emoji, but not next to Latin letters. */
const hidden = /(?<=[^ \t\n\r].*)\u200b|[\u2028\u2029\u2060]|(?<=[\p{Script=Latin}\d\s])[\u200c\u200d]/gu

/** Characters without a shape that arrive with pasted text, behind the indentation of a line. */
export function checkHiddenCharacters(text: string): readonly RawDiagnostic[] {
  if (!/[\u200b-\u200d\u2028\u2029\u2060]/.test(text)) return []
  const problems: RawDiagnostic[] = []
  for (const { 0: character, index } of text.matchAll(hidden)) {
    if (problems.length === maxReported) break
    const span = { start: index, end: index + 1 }
    const separates = character === '\u2028' || character === '\u2029'
    const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`
    problems.push({
      code: 'hidden-character',
      at: { path: [], span },
      message: `There is a ${names[character]} (${code}) here that ${
        separates ? 'visitors would see as a gap or a box' : 'is invisible and breaks searches'
      }.`,
      hint: separates ? 'Write an ordinary space instead.' : 'Delete it; it often comes with pasted text.',
      fix: { kind: 'edit', edits: [{ ...span, text: separates ? ' ' : '' }] },
    })
  }
  return problems
}
