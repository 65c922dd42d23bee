import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../../tests/support/renderBlock.tsx'

describe('Testimonials', () => {
  it('credits a quotation with the name and any role, company and initials that the author wrote', async () => {
    await renderBlock(`type: testimonials
items:
  - { quote: All of it., name: Ines Okafor, role: Baker, company: Harbor Kitchen }
  - { quote: Half of it., name: Tom Lindqvist, company: Harbor Kitchen }
  - { quote: None of it., name: Marta Reyes, initials: MMR }`)
    const credits = screen.getAllByRole('figure').map((figure) => figure.querySelector('figcaption')?.textContent)
    expect(credits).toEqual(['Ines OkaforBaker, Harbor Kitchen', 'Tom LindqvistHarbor Kitchen', 'MMRMarta Reyes'])
  })
})
