import { describe, expect, it } from 'vitest'
import { buildYear } from './buildYear.ts'

describe('buildYear', () => {
  it('is the year in UTC', () => {
    expect(buildYear('', new Date('2026-12-31T23:59:59Z'))).toBe(2026)
    expect(buildYear(undefined, new Date('2027-01-01T00:00:00Z'))).toBe(2027)
  })

  it('is pinned by SOURCE_DATE_EPOCH', () => {
    expect(buildYear('946684800')).toBe(2000)
    expect(buildYear('0')).toBe(1970)
  })

  it.each(['yesterday', '-1', '1e3', '99999999999999999'])('rejects %s as SOURCE_DATE_EPOCH', (epoch) => {
    expect(() => buildYear(epoch)).toThrow('SOURCE_DATE_EPOCH must be seconds since 1970')
  })
})
