import { describe, expect, it } from 'vitest'
import { calendarWords } from './calendarWords.ts'

const friday = new Date(2031, 2, 14)

describe('calendarWords', () => {
  it.each([
    ['en', 0, 'March 2031', 'Fr', 'Friday', 'Go to the Next Month', 'Today'],
    ['de', 1, 'März 2031', 'Fr', 'Freitag', 'nächsten Monat', 'heute'],
    ['en-GB', 1, 'March 2031', 'Fr', 'Friday', 'Go to the Next Month', 'Today'],
    ['pt-BR', 0, 'março de 2031', 'sex.', 'sexta-feira', 'próximo mês', 'hoje'],
  ])(
    'returns names, labels and the first day of the week for %s',
    (language, start, month, short, long, next, today) => {
      const words = calendarWords(language)
      expect(words).toMatchObject({ weekStartsOn: start, nextMonth: next, today })
      expect(words.month(friday)).toBe(month)
      expect(words.shortWeekday(friday)).toBe(short)
      expect(words.longWeekday(friday)).toBe(long)
      expect(words.day(friday)).toBe('14')
    },
  )

  it.each([
    ['en', 'Friday, March 14, 2031'],
    ['de', 'Freitag, 14. März 2031'],
    ['fr', 'vendredi 14 mars 2031'],
    ['ja', '2031年3月14日金曜日'],
  ])('writes a whole day in %s', (language, text) => {
    expect(calendarWords(language).fullDay(friday)).toBe(text)
  })
})
