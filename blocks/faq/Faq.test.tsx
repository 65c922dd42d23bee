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
})
