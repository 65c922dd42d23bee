import { describe, expect, it } from 'vitest'
import { isEmail } from './isEmail.ts'

describe('isEmail', () => {
  it.each([
    'ann@host.com',
    'ann.o+news@mail.host.co.uk',
    "o'brien@host.com",
    'ann@bücher.de',
    '用户@例子.公司',
    'ann@host.xn--p1ai',
  ])('accepts %s', (text) => {
    expect(isEmail(text)).toBe(true)
  })

  it.each([
    '',
    'ann',
    'ann@host',
    'ann@host.c',
    'ann@host.123',
    'ann@@host.com',
    'ann @host.com',
    ' ann@host.com',
    "'ann@host.com",
    'Ann <ann@host.com>',
    'ann@host.com, bob@host.com',
    'ann@host.com;',
  ])('rejects %j', (text) => {
    expect(isEmail(text)).toBe(false)
  })
})
