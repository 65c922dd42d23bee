import type { Span } from '../place.ts'
import type { RawDiagnostic } from '../rawDiagnostic.ts'

/** Control characters, and spaces other than the ordinary one where indentation belongs. */
const breakingCharacters = /(?![\t\n\r\u0085])\p{Cc}|\ufeff|[\u00a0\u2000-\u200b\u3000](?<=^[ \t]*.)/gmu

/** Joiners have a meaning between the letters of many scripts and between emoji, but not next to Latin letters. */
const hiddenCharacters = /(?<=[^ \t\n\r].*)\u200b|[\u2028\u2029\u2060]|(?<=[\p{Script=Latin}\d\s])[\u200c\u200d]/gu

const suspicious = /[^\t\n\r\x20-\x7e\x85\xa1-\u1fff\u200e-\u2027\u202a-\u205f\u2061-\u2fff\u3001-\ufefe\uff00-\uffff]/

const hiddenNames: Readonly<Record<string, string>> = {
  '\u200b': 'zero-width space',
  '\u200c': 'zero-width non-joiner',
  '\u200d': 'zero-width joiner',
  '\u2028': 'line separator',
  '\u2029': 'paragraph separator',
  '\u2060': 'word joiner',
}

/** Whether there may be something to find; answers quickly. */
export function hasOddCharacter(text: string): boolean {
  return suspicious.test(text)
}

/**
 * Characters that usually come from pasted text and not from typing: those that break the YAML around them, and
 * hidden ones behind the indentation of a line.
 */
export function checkCharacters(text: string): Record<'breaking' | 'hidden', readonly RawDiagnostic[]> {
  return {
    breaking: firstMatches(text, breakingCharacters, 5).map(explainBreaking),
    hidden: firstMatches(text, hiddenCharacters, 20).map(explainHidden),
  }
}

function firstMatches(text: string, pattern: RegExp, limit: number): readonly RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  for (const match of text.matchAll(pattern)) if (found.push(match) === limit) break
  return found
}

function explainBreaking({ 0: character, index: start }: RegExpExecArray): RawDiagnostic {
  const code = codePoint(character)
  const span = { start, end: start + 1 }
  return /\s|\u200b/.test(character) && character !== '\ufeff'
    ? {
        code: 'odd-space',
        message: `This line is indented with a special space (${code}), which often comes with pasted text.`,
        hint: 'Delete it and type ordinary spaces.',
        ...replacing(span, character === '\u200b' ? '' : ' '),
      }
    : {
        code: 'control-character',
        message: `There is an invisible control character (${code}) here.`,
        hint: 'Delete it; it often comes with pasted text.',
        ...replacing(span, ''),
      }
}

function explainHidden({ 0: character, index: start }: RegExpExecArray): RawDiagnostic {
  const separates = character === '\u2028' || character === '\u2029'
  const effect = separates ? 'visitors would see as a gap or a box' : 'is invisible and breaks searches'
  return {
    code: 'hidden-character',
    message: `There is a ${hiddenNames[character]} (${codePoint(character)}) here that ${effect}.`,
    hint: separates ? 'Write an ordinary space instead.' : 'Delete it; it often comes with pasted text.',
    ...replacing({ start, end: start + 1 }, separates ? ' ' : ''),
  }
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}

function replacing(span: Span, text: string): Pick<RawDiagnostic, 'at' | 'fix'> {
  return { at: { path: [], span }, fix: { kind: 'edit', edits: [{ ...span, text }] } }
}
