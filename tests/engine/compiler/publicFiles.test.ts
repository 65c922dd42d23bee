import { expect, it } from 'vitest'
import type { PublicFiles } from '../../../src/language/publicFiles.ts'
import { compileText } from './compileFixture.ts'

/** What is reported about public files with these texts. */
function found(files: Readonly<Record<string, string>>, url = 'https://www.acme.com') {
  const paths = Object.keys(files)
  const publicFiles: PublicFiles = {
    find: (path) => paths.find((each) => each === path),
    paths: () => paths,
    ownPaths: () => paths,
    text: (path) => files[path],
    font: () => undefined,
    image: () => undefined,
    recording: () => undefined,
  }
  const site = `
site: { name: Acme, url: ${url} }
pages:
  home: { path: /, title: Acme, blocks: [{ type: hero, heading: Hello }] }
  not-found: { path: /404, title: Not found, blocks: [{ type: hero, heading: Nothing here }] }
`
  return compileText(site, { files: publicFiles, mode: 'development' }).diagnostics.map(
    ({ code, file, start }) => `${code} ${file}:${start.line}`,
  )
}

it('a `robots.txt` that names a sitemap stays as it is', () => {
  expect(found({ '/robots.txt': 'User-agent: *\nsitemap: https://www.acme.com/sitemap.xml\n' })).toEqual([])
  expect(found({ '/robots.txt': 'User-agent: *\n' })).toEqual(['robots-without-sitemap public/robots.txt:1'])
})

it('the page for unknown addresses is that of the site', () => {
  expect(found({ '/404.html': '<p>Gone</p>' })).toEqual(['replaced-file public/404.html:1'])
  expect(found({ '/menu/index.html': '<p>Menu</p>' })).toEqual([])
})

it.each([
  ['/files/*\n  Cache-Control: no-store', []],
  ['/assets/logo-1.png\n  Cache-Control: no-store', ['host-conflict public/_headers:2']],
  ['/*\n  Cache-Control: no-store', ['host-conflict public/_headers:2']],
  ['/*\n  X-Robots-Tag: noindex', []],
  ['/embed/*\r\n  x-frame-options: ALLOWALL\r\n', ['host-conflict public/_headers:2']],
  ['/embed/*\n  ! X-Frame-Options', ['host-conflict public/_headers:2']],
  ['https://acme.pages.dev/*\n  Content-Security-Policy: x', ['host-conflict public/_headers:2']],
])('lines of `_headers` keep the headers of the site: %j', (text, expected) => {
  expect(found({ '/_headers': text })).toEqual(expected)
})

it.each([
  ['/menu.php /files/menu.pdf 301', []],
  ['/* /index.html 200', ['host-conflict public/_redirects:1']],
  ['/:page /', ['host-conflict public/_redirects:1']],
  ['/ /de 302! Language=de', []],
  ['# Old\n/404/ /', ['host-conflict public/_redirects:2']],
])('lines of `_redirects` keep the pages: %j', (text, expected) => {
  expect(found({ '/_redirects': text })).toEqual(expected)
})

it('a site in a folder of its host has its addresses and headers there', () => {
  const url = 'https://acme.github.io/site'
  expect(found({ '/_redirects': '/ /site/ 302\n/site/ /elsewhere 302' }, url)).toEqual([
    'host-conflict public/_redirects:2',
  ])
  expect(found({ '/_headers': '/other/*\n  X-Frame-Options: DENY' }, url)).toEqual([])
})
