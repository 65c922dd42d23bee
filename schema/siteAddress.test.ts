import { expect, it } from 'vitest'
import { basePath, cssWithBase, pageUrl } from './siteAddress.ts'

it.each([
  ['https://www.acme.com', ''],
  ['https://www.acme.com/', ''],
  ['https://acme.github.io/site', '/site'],
  ['https://acme.github.io/site/', '/site'],
  ['https://www.acme.com/a/b.c', '/a/b.c'],
  ['no address', ''],
])('basePath of %s is "%s"', (url, base) => {
  expect(basePath(url)).toBe(base)
})

it('pageUrl puts a page into the folder of the site', () => {
  expect(pageUrl('https://www.acme.com', '/')).toBe('https://www.acme.com/')
  expect(pageUrl('https://acme.github.io/site', '/')).toBe('https://acme.github.io/site/')
  expect(pageUrl('https://acme.github.io/site/', '/team')).toBe('https://acme.github.io/site/team')
})

it('cssWithBase changes paths of the site and nothing else', () => {
  const css = 'a{src:url(/fonts/a.woff2);mask:url("/wave.svg")}b{mask:url(#m),url(data:x),url(//host/x)}'
  expect(cssWithBase(css, '')).toBe(css)
  expect(cssWithBase(css, '/site')).toBe(
    'a{src:url(/site/fonts/a.woff2);mask:url("/site/wave.svg")}b{mask:url(#m),url(data:x),url(//host/x)}',
  )
})
