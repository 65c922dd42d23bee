import { cleanup } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { BlockSchema } from '../../schema/block.ts'
import { picture } from '../../schema/shapes.ts'
import { blockTypes, readExamples } from '../support/exampleSite.ts'
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

describe('a picture beside the heading', () => {
  it('is shown by every block that accepts one', async () => {
    const accepting: string[] = []
    for (const type of blockTypes) {
      const { schema } = (await import(`../../blocks/${type}/schema.ts`)) as { schema: BlockSchema }
      const { image: field } = schema.properties
      // The picture of a map is the block itself.
      const isOwn = schema.required.includes('image')
      if (typeof field !== 'object' || field.title !== picture.title || isOwn) continue
      accepting.push(type)
      const image = 'image: { src: /images/shop.svg, alt: The shop, focus: 30% 60%, duotone: true }\n'
      const { container } = await renderBlock(readExamples(type)[0].replace('\n', () => `\n${image}`))
      const shown = container.querySelector<HTMLImageElement>('[data-photo][data-duotone] img[alt="The shop"]')
      expect(shown?.style.objectPosition, type).toBe('30% 60%')
      cleanup()
    }
    expect(accepting).toContain('prose')
    expect(accepting).not.toContain('map')
  })
})
