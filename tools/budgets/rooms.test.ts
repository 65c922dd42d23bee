import { expect, it } from 'vitest'
import { countLanguage, countRooms, isOverBound, roomTable } from './rooms.ts'

it('every room of the code is within its bound', () => {
  expect(roomTable(countRooms().filter(isOverBound)).split('\n').slice(2)).toEqual([])
})

it('every bound is that of a room with code', () => {
  expect(countRooms().filter(({ lines }) => lines === 0)).toEqual([])
})

it('a development server loads no more of the language than its bound', async () => {
  const language = await countLanguage()
  expect(language.lines).toBeGreaterThan(1000)
  expect(roomTable([language])).not.toContain('✗')
})

it('a room without a bound is over it', () => {
  const room = { name: 'src/new', lines: 1, bound: undefined }
  expect(roomTable([room])).toContain('| src/new | 1 | none ✗ |')
})
