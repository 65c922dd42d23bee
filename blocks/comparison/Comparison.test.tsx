import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderBlock, renderExample } from '../../tests/support/renderBlock.tsx'

const cellsOf = (row: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${row}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

describe('Comparison', () => {
  it('gives the marks for yes, no and partly a text alternative', async () => {
    await renderExample('comparison')
    expect(cellsOf('Warm at breakfast')).toEqual(['Yes', 'No', 'Partly'])
    expect(cellsOf('What you have to do')).toEqual(['Walk over', 'Stand in line', 'Get up at five'])
  })

  it('lets the author replace the texts of the marks', async () => {
    await renderBlock(`type: comparison
columns: [{ title: Hier }, { title: Dort }]
rows: [{ label: Warm, cells: [yes, partial] }]
words: { yes: Ja, partial: Teils }`)
    expect(cellsOf('Warm')).toEqual(['Ja', 'Teils'])
  })

  it('fills a row that has too few cells with empty ones', async () => {
    await renderBlock(`type: comparison
columns: [{ title: Here }, { title: There }]
rows: [{ label: Warm, cells: [yes] }]`)
    expect(cellsOf('Warm')).toEqual(['Yes', ''])
  })
})
