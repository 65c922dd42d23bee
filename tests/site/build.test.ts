import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { htmlFile } from '../../src/make/build/prerender/prerender.ts'
import { filesBelow } from '../../src/make/project/filesBelow.ts'
import { loadSite } from '../../src/make/project/loadSite.ts'
import { findProject } from '../../src/make/project/project.ts'
import type { Boot } from '../../src/site/runtime/boot.ts'
import { digestOfFolder, environments, firstDifference } from '../../tools/bench/compareFolders.ts'
import { budgets } from '../../tools/budgets/budgets.ts'
import { excessesOf, weighSite } from '../../tools/budgets/weighSite.ts'
import { builtSite } from '../support/builtSites.ts'
import { buildSite, runBuild } from '../support/servers.ts'
import { syntheticSite } from '../support/syntheticSite.ts'
import { sampleOf, whole } from '../support/whole.ts'

const { site } = loadSite('site.yaml', { mode: 'development' })

/** The files of the pages that the site file declares. */
const pageFiles = [...(site?.entries ?? [])].flatMap(([at, { kind }]) =>
  kind === 'page' && site ? [htmlFile(at, site).slice(1)] : [],
)

interface StructuredThing {
  readonly '@context': string
  readonly '@type': string
  readonly offers?: readonly { readonly price: number }[]
  readonly mainEntity?: readonly { readonly name: string }[]
  readonly itemListElement?: readonly { readonly item: string }[]
}

let folder: string
let dist: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-build-'))
  dist = join(folder, 'dist')
  await cp(await builtSite('own'), dist, { recursive: true })
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const pagesIn = (directory: string) =>
  filesBelow(directory).filter((file) => file.endsWith('.html') && !file.startsWith('stand-ins/'))

const html = (file: string) => readFileSync(join(dist, file), 'utf8')

const bootOf = (document: string): Boot =>
  JSON.parse(/<script[^>]*id="pagewright-boot"[^>]*>(.*?)<\/script>/s.exec(document)?.[1] ?? '')

const inlineScriptsOf = (document: string) =>
  [...document.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text)

/** The chunks that the islands of a page can load. */
const codeOf = ({ app, islands }: Boot) => (islands ? [...new Set([...app, ...islands.flat()])] : [])

const brotliBytes = (text: string) => brotliCompressSync(text).length

const clientChunks = () => filesBelow(dist).filter((file) => file.endsWith('.js') && !file.startsWith('stand-ins/'))

describe('the built site', () => {
  it('has one HTML file per page', () => {
    expect(pageFiles.length).toBeGreaterThanOrEqual(27)
    expect(pagesIn(dist)).toEqual(pageFiles.toSorted())
  })

  it('contains no part of Studio', () => {
    const texts = filesBelow(dist).filter((file) => /\.(html|js|css|json|xml|txt)$|^_/.test(file))
    const studio = /pagewright-studio|__studio|data-edited|codemirror|rjsf/i
    expect(texts.filter((file) => studio.test(readFileSync(join(dist, file), 'utf8')))).toEqual([])
  })

  it('contains no part of the gallery', () => {
    const texts = filesBelow(dist).filter((file) => /\.(html|js|css|json|xml|txt)$|^_/.test(file))
    expect(texts.length).toBeGreaterThan(clientChunks().length)
    expect(filesBelow(dist).filter((file) => /gallery/i.test(file))).toEqual([])
    // The gallery always contains its address, title and blocks.
    const marks = /__gallery|Block gallery|gallery-(?:index|entry)/
    expect(texts.filter((file) => marks.test(html(file)))).toEqual([])
  })

  it.each(pageFiles)('%s has no sign of loading unless a script shows the page after it', (file) => {
    const text = html(file).replace(/<script.*?<\/script>|<style.*?<\/style>/gs, '')
    const loaders = bootOf(html(file)).loader === undefined ? 0 : 1
    expect(text.split('Loading...')).toHaveLength(1 + loaders)
  })

  it.each(pageFiles)('%s has a head that search engines and screen readers can use', (file) => {
    const document = html(file)
    const language = file.startsWith('es/') ? 'es-US' : 'en'
    expect(document).toMatch(new RegExp(`^<!doctype html>\\s*<html lang="${language}"`, 'i'))
    expect(document.match(/<title>[^<]{5,}<\/title>/g)).toHaveLength(1)
    expect(document.match(/<h1[\s>]/g)).toHaveLength(1)
    expect(document).toMatch(/<meta name="viewport" content="width=device-width, initial-scale=1"/)
  })

  it.each(pageFiles)('%s has a share image of the stated size', async (file) => {
    const document = html(file)
    const content = (name: string) =>
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(document)?.[1] ?? ''
    const [, at = ''] =
      /^https:\/\/www\.impactvoice\.example(\/assets\/share\/\w+\.jpg)$/.exec(content('og:image')) ?? []
    const { width, height, format } = await sharp(join(dist, at)).metadata()
    expect({ width: `${width}`, height: `${height}`, format }).toEqual({
      width: content('og:image:width'),
      height: content('og:image:height'),
      format: 'jpeg',
    })
    expect(statSync(join(dist, at)).size).toBeLessThan(64_000)
    expect(content('og:image:alt')).toBe(content('og:title'))
    expect(content('twitter:card')).toBe('summary_large_image')
  })

  it('has no duplicate or unused share images', () => {
    const named = pageFiles.flatMap((file) => /assets\/share\/(\w+\.jpg)/.exec(html(file))?.[1] ?? [])
    expect(readdirSync(join(dist, 'assets/share')).sort()).toEqual([...new Set(named)].sort())
  })

  it.each(pageFiles)('%s loads nothing from another host', (file) => {
    const document = html(file)
    const loaded = [
      ...document.matchAll(/<(?!a\s)[a-z]+[^>]*?\s(?:src|poster|data|srcset|action)="([^"]*)"/g),
      ...document.matchAll(/<link(?![^>]*rel="(?:canonical|alternate)")[^>]*?\shref="([^"]*)"/g),
      ...document.matchAll(/url\(["']?([^)"']*)/g),
      ...document.matchAll(/@import\s+["']([^"']*)/g),
    ].map((match) => match[1] ?? '')
    expect(loaded.length).toBeGreaterThan(0)
    expect(loaded.filter((url) => /^(https?:)?\/\//.test(url))).toEqual([])
  })

  it.each(pageFiles)('%s links only to hosts that the site file names', (file) => {
    // The address in the footer leads to a search for it, if the file names no place on a map.
    const site = `${readFileSync('site.yaml', 'utf8')} https://www.openstreetmap.org`
    const hosts = [...html(file).matchAll(/href="https?:\/\/([^/"]+)/g)].map((match) => match[1] ?? '')
    expect(hosts.filter((host) => !site.includes(`//${host}`))).toEqual([])
  })

  it.each(pageFiles)('%s has no style attributes, and hashes allow its inline scripts and styles', (file) => {
    const document = html(file)
    expect(document).not.toMatch(/<[^>]* style="/)
    const [, policy = ''] = /content-security-policy" content="([^"]*)"/.exec(document) ?? []
    const own = policy.replaceAll('&#39;', "'")
    const styles = [...document.matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
    const scripts = document.matchAll(/<script(?:>| type="speculationrules">)(.*?)<\/script>/gs)
    const inline = [...styles, ...scripts].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    )
    expect(inline.length).toBeGreaterThanOrEqual(4)
    for (const hash of inline) expect(own).toContain(hash)
    // Of styles, the headers allow all, because so many hashes are too long for them.
    for (const hash of inline.slice(styles.length)) expect(html('_headers')).toContain(hash)
  })

  it.each(pageFiles)('%s has no structured data that the page doesn’t show', (file) => {
    const document = html(file)
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(document) ?? []
    if (file.endsWith('404.html')) return expect(json).toBeUndefined()
    const things: readonly StructuredThing[] = JSON.parse(json ?? '[]')
    const types = things.map((thing) => thing['@type'])
    expect(things.every((thing) => thing['@context'] === 'https://schema.org')).toBe(true)
    const isFront = ['index.html', 'es/index.html'].includes(file)
    expect(types).toEqual(expect.arrayContaining(isFront ? ['Organization', 'WebSite'] : ['BreadcrumbList']))
    const text = document
      .replace(/<script.*?<\/script>|<style.*?<\/style>/gs, '')
      .replaceAll('&amp;', '&')
      .replace(/&#x27;/g, "'")
    const shownPrices = things.flatMap(({ offers = [] }) => offers).map(({ price }) => `$${price.toLocaleString('en')}`)
    const questions = things.flatMap(({ mainEntity = [] }) => mainEntity).map(({ name }) => name)
    for (const shown of [...shownPrices, ...questions]) expect(text).toContain(shown)
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(document)?.[1]
    const trail = things.flatMap(({ itemListElement = [] }) => itemListElement)
    if (!isFront) expect(trail.at(-1)?.item).toBe(canonical)
    for (const { item } of trail) expect(`${html('sitemap.xml')}`).toContain(`<loc>${item}</loc>`)
  })

  it('has structured data for plans and questions on the pages that show them', () => {
    expect(html('pricing/index.html').match(/"@type":"Offer"/g)).toHaveLength(12)
    expect(html('index.html')).toContain('"@type":"FAQPage"')
    expect(html('contact/index.html')).not.toContain('"@type":"Offer"')
  })

  it('lists the same pages in `sitemap.xml` and `llms.txt`', () => {
    const listed = [...html('sitemap.xml').matchAll(/<loc>([^<]*)/g)].map(([, address]) => address)
    const linked = [...html('llms.txt').matchAll(/^- \[.*?\]\(([^)]*)\)/gm)].map(([, address]) => address)
    expect(linked).toEqual(listed)
    expect(linked.length).toBeGreaterThan(20)
  })

  it('preloads on each page the typeface that it shows', () => {
    for (const file of pagesIn(dist)) {
      const preloaded = [...html(file).matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)]
      const shown = [...html(file).matchAll(/src:url\(([^)]+)\)[^}]*font-display:optional/g)]
      expect(
        preloaded.map(([, font]) => font),
        file,
      ).toEqual(shown.map(([, font]) => font))
      expect(filesBelow(dist)).toContain(preloaded[0]?.[1]?.slice(1))
    }
  })

  it('shows prices with their dollar sign', () => {
    expect(html('index.html')).toContain('$197')
  })

  it('contains the files that hosts need', () => {
    expect(filesBelow(dist)).toEqual(expect.arrayContaining(['_headers', '_redirects', 'robots.txt', 'sitemap.xml']))
  })
})

describe('the download size of the site', () => {
  it('is within the budgets on every page', () => {
    if (site === undefined) throw new Error('The site does not compile.')
    const entries = new Map(sampleOf([...site.entries], 9))
    const weights = weighSite({ ...site, entries }, { ...findProject(), outDir: dist })
    expect(weights.length).toBeGreaterThanOrEqual(3)
    expect(weights.flatMap((weight) => excessesOf(weight).map((excess) => `${weight.route}: ${excess}`))).toEqual([])
  })

  it('has the scripts of blocks only on pages with these blocks', () => {
    const withBilling = pagesIn(dist).filter((file) =>
      inlineScriptsOf(html(file)).some((script) => script.includes('pagewright-billing')),
    )
    expect(withBilling).toContain('pricing/index.html')
    expect(withBilling).not.toContain('contact/index.html')
    for (const file of withBilling) expect(html(file)).toContain('data-billing-period')
  })

  it('includes a small entry chunk', () => {
    const [entry = ''] = bootOf(html('index.html')).app
    expect(brotliBytes(html(entry))).toBeLessThan(budgets.entry)
  })

  it('includes no content of other pages', () => {
    for (const file of pagesIn(dist)) {
      const { content, islands } = bootOf(html(file))
      expect(content === undefined, file).toBe(islands === undefined)
      const own = `/_content/${file.replace(/(?:(^index)|\/index)?\.html$/, '$1')}.json`
      if (content !== undefined) expect(content).toBe(own)
    }
    const contents = filesBelow(dist).filter((file) => file.startsWith('_content/'))
    const named = pagesIn(dist).flatMap((file) => bootOf(html(file)).content?.slice(1) ?? [])
    expect(contents.toSorted()).toEqual(named.toSorted())
    expect(clientChunks().filter((file) => html(file).includes('Human Callers'))).toEqual([])
  })

  it.each([
    { name: 'ajv', source: 'ajv/dist/compile/validate/index.js', mark: 'strictTypes' },
    { name: 'yaml', source: 'yaml/dist/parse/lexer.js', mark: 'block-scalar' },
    { name: 'markdown-it', source: 'markdown-it/dist/markdown-it.mjs', mark: 'commonmark' },
  ])('excludes $name', ({ source, mark }) => {
    expect(readFileSync(join('node_modules', source), 'utf8')).toContain(mark)
    expect(clientChunks().filter((file) => html(file).includes(mark))).toEqual([])
  })

  it('leaves out the date picker, toasts and tooltips, which load on first use', () => {
    const late = ['DatePopover', 'ToastList', 'TooltipBubble']
    const lateIn = (files: readonly string[]) => late.filter((name) => files.some((file) => file.includes(`/${name}-`)))
    expect(lateIn(clientChunks())).toEqual(late)
    expect(lateIn(pagesIn(dist).flatMap((file) => codeOf(bootOf(html(file)))))).toEqual([])
  })
})

describe('building a broken site file', () => {
  it('reports the problems and keeps the previous build', async () => {
    const before = digestOfFolder(dist)
    const filesBefore = await readdir(folder)
    const site = join(folder, 'broken.yaml')
    const text = await readFile('site.yaml', 'utf8')
    await writeFile(site, text.replace('layout: cards', 'layuot: cards'))
    const line = text.split('\n').findIndex((each) => each.includes('layout: cards')) + 1

    const { code, output } = await runBuild({ site, outDir: dist })
    expect(code).toBe(1)
    expect(output).toContain(`broken.yaml:${line}:`)
    expect(output).toContain('Did you mean `layout`?')
    expect(output).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m)
    expect(digestOfFolder(dist)).toBe(before)
    expect(await readdir(folder)).toEqual([...filesBefore, 'broken.yaml'].sort())
  })
})

describe('the size of a site', () => {
  it.runIf(whole)('doesn’t change what a visitor downloads', async () => {
    const sizes = []
    for (const pages of [10, 1000]) {
      const site = join(folder, `site-${pages}.yaml`)
      const outDir = join(folder, `dist-${pages}`)
      await writeFile(site, syntheticSite(pages))
      await buildSite({ site, outDir })
      expect(pagesIn(outDir)).toHaveLength(pages + 2)
      const page = await readFile(join(outDir, 'page-7/index.html'), 'utf8')
      expect(page).toContain('This is page 7.')
      const code = await Promise.all(bootOf(page).app.map((file) => readFile(join(outDir, file))))
      sizes.push({ html: page.length, code: code.map((chunk) => chunk.length) })
    }
    expect(sizes[1]).toEqual(sizes[0])
  })
})

describe('a build of the site', () => {
  it.runIf(whole)('is identical in another folder, time zone and locale', async () => {
    const again = join(folder, 'again')
    await cp('site.yaml', join(folder, 'site.yaml'))
    await cp('public', join(folder, 'public'), { recursive: true })
    const env = { ...environments[0], CACHE_DIR: join(folder, 'own-cache') }
    await buildSite({ site: join(folder, 'site.yaml'), outDir: again, env })
    expect(firstDifference(again, dist)).toBeUndefined()
  })
})
