import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../../tests/support/renderBlock.tsx'

describe('CaseStudies', () => {
  it('shows challenge, solution and result in this order under the author’s labels', async () => {
    await renderBlock(`type: case-studies
labels: { solution: The plan }
items:
  - { title: A story, result: third, solution: second, challenge: first }`)
    const story = within(screen.getByRole('article'))
    expect(story.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'The challenge',
      'The plan',
      'The result',
    ])
    expect(story.getAllByRole('definition').map((part) => part.textContent)).toEqual(['first', 'second', 'third'])
  })
})
