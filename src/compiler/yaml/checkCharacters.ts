import type { RawDiagnostic } from '../rawDiagnostic.ts'

const maxReported = 5
const oddCharacters = /(?![\t\n\r\u0085])\p{Cc}|\ufeff|[\u00a0\u2000-\u200b\u3000](?<=^[ \t]*.)/gmu

/** Finds quickly that there is nothing to find. */
const suspicious = /[^\t\n\r\x20-\x7e\x85\xa1-\u1fff\u200c-\u2fff\u3001-\ufefe\uff00-\uffff]/

/** Characters that nobody typed on purpose: control characters, and odd spaces where indentation belongs. */
export function checkCharacters(text: string): readonly RawDiagnostic[] {
  if (!suspicious.test(text)) return []
  const problems: RawDiagnostic[] = []
  for (const match of text.matchAll(oddCharacters)) {
    if (problems.length === maxReported) break
    problems.push(explain(match[0], match.index))
  }
  return problems
}

function explain(character: string, start: number): RawDiagnostic {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  const at = { path: [], span: { start, end: start + 1 } }
  if (/\s|\u200b/.test(character) && character !== '\ufeff') {
    return {
      code: 'odd-space',
      at,
      message: `This line is indented with a special space (${code}), which often comes with pasted text.`,
      hint: 'Delete it and type ordinary spaces.',
      fix: { kind: 'edit', edits: [{ ...at.span, text: character === '\u200b' ? '' : ' ' }] },
    }
  }
  return {
    code: 'control-character',
    at,
    message: `There is an invisible control character (${code}) here.`,
    hint: 'Delete it; it often comes with pasted text.',
    fix: { kind: 'edit', edits: [{ ...at.span, text: '' }] },
  }
}
