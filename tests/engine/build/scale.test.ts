import { readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CompiledEntry, CompiledSite } from '../../../schema/model.ts'
import { readChecked } from '../../../src/make/build/cache/checkedFile.ts'
import { lineOf } from '../../../src/make/build/locateFailure.ts'
import { PageFailure } from '../../../src/make/build/prerender/prerenderPages.ts'
import { type BuiltApp, createSiteWriter, readManifest, type WriteSite } from '../../../src/make/build/siteWriter.ts'
import { filesBelow } from '../../../src/make/project/filesBelow.ts'
import { loadSite } from '../../../src/make/project/loadSite.ts'
import { findProject } from '../../../src/make/project/project.ts'
import { firstDifference } from '../../../tools/bench/compareFolders.ts'
import { createLargeSite } from '../../../tools/bench/createLargeSite.ts'
import { runBuild } from '../../support/servers.ts'

const agency = readFileSync('tests/fixtures/agency/site.yaml', 'utf8')
const atLeast = 60
const large = createLargeSite(agency, atLeast)

let folder: string
const inFolder = (...names: string[]) => join(folder, ...names)

/** Builds a text as the site of the folder. Returns the number of pages and how many of them were unchanged. */
async function build(text: string, outDir = 'dist', cache = 'cache') {
  const site = inFolder('site.yaml')
  writeFileSync(site, text)
  const { code, output } = await runBuild({
    site,
    outDir: inFolder(outDir),
    env: { CACHE_DIR: inFolder(cache) },
  })
  expect(output).toMatch(/\d+ pages in /)
  expect(code).toBe(0)
  const [, pages, unchanged = '0'] = /(\d+) pages in .*?(?:, (\d+) of them unchanged)?$/m.exec(output) ?? []
  return { pages: Number(pages), rendered: Number(pages) - Number(unchanged) }
}

let fresh = 0

/** Expects the folder's site to equal a build whose cache has nothing but the bundled code. */
async function expectAsFresh(text: string): Promise<void> {
  fresh += 1
  await cp(inFolder('cache/app'), inFolder(`cache-${fresh}/app`), { recursive: true })
  await build(text, `fresh-${fresh}`, `cache-${fresh}`)
  expect(firstDifference(inFolder('dist'), inFolder(`fresh-${fresh}`))).toBeUndefined()
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-scale-'))
  await cp('tests/fixtures/agency/public', inFolder('public'), { recursive: true })
  await build(large)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

describe('an incremental build', () => {
  const text = large.replace('Real-World Results', 'Results')

  it('renders no page if nothing changed', async () => {
    const { pages, rendered } = await build(large)
    expect(pages).toBeGreaterThan(atLeast)
    expect(rendered).toBe(0)
    await expectAsFresh(large)
  })

  it('renders one page for one changed text', async () => {
    expect((await build(text)).rendered).toBe(1)
    expect(readFileSync(inFolder('dist/index.html'), 'utf8')).toContain('Results: AI vs. Human Callers')
  })

  it('equals a fresh build after one changed text', async () => {
    await build(text)
    await expectAsFresh(text)
  })

  it('renders every page if something changed that all of them show', async () => {
    const { pages, rendered } = await build(large.replace('  name: Impact Voice', '  name: Impact Voices'))
    expect(rendered).toBe(pages)
    await build(large)
  })

  it('deletes removed pages and adds new ones', async () => {
    const text = createLargeSite(agency, 50).replace('path: /copies/1', 'path: /copies/other')
    const { rendered } = await build(text)
    expect(rendered).toBe(1)
    await expectAsFresh(text)
    expect((await build(large)).rendered).toBeGreaterThan(5)
  })

  it('replaces files that were changed in the built site', async () => {
    await build(large)
    writeFileSync(inFolder('dist/pricing/index.html'), 'mine')
    writeFileSync(inFolder('dist/_content/contact.json'), 'mine')
    writeFileSync(inFolder('dist/of-no-page.html'), 'mine')
    expect((await build(large)).rendered).toBe(2)
    await expectAsFresh(large)
  })

  it.each(['dist', 'cache'])('renders all pages if the folder %s was deleted', async (name) => {
    await build(large)
    rmSync(inFolder(name), { recursive: true })
    const { pages, rendered } = await build(large)
    expect(rendered).toBe(pages)
  })

  it('ignores a corrupt cache', async () => {
    for (const file of filesBelow(inFolder('cache'))) {
      const { size } = statSync(inFolder('cache', file))
      truncateSync(inFolder('cache', file), Math.floor(size / 2))
    }
    await build(large)
    await expectAsFresh(large)
  })

  it('works without a writable cache', async () => {
    const { pages, rendered } = await build(large, 'kept-nowhere', 'site.yaml/cache')
    expect(rendered).toBe(pages)
    expect(firstDifference(inFolder('dist'), inFolder('kept-nowhere'))).toBeUndefined()
  })
})

describe('parallel rendering', () => {
  let writeSite: WriteSite
  let site: CompiledSite

  beforeAll(async () => {
    const [app = ''] = readdirSync(inFolder('cache/app')).map((name) => inFolder('cache/app', name))
    const { scripts } = JSON.parse(String(readChecked(join(app, 'inventory')))) as Pick<BuiltApp, 'scripts'>
    const manifest = await readManifest(join(app, 'client'))
    writeSite = await createSiteWriter(findProject({ SITE: 'tests/fixtures/agency/site.yaml' }), {
      manifest,
      serverDir: join(app, 'server'),
      scripts,
    })
    writeFileSync(inFolder('large.yaml'), large)
    const { site: compiled } = loadSite(inFolder('large.yaml'), { mode: 'production' })
    if (compiled === undefined) throw new Error('The large site does not compile.')
    site = compiled
  })

  it('writes identical files with any number of threads', async () => {
    for (const threads of [1, 3]) {
      const { pages, rendered } = await writeSite(site, inFolder(`threads-${threads}`), { threads })
      expect(rendered).toBe(pages)
    }
    expect(firstDifference(inFolder('threads-1'), inFolder('threads-3'))).toBeUndefined()
  })

  it.each([1, 3])('names the first page that fails and the line of its block with %i threads', async (threads) => {
    const broken = new Map<string, CompiledEntry>(site.entries)
    const pricing = [...site.entries.keys()].filter((at) => at.endsWith('/pricing'))
    expect(pricing.length).toBeGreaterThan(2)
    for (const at of pricing.toReversed()) breakPage(broken, at)
    const failure = await writeSite({ ...site, entries: broken }, inFolder('failing'), { threads }).catch(
      (error) => error,
    )
    expect(failure).toBeInstanceOf(PageFailure)
    expect(failure.message).toMatch(/^Page \/pricing cannot be rendered: block `.+` \(type `faq`\) failed: /)
    const { site: withLines } = loadSite(resolve('tests/fixtures/agency/site.yaml'), {
      mode: 'development',
    })
    const line = withLines && lineOf(failure.failed, withLines)
    expect(agency.split('\n')[(line ?? 0) - 1]).toMatch(/type: faq/)
  })
})

/** Removes a required value from the last block with questions. */
function breakPage(entries: Map<string, CompiledEntry>, at: string): void {
  const entry = entries.get(at)
  if (entry?.kind !== 'page') throw new Error(`There is no page at ${at}.`)
  const blocks = entry.page.blocks.map((block) => (block.type === 'faq' ? { ...block, items: null } : block))
  entries.set(at, { kind: 'page', page: { ...entry.page, blocks } })
}
