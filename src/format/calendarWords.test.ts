import { describe, expect, it } from 'vitest'
import { calendarWords } from './calendarWords.ts'

const friday = new Date(2031, 2, 14)

describe('calendarWords', () => {
  it.each([
    ['en', 0, 'March 2031', 'Fri', 'Friday', 'next month', 'today'],
    ['de', 1, 'März 2031', 'Fr', 'Freitag', 'nächsten Monat', 'heute'],
    ['en-GB', 1, 'March 2031', 'Fri', 'Friday', 'next month', 'today'],
    ['pt-BR', 0, 'março de 2031', 'sex.', 'sexta-feira', 'próximo mês', 'hoje'],
  ])(
    'returns names, labels and the first day of the week for %s',
    (language, start, month, short, long, next, today) => {
      const words = calendarWords(language)
      expect(words).toMatchObject({ weekStartsOn: start, nextMonth: next, today })
      expect([words.month(friday), words.shortWeekday(friday), words.longWeekday(friday)]).toEqual([
        month,
        short,
        long,
      ])
      expect(words.day(friday)).toBe('14')
    },
  )
})
