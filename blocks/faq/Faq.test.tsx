import { describe, expect, it } from 'vitest'
import { renderBlock } from '../../tests/support/renderBlock.tsx'

const questions = `
items:
  - { question: First?, answer: Yes. }
  - { question: Second?, answer: No. }`

const openOf = (container: Element) => [...container.querySelectorAll('details')].map((item) => item.open)

describe('Faq', () => {
  it('starts with every answer closed', async () => {
    const { container } = await renderBlock(`type: faq${questions}`)
    expect(openOf(container)).toEqual([false, false])
  })

  it('starts with the first answer open if the author says so', async () => {
    const { container } = await renderBlock(`type: faq\nopen: first${questions}`)
    expect(openOf(container)).toEqual([true, false])
  })

  it.each([
    [5, 1],
    [6, 2],
  ])('shows %s questions in %s lists, of which one answer is open at a time', async (count, lists) => {
    const items = Array.from({ length: count }, (_, index) => `  - { question: "${index}?", answer: Yes. }`)
    const { container } = await renderBlock(`type: faq\nitems:\n${items.join('\n')}`)
    const details = [...container.querySelectorAll('details')]
    expect(details.map(({ textContent }) => textContent?.slice(0, 2))).toEqual(items.map((_, index) => `${index}?`))
    expect(new Set(details.map(({ parentElement }) => parentElement)).size).toBe(lists)
    expect(new Set(details.map(({ name }) => name)).size).toBe(1)
  })
})
