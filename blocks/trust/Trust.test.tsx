import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderBlock, renderExample } from '../../tests/support/renderBlock.tsx'

describe('Trust', () => {
  it('has the steps in order and the person with the way to reach them', async () => {
    await renderExample('trust')
    const steps = screen.getByRole('heading', { name: 'What happens after you write' }).nextElementSibling
    expect([...(steps?.children ?? [])].map((step) => step.querySelector('strong')?.textContent)).toEqual([
      'Ana writes back',
      'You taste',
      'You get a price',
    ])
    expect(screen.getByText('Ana Ruiz').textContent).toBe('Ana Ruiz')
    expect(screen.getByRole('link', { name: 'Write to Ana' }).getAttribute('href')).toBe('mailto:ana@example.com')
  })

  it('names a person without a portrait, without letters in place of a face', async () => {
    await renderBlock('type: trust\nitems: [{ title: A, text: B }]\nperson: { name: Ben Okafor }')
    expect(screen.getByText('Ben Okafor')).toBeTruthy()
    expect(screen.queryByText('BO')).toBeNull()
  })

  it('names its seals in a list', async () => {
    await renderBlock('type: trust\nitems: [{ title: A, text: B }]\nseals: [{ label: HIPAA }, { label: ISO 27001 }]')
    const [, seals] = screen.getAllByRole('list')
    expect(
      within(seals as HTMLElement)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['HIPAA', 'ISO 27001'])
  })
})
