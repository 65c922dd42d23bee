import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { CompiledEntry, CompiledSite } from '../../../schema/model.ts'
import { toyFrame, toyPage } from '../../../tests/support/toySite.ts'
import { headersOf, parseHeaders } from '../host/hostHeaders.ts'
import { parseRedirects } from '../host/hostRedirects.ts'
import { writeDeployFiles } from './deployFiles.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-deploy-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const site: CompiledSite = {
  shell: toyFrame,
  entries: new Map<string, CompiledEntry>([
    ['/', { kind: 'page', page: toyPage }],
    ['/old', { kind: 'redirect', to: '/' }],
  ]),
  blockTypes: [],
  sources: { frame: [], connect: [], script: [], image: [] },
  images: [],
  recordings: [],
}

/** Writes the author's file, then those of the build, and returns the text that the host gets. */
async function withOwn(name: string, text: string): Promise<string> {
  writeFileSync(join(folder, name), text)
  await writeDeployFiles(folder, site, "default-src 'none'")
  return readFileSync(join(folder, name), 'utf8')
}

it.each(['robots.txt', 'llms.txt'])('writeDeployFiles keeps the author’s %s', async (name) => {
  expect(await withOwn(name, 'Mine\n')).toBe('Mine\n')
})

it('writeDeployFiles adds the author’s headers after those of the site', async () => {
  const rules = parseHeaders(await withOwn('_headers', '# Prices\n/files/*\n  # robots\n  X-Robots-Tag: noindex'))
  expect(rules[0]?.path).toBe('/*')
  expect(headersOf(rules, '/files/a.pdf')).toMatchObject({
    'X-Robots-Tag': 'noindex',
    'X-Frame-Options': 'SAMEORIGIN',
  })
  expect(headersOf(rules, '/')['X-Robots-Tag']).toBeUndefined()
})

it('writeDeployFiles puts the author’s redirects before those of the site', async () => {
  const own =
    'https://toy.example/* https://www.toy.example/:splat 301!\n/shop\thttps://shop.example\n/q  id=1  /two  302!'
  const text = await withOwn('_redirects', own)
  expect(text.startsWith(own)).toBe(true)
  expect(parseRedirects(text)).toEqual([
    { from: '/shop', to: 'https://shop.example', status: 301 },
    { from: '/q', query: 'id=1', to: '/two', status: 302 },
    { from: '/old', to: '/', status: 301 },
  ])
})

it('writeDeployFiles writes the feed of a page, with its type, and lists each page of a long list', async () => {
  const feed = [{ title: 'Rye', date: '2026-03-02', path: '/news/rye' }]
  const second = { ...toyPage, path: '/news/2', canonical: '/news/2' }
  const entries = new Map<string, CompiledEntry>([
    ['/news', { kind: 'page', page: { ...toyPage, path: '/news', canonical: '/news', feed } }],
    ['/news/2', { kind: 'page', page: second }],
  ])
  await writeDeployFiles(folder, { ...site, entries }, undefined)
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  expect(read('news/feed.xml')).toContain('<id>https://www.toy.example/news/rye</id>')
  expect(headersOf(parseHeaders(read('_headers')), '/news/feed.xml')['Content-Type']).toMatch(/^application\/atom\+xml/)
  expect(read('sitemap.xml')).toContain('<loc>https://www.toy.example/news/2</loc>')
})
