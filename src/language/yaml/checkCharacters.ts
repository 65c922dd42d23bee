import type { Fact } from '../fact.ts'

/** Control characters, and spaces other than the ordinary one where indentation belongs. */
const breakingCharacters = /(?![\t\n\r\u0085])\p{Cc}|\ufeff|[\u00a0\u2000-\u200b\u3000](?<=^[ \t]*.)/gmu

/** Joiners have a meaning between the letters of many scripts and between emoji, but not next to Latin letters. */
const hiddenCharacters = /(?<=[^ \t\n\r].*)\u200b|[\u2028\u2029\u2060]|(?<=[\p{Script=Latin}\d\s])[\u200c\u200d]/gu

const suspicious = /[^\t\n\r\x20-\x7e\x85\xa1-\u1fff\u200e-\u2027\u202a-\u205f\u2061-\u2fff\u3001-\ufefe\uff00-\uffff]/

/** Whether a text has a character that `checkCharacters` may report. */
export const hasOddCharacter = (text: string): boolean => suspicious.test(text)

/**
 * Characters that usually come from pasted text and not from typing: those that break the YAML around them, and hidden
 * ones behind the indentation of a line.
 */
export function checkCharacters(text: string): Record<'breaking' | 'hidden', readonly Fact[]> {
  return {
    breaking: firstMatches(text, breakingCharacters, 5).map(({ 0: character, index }) => {
      const isSpace = /\s|\u200b/.test(character) && character !== '\ufeff'
      return { kind: isSpace ? 'odd-space' : 'control-character', ...placeOf(index) } as const
    }),
    hidden: firstMatches(text, hiddenCharacters, 20).map(({ index }) => ({
      kind: 'hidden-character',
      ...placeOf(index),
    })),
  }
}

function placeOf(start: number) {
  return { at: { path: [], span: { start, end: start + 1 } }, data: {} }
}

function firstMatches(text: string, pattern: RegExp, limit: number): readonly RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  for (const match of text.matchAll(pattern)) if (found.push(match) === limit) break
  return found
}
