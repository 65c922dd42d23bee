import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hasPageHeading } from '../../../src/language/pages/hasPageHeading.ts'
import { createSchemaTree } from '../../../src/language/schema/schemaNodes.ts'
import { compileFile, readProjectSchema } from '../../../src/make/project/loadSite.ts'

const sites = [
  'site.yaml',
  'examples/blank/site.yaml',
  'examples/business/site.yaml',
  'examples/gym/site.yaml',
  'examples/zahnarzt/site.yaml',
]
const tree = createSchemaTree(readProjectSchema())
const compile = (file: string, text: string) =>
  compileFile(file, new TextEncoder().encode(text), { mode: 'production' }).site

function pagesOf(file: string, text = readFileSync(file, 'utf8')) {
  const site = compile(file, text)
  if (site === undefined) throw new Error(`${file} has errors.`)
  return [...site.entries.values()].flatMap((entry) => (entry.kind === 'page' ? [entry.page] : []))
}

describe('the main heading of a page', () => {
  it.each(sites)('is in one block of each page of %s, or its title', (file) => {
    for (const { path, title, heading, blocks } of pagesOf(file)) {
      const owners = blocks.filter((block) => hasPageHeading(block, tree))
      expect({ path, heading, owners: owners.length }).toEqual(
        heading === undefined ? { path, heading, owners: 1 } : { path, heading: title, owners: 0 },
      )
    }
  })

  it('is that of documents if they have a headline, and the title if they have none', () => {
    const text = (headline: string) => `site: { name: A, url: "https://www.a-site.org" }
pages:
  home: { path: /, title: Terms, blocks: [{ type: documents,${headline} items: [{ id: a, title: A, text: A }] }] }
  not-found: { path: /404, title: Gone, blocks: [{ type: not-found }] }
`
    const headings = (headline: string) =>
      pagesOf('examples/blank/site.yaml', text(headline)).map(({ heading }) => heading)
    expect(headings('')).toEqual(['Terms', undefined])
    expect(headings(' headline: Our terms,')).toEqual([undefined, undefined])
  })
})
