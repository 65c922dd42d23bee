import { describe, expect, it } from 'vitest'
import { checkUrl } from '../../../src/language/advice/checkUrl.ts'
import { isAllowedUrl } from '../../../src/language/references/isAllowedUrl.ts'

/** What advice says about an address, which is allowed if it says nothing. */
function check(url: string) {
  const mistake = checkUrl(url)
  expect(isAllowedUrl(url), url).toBe(mistake === undefined)
  return mistake
}

describe('checkUrl', () => {
  it.each([
    'https://www.acme.com',
    'https://www.acme.com/a?b=c#d',
    'HTTPS://WWW.ACME.COM/',
    'https://münchen.de/straße',
    'mailto:hello@acme.com',
    'mailto:hello@acme.com?subject=Hi',
    'tel:+12024561414',
    '/stand-ins/form.html?plan=starter',
  ])('allows %s', (url) => {
    expect(check(url)).toBeUndefined()
  })

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'jav\u200bascript:alert(1)',
    'javascript\u00a0:alert(1)',
    'data:text/html,x',
    'DATA:text/html;base64,eA==',
    'vbscript:x',
    'blob:https://www.acme.com/x',
    'file:///etc/passwd',
    'filesystem:https://www.acme.com/x',
    'view-source:https://www.acme.com',
    'ws://www.acme.com',
    'ftp://www.acme.com',
    'intent://scan/',
    'http://www.acme.com',
    'http://localhost:3000',
    '//evil.com',
    '///evil.com',
    '/\\evil.com',
    '\\\\evil.com',
    '\\/evil.com',
    'https:\\\\evil.com',
    '/\t/evil.com',
    'https://user:secret@evil.com',
    'https://www.acme.com@evil.com',
    'https://www.acme.com/a b',
  ])('rejects %j as unsafe', (url) => {
    expect(check(url)).toMatchObject({ code: 'unsafe-url', message: expect.any(String) })
  })

  it.each([
    '',
    'www.acme.com',
    'acme.com:8080/x',
    'pricing',
    'https:',
    'https://',
    'https:///path',
    'https:evil.com',
    'mailto:nobody',
    'tel:call-me',
    '?x=1',
    '#anchor',
  ])('rejects %j as incomplete', (url) => {
    expect(check(url)).toMatchObject({ code: 'bad-url' })
  })

  it('suggests the URL to write if it is known', () => {
    expect(check('www.acme.com')?.hint).toBe('Write `https://www.acme.com`.')
    expect(check('http://www.acme.com')?.hint).toBe('Write `https://www.acme.com`.')
    expect(check('//www.acme.com')?.hint).toBe('Write `https://www.acme.com`.')
    expect(check(' https://www.acme.com')?.hint).toBe('Write `https://www.acme.com`.')
    expect(check('<iframe width="1" src="//a.com/x?b=1&amp;c=2"></iframe>')?.hint).toBe(
      'Write `https://a.com/x?b=1&c=2`.',
    )
  })
})
