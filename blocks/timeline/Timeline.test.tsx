import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderBlock, renderExample } from '../../tests/support/renderBlock.tsx'

describe('Timeline', () => {
  it('shows the year and text of each event in order', async () => {
    await renderExample('timeline')
    const events = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(events.map((event) => event.textContent)).toEqual([
      '2019The first batchBaked for ourselves, sold through the kitchen window.',
      '2021A doorThe line had outgrown the window.',
      'Spring 2024A second oven',
    ])
  })

  it('accepts two events in the same year', async () => {
    await renderBlock(`type: timeline
items: [{ year: "2020", title: First }, { year: "2020", title: Second }]`)
    expect(screen.getAllByText('2020')).toHaveLength(2)
  })
})
