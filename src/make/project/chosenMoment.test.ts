import { describe, expect, it } from 'vitest'
import { chosenMoment } from './chosenMoment.ts'

describe('chosenMoment', () => {
  const now = new Date('2026-12-31T23:59:59Z')

  it('is now unless something else is said', () => {
    expect(chosenMoment(undefined, undefined, now)).toBe(now)
    expect(chosenMoment(undefined, '', now)).toBe(now)
  })

  it('is what `--at` says, before SOURCE_DATE_EPOCH', () => {
    expect(chosenMoment('2026-12-01', '0')).toBe('2026-12-01T00:00')
    expect(chosenMoment('2026-12-01 9:30')).toBe('2026-12-01T09:30')
  })

  it('is pinned by SOURCE_DATE_EPOCH', () => {
    expect(chosenMoment(undefined, '946684800')).toEqual(new Date('2000-01-01T00:00:00Z'))
    expect(chosenMoment(undefined, '0')).toEqual(new Date(0))
  })

  it.each(['yesterday', '-1', '1e3', '99999999999999999'])('rejects %s as SOURCE_DATE_EPOCH', (epoch) => {
    expect(() => chosenMoment(undefined, epoch)).toThrow('SOURCE_DATE_EPOCH must be seconds since 1970')
  })

  it.each(['', 'tomorrow', '2026-02-30', '2026-12-01 25:00', '1.12.2026'])('rejects `%s` as a moment', (at) => {
    expect(() => chosenMoment(at)).toThrow('`--at` takes a day, or a day and a time')
  })
})
