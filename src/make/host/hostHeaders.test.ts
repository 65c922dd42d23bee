import { describe, expect, it } from 'vitest'
import { builtHeaders } from '../../../schema/hostFiles.ts'
import { formatHeaders, headersOf, hostHeaders, parseHeaders } from './hostHeaders.ts'

const rules = hostHeaders("default-src 'none'")

describe('hostHeaders', () => {
  it('has the security policy, including who can frame the page', () => {
    expect(headersOf(rules, '/pricing')['Content-Security-Policy']).toBe("default-src 'none'; frame-ancestors 'self'")
  })

  it('leaves inline styles to the documents if their hashes are too long for a header', () => {
    const long = hostHeaders(`script-src 'self' 'sha256-x'; style-src ${"'sha256-x' ".repeat(200)}; img-src 'self'`)
    expect(headersOf(long, '/')['Content-Security-Policy']).toBe(
      "script-src 'self' 'sha256-x'; style-src 'self' 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'",
    )
  })

  it('keeps a policy that is too long for a header out of it, except for framing', () => {
    const long = hostHeaders(`script-src ${"'sha256-x' ".repeat(200)}`)
    expect(headersOf(long, '/')['Content-Security-Policy']).toBe("frame-ancestors 'self'")
  })

  it('lets browsers cache only files with a hash in their names', () => {
    expect(headersOf(rules, '/assets/vendor-1.js')['Cache-Control']).toMatch(/immutable/)
    expect(headersOf(rules, '/_content/index.json')['Cache-Control']).toBe('no-cache')
    expect(headersOf(rules, '/')['Cache-Control']).toBeUndefined()
  })

  it('survives formatting and parsing unchanged', () => {
    expect(parseHeaders(formatHeaders(rules))).toEqual(rules)
  })

  it('has no line longer than hosts accept', () => {
    const lines = formatHeaders(hostHeaders('x '.repeat(5000))).split('\n')
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000)
  })
})

it('hostHeaders sets the headers that `builtHeaders` names, on their paths', () => {
  const names = rules.map(({ path, headers }) => [path.replace('*', ''), Object.keys(headers)])
  expect(Object.fromEntries(names)).toEqual(builtHeaders)
})
