import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CompiledPage } from '../../schema/model.ts'
import type { Action, CompiledBlock } from '../../schema/values.ts'
import { htmlFile } from '../../src/make/build/prerender/prerender.ts'
import { loadSite } from '../../src/make/project/loadSite.ts'
import { builtSite, siteFiles } from '../support/builtSites.ts'
import { textsMissing, textsOf } from '../support/textsOf.ts'
import { sampleOf } from '../support/whole.ts'

/** What `site.yaml` says stands on its pages: no other test repeats its words. */

const { site } = loadSite(siteFiles.own, { mode: 'production' })
if (site === undefined) throw new Error('The site has errors.')
const pages = [...site.entries.values()].flatMap((entry) => (entry.kind === 'page' ? [entry.page] : []))
const schemas = new Map<string, unknown>()

let dist: string
beforeAll(async () => {
  dist = await builtSite('own')
  for (const type of site.blockTypes) schemas.set(type, (await import(`../../blocks/${type}/schema.ts`)).schema)
})

const isBlock = (value: object): value is CompiledBlock => 'type' in value && 'key' in value

/** The blocks in a value, at any depth. */
function blocksIn(value: unknown): readonly CompiledBlock[] {
  if (typeof value !== 'object' || value === null) return []
  return [...(isBlock(value) ? [value] : []), ...Object.values(value).flatMap(blocksIn)]
}

/** What a block of related pages shows: links to all of them but the page itself. */
function shownOn({ path }: CompiledPage, block: CompiledBlock): CompiledBlock {
  const isOther = ({ target }: Action) => target.kind !== 'to' || target.to !== path
  return block.type === 'related' ? { ...block, links: (block.links as Action[]).filter(isOther) } : block
}

const htmlOf = ({ path }: CompiledPage) => readFileSync(join(dist, htmlFile(path, site)), 'utf8')

it('the site has its pages', () => {
  expect(pages.length).toBeGreaterThanOrEqual(27)
})

describe.each(sampleOf(pages, 9))('$path', (page) => {
  it('shows every text of its blocks and dialogs', () => {
    const texts = blocksIn([page.blocks, page.dialogs]).flatMap((block) =>
      textsOf(schemas.get(block.type), shownOn(page, block)),
    )
    expect(texts.length).toBeGreaterThan(0)
    expect(textsMissing(htmlOf(page), texts)).toEqual([])
  })

  it('has its sections in order', () => {
    const { body } = new DOMParser().parseFromString(htmlOf(page), 'text/html')
    const shown = [...body.querySelectorAll('main :is(h1, h2):not(dialog *)')].map(({ textContent }) => textContent)
    const written = page.blocks.flatMap(({ heading }) => (typeof heading === 'string' ? [heading] : []))
    expect(shown.filter((heading) => written.includes(heading))).toEqual(written)
  })
})
