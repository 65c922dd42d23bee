import { describe, expect, it } from 'vitest'
import { formatHeaders, headersOf, hostHeaders, parseHeaders } from './hostHeaders.ts'

const rules = hostHeaders("default-src 'none'")

describe('hostHeaders', () => {
  it('says the policy, and who may frame the page', () => {
    expect(headersOf(rules, '/pricing')['Content-Security-Policy']).toBe(
      "default-src 'none'; frame-ancestors 'self'",
    )
  })

  it('leaves a policy that is too long for a line to the documents', () => {
    const long = hostHeaders(`style-src ${"'sha256-x' ".repeat(200)}`)
    expect(headersOf(long, '/')['Content-Security-Policy']).toBe("frame-ancestors 'self'")
  })

  it('lets browsers keep what has a hash in its name, and nothing else', () => {
    expect(headersOf(rules, '/assets/vendor-1.js')['Cache-Control']).toMatch(/immutable/)
    expect(headersOf(rules, '/_content/index.json')['Cache-Control']).toBe('no-cache')
    expect(headersOf(rules, '/')['Cache-Control']).toBeUndefined()
  })

  it('is read as it was written', () => {
    expect(parseHeaders(formatHeaders(rules))).toEqual(rules)
  })

  it('has no line that a host would cut', () => {
    const lines = formatHeaders(hostHeaders('x '.repeat(5000))).split('\n')
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000)
  })
})
