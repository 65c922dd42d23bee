import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderExample } from '../../tests/support/renderBlock.tsx'

describe('Plans', () => {
  it('names every plan', async () => {
    await renderExample('plans')
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Small',
      'Family',
      'Kitchen',
    ])
  })
})
