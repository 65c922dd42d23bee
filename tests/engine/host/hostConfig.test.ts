import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileAddress } from '../../../schema/fileAddress.ts'
import { headersOf, parseHeaders } from '../../../src/make/host/hostHeaders.ts'
import { startHost, staticHost } from '../../../src/make/host/staticHost.ts'
import { siteFiles } from '../../support/builtSites.ts'
import { programs } from '../../support/programs.ts'
import { buildSite } from '../../support/servers.ts'
import { missingServer, startWebServer, webServers } from './webServers.ts'

const forever = 'public, max-age=31536000, immutable'

/** Folders of the site on its host. */
const bases = ['', '/old-town.bread'] as const
type Base = (typeof bases)[number]

interface Built {
  readonly siteFile: string
  /** Folder of the host, and below that the folder of the site. */
  readonly root: string
  readonly outDir: string
  readonly files: readonly string[]
}

let folder: string
const sites = new Map<Base, Built>()

/** Old addresses that other software had. */
const oldAddresses = [
  '{ from: /größe, to: /visit }',
  '{ from: /alte%20seite, to: /visit }',
  '{ from: /a+b, to: "https://shop.example.com/a?b=$1;c" }',
  '{ from: /index.php, to: /loaves/rye }',
  '{ from: "/index.php?page=3&lang=de", to: /visit }',
  '{ from: "/?p=12", to: /visit }',
  '{ from: /Visit, to: /visit }',
  '{ from: /blog/*, to: /visit }',
  '{ from: /shops/old/*, to: /shops/* }',
  '{ from: /news/*, to: "https://news.example.com/all/*" }',
  '{ from: /liste, to: "/files/Liste#1 ü.pdf" }',
]
/** Names of files that are more than words. */
const names = ['Liste#1 ü.pdf', 'a?b.txt', '100%.txt', 'a%20b.txt', 'a+b&c.txt']

/** The bakery has every kind of address: redirects, unknown values that redirect and that show another page. */
async function buildAt(base: Base): Promise<Built> {
  const home = join(folder, base === '' ? 'host' : 'folder')
  const [root, siteFile] = [join(home, 'www'), join(home, 'site.yaml')]
  const outDir = join(root, base)
  mkdirSync(home)
  // nginx reads files as another user.
  for (const each of [folder, home]) chmodSync(each, 0o755)
  const text = readFileSync(siteFiles.bakery, 'utf8')
  writeFileSync(
    siteFile,
    text
      .replace('https://www.crumb.example', `https://www.crumb.example${base}`)
      .replace(/^redirects:\n/m, (line) => line + oldAddresses.map((each) => `  - ${each}\n`).join('')),
  )
  mkdirSync(join(home, 'public/files'), { recursive: true })
  for (const name of names) writeFileSync(join(home, 'public/files', name), name)
  await buildSite({ site: siteFile, outDir })
  mkdirSync(join(outDir, '.well-known'))
  writeFileSync(join(outDir, '.well-known/security.txt'), 'Contact: mailto:hello@crumb.example\n')
  writeFileSync(join(outDir, '.secret'), 'secret')
  const files = readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^[._]/.test(entry.name) && entry.name !== '404.html')
    .map((entry) => join(entry.parentPath, entry.name).slice(outDir.length))
  return { siteFile, root, outDir, files }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-host-config-'))
  for (const base of bases) sites.set(base, await buildAt(base))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What `host-config` prints. */
function hostConfig(server: string, { siteFile, outDir }: Built): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, [...programs.pagewright, 'host-config', server], {
    env: { ...process.env, VITEST: undefined, SITE: siteFile, OUT_DIR: outDir },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  return stdout
}

const start = (name: 'nginx' | 'caddy', built: Built) =>
  startWebServer(name, {
    config: hostConfig(name, built),
    root: built.root,
    work: join(built.root, '..', name),
  })

const starts = {
  preview: ({ outDir }: Built) => startHost(staticHost(outDir)),
  nginx: (built: Built) => start('nginx', built),
  caddy: (built: Built) => start('caddy', built),
} as const

const servers = (Object.keys(starts) as (keyof typeof starts)[]).flatMap((name) =>
  bases.map((base) => [name, base] as const),
)

describe.each(servers)('the site on %s at %s/', (name, base) => {
  const missing = name in webServers ? missingServer(name as keyof typeof webServers) : undefined
  if (missing !== undefined) {
    it(`is not tested here: ${missing}`, ({ skip }) => skip(missing))
    return
  }

  let server: { readonly url: string; readonly close: () => Promise<void> }
  let files: readonly string[]
  let outDir: string
  beforeAll(async () => {
    const built = sites.get(base)
    if (built === undefined) throw new Error(`There is no site at ${base}/.`)
    ;({ files, outDir } = built)
    server = await starts[name](built)
  })
  afterAll(() => server.close())

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(server.url + base + path, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' })
  const isRedirect = (file: string) => file.endsWith('/index.html') && textOf(file).includes('http-equiv="refresh"')
  const textOf = (file: string) => readFileSync(join(outDir, file), 'utf8')
  const headersFor = (path: string) => headersOf(parseHeaders(textOf('_headers')), base + path)
  const listed = (answer: Response, names: readonly string[]) =>
    Object.fromEntries(names.map((each) => [each, answer.headers.get(each)]))
  const security = () => headersFor('/')

  it('shows every page at its address, with every header, and has it asked for again', async () => {
    const pages = files.filter((file) => file.endsWith('/index.html'))
    expect(pages.length).toBeGreaterThan(8)
    for (const file of pages.filter((page) => !isRedirect(page))) {
      const path = file.slice(0, -'/index.html'.length) || '/'
      const answer = await get(path)
      expect([path, answer.status]).toEqual([path, 200])
      expect(await answer.text()).toBe(textOf(file))
      expect(answer.headers.get('content-type')?.toLowerCase()).toMatch(/^text\/html; ?charset=utf-8$/)
      expect(listed(answer, Object.keys(security()))).toEqual(security())
      expect(answer.headers.get('cache-control')).toBe('no-cache')
    }
  })

  it('lets the frames of stand-ins, which have no origin, load their files', async () => {
    const script = await get('/stand-ins/calendar.js')
    expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const font = await get('/fonts/instrument-sans.woff2', { origin: 'null' })
    expect([font.status, font.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
    expect((await get('/')).headers.get('access-control-allow-origin')).toBeNull()
  })

  it('shows a page with a slash after its address, too', async () => {
    const answer = await get('/shops/harbour/')
    expect([answer.status, await answer.text()]).toEqual([200, textOf('shops/harbour/index.html')])
  })

  const types: Readonly<Record<string, RegExp>> = {
    '.js': /^(text|application)\/javascript\b/,
    '.css': /^text\/css\b/,
    '.json': /^application\/json\b/,
    '.svg': /^image\/svg\+xml\b/,
    '.jpg': /^image\/jpeg$/,
    '.woff2': /^font\/woff2$/,
    '.xml': /^(text|application)\/xml\b/,
    '.txt': /^text\/plain\b/,
    '.pdf': /^application\/pdf$/,
    '.html': /^text\/html\b/,
    '.md': /^(text\/(markdown|plain)|application\/octet-stream)\b/,
  }

  it('serves every file with its type, and only files with a hash in their names for a year', async () => {
    for (const file of files) {
      const answer = await get(fileAddress(file))
      if (isRedirect(file)) continue
      expect([file, answer.status]).toEqual([file, 200])
      expect(Buffer.from(await answer.arrayBuffer()).equals(readFileSync(join(outDir, file)))).toBe(true)
      expect(answer.headers.get('content-type')).toMatch(types[extname(file)] ?? /^no type is expected$/)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      const cached = /^\/(assets|fonts)\//.test(file) ? forever : 'no-cache'
      expect([file, answer.headers.get('cache-control')]).toEqual([file, cached])
    }
  })

  it('compresses text', async () => {
    const texts = ['/', '/llms.txt', '/sitemap.xml', '/_content/index.json', '/favicon.svg']
    const assets = files.filter((file) => /^\/assets\/(entryClient|site).*\.(js|css)$/.test(file))
    expect(assets).toHaveLength(2)
    for (const path of [...texts, ...assets]) {
      const answer = await get(path, { 'accept-encoding': 'gzip' })
      const size = readFileSync(join(outDir, path === '/' ? 'index.html' : path)).length
      if (size > 1024) expect([path, answer.headers.get('content-encoding')]).toEqual([path, 'gzip'])
      expect((await answer.arrayBuffer()).byteLength).toBe(size)
    }
  })

  it('answers that a page has not changed', async () => {
    const tag = (await get('/visit')).headers.get('etag') ?? ''
    expect(tag).not.toBe('')
    expect((await get('/visit', { 'if-none-match': tag })).status).toBe(304)
  })

  it.each([
    ['/brot', 301, '/loaves/rye'],
    ['/brot/', 301, '/loaves/rye'],
    ['/brot?from=letter', 301, '/loaves/rye?from=letter'],
    ['/loaves/toast', 302, '/404'],
  ])('redirects %s with %i to %s', async (path, status, to) => {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([status, base + to])
    expect(listed(answer, Object.keys(security()))).toEqual(security())
  })

  it.each([
    ['/gr%C3%B6%C3%9Fe', `${base}/visit`],
    ['/alte%20seite/', `${base}/visit`],
    ['/a+b', 'https://shop.example.com/a?b=$1;c'],
    ['/index.php', `${base}/loaves/rye`],
    ['/index.php?lang=de&page=3', `${base}/visit`],
    ['/index.php?page=33&lang=de', `${base}/loaves/rye?page=33&lang=de`],
    ['/?p=12', `${base}/visit`],
    ['/Visit', `${base}/visit`],
    ['/blog/2019/a%20b', `${base}/visit`],
    ['/blog', `${base}/visit`],
    ['/shops/old/harbour', `${base}/shops/harbour`],
    ['/news/2019/%C3%BC%20b?c=d', 'https://news.example.com/all/2019/%C3%BC%20b?c=d'],
    ['/liste', `${base}/files/Liste%231%20%C3%BC.pdf`],
  ])('redirects the old address %s to %s', async (path, to) => {
    const answer = await get(path)
    const location = answer.headers.get('location') ?? ''
    expect([answer.status, location.replace('b=%241', 'b=$1')]).toEqual([301, to])
    expect(listed(answer, Object.keys(security()))).toEqual(security())
  })

  it.each(['/', '/?p=1', '/visit'])('does not redirect %s', async (path) => {
    expect((await get(path)).status).toBe(200)
  })

  it.each(names)('serves the file %s', async (name) => {
    const answer = await get(fileAddress(`/files/${name}`))
    expect([answer.status, await answer.text()]).toEqual([200, name])
  })

  it('shows the page for unknown values at their own address', async () => {
    for (const path of ['/shops/airport', '/shops/airport/', '/shops/airport?from=letter']) {
      const answer = await get(path)
      expect([answer.status, await answer.text()]).toEqual([200, textOf('shops/old-town/index.html')])
    }
  })

  it.each([
    '/nothing',
    '/nothing/at/all',
    '/shops/airport/desk',
    '/404',
    '/404.html',
    '/_headers',
    '/_redirects',
    '/.secret',
    '/assets',
    '/assets/',
    '/assets/gone-1.js',
  ])('shows the not-found page at %s, with status 404', async (path) => {
    const answer = await get(path)
    expect([answer.status, await answer.text()]).toEqual([404, textOf('404.html')])
    expect(listed(answer, Object.keys(security()))).toEqual(security())
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  })

  it('serves what other services look for', async () => {
    expect((await get('/.well-known/security.txt')).status).toBe(200)
  })

  it('answers a request for the headers alone', async () => {
    const answer = await fetch(`${server.url}${base}/visit`, { method: 'HEAD' })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
    expect(listed(answer, Object.keys(security()))).toEqual(security())
  })
})
