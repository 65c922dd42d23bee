import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderBlock, renderExample } from '../../tests/support/renderBlock.tsx'

describe('Prose', () => {
  it('renders links and lists from the author’s Markdown', async () => {
    await renderExample('prose')
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'write to us' }).getAttribute('href')).toBe('/')
  })

  it('shows pictures with their size and description', async () => {
    await renderBlock('type: prose\ntext: |\n  ![A "quoted" loaf & more](/images/video-poster.svg) with words.')
    const picture = screen.getByRole<HTMLImageElement>('img', { name: 'A "quoted" loaf & more' })
    expect(Object.fromEntries([...picture.attributes].map(({ name, value }) => [name, value]))).toEqual({
      alt: 'A "quoted" loaf & more',
      height: '900',
      loading: 'lazy',
      src: '/images/video-poster.svg',
      width: '1600',
    })
  })

  it.each([
    ['heading: Our bread\n', ['h2 Our bread', 'h3 Flour', 'h4 Rye', 'h3 Water']],
    ['', ['h2 Flour', 'h3 Rye', 'h2 Water']],
  ])('puts the headings of the text below that of the block: %j', async (heading, outline) => {
    await renderBlock(`type: prose\n${heading}text: |\n  ## Flour\n\n  ### Rye\n\n  ## Water`)
    expect(screen.getAllByRole('heading').map(({ localName, textContent }) => `${localName} ${textContent}`)).toEqual(
      outline,
    )
  })
})
