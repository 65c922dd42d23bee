import { expect, it } from 'vitest'
import { parseUrl } from './parseUrl.ts'

it('parseUrl accepts an address with an umlaut however often it is called', () => {
  const hosts = Array.from({ length: 20_000 }, () => parseUrl('https://münchen.de/straße')?.host)
  expect(new Set(hosts)).toEqual(new Set(['xn--mnchen-3ya.de']))
})

it('parseUrl gives undefined for an incomplete address', () => {
  expect(parseUrl('www.acme.com')).toBeUndefined()
  expect(parseUrl('https://')).toBeUndefined()
})
