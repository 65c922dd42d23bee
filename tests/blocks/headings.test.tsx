import { describe, expect, it } from 'vitest'
import { readExamples } from '../support/exampleSite.ts'
import { renderBlock } from '../support/renderBlock.tsx'

/** Blocks whose titles can come right below the main heading of a page. */
const types = ['cards', 'case-studies', 'events', 'price-list', 'team', 'timeline']

describe.each(types)('the titles in a block of the type %s', (type) => {
  const [example] = readExamples(type)
  const levelOf = async (yaml: string, index: number) => {
    const { container } = await renderBlock(yaml)
    return container.querySelectorAll('h1, h2, h3, h4, h5, h6')[index]?.localName
  }

  it('are one level below its heading', async () => {
    expect(example).toMatch(/^heading: /m)
    expect([await levelOf(example, 0), await levelOf(example, 1)]).toEqual(['h2', 'h3'])
  })

  it('take its level, if it has none', async () => {
    expect(await levelOf(example.replace(/^heading: .*\n/m, ''), 0)).toBe('h2')
  })
})
