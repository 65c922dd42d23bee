import { expect, it } from 'vitest'
import { hourTicks } from './hourTicks.ts'

const plain = (...range: Parameters<typeof hourTicks>) =>
  hourTicks(...range).map(({ text, at }) => `${text.replace(/\s/g, ' ')} ${at}`)

it('has every third hour between two, in the notation of the language', () => {
  expect(plain(7, 17, 'en')).toEqual(['9 AM 20%', '12 PM 50%', '3 PM 80%'])
  expect(plain(7, 13, 'de')).toEqual(['09 Uhr 33.3%', '12 Uhr 83.3%'])
})

it('has every sixth hour of a whole day', () => {
  expect(plain(0, 24, 'en')).toEqual(['6 AM 25%', '12 PM 50%', '6 PM 75%'])
})
