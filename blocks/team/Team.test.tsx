import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { compileText } from '../../tests/support/compileText.ts'
import { siteAround } from '../../tests/support/exampleSite.ts'
import { renderBlock } from '../../tests/support/renderBlock.tsx'

describe('Team', () => {
  it('takes a path for a portrait, and says so', () => {
    const text = (portrait: string) =>
      compileText(siteAround(`type: team\npeople:\n  - { name: Ana, ${portrait} }`)).text
    expect(text('photo: /images/people/ana.svg')).toContain('Did you mean `portrait`?')
    expect(text('portrait: { src: /images/people/ana.svg, alt: Ana }')).toContain(
      'Write its path alone: /images/people/ana.svg',
    )
  })

  it('shows initials for a person without a portrait among portraits, which screen readers skip', async () => {
    await renderBlock('type: team\npeople: [{ name: Dev Patel }, { name: Ana, portrait: /images/people/ana.svg }]')
    expect(screen.getByText('DP').getAttribute('aria-hidden')).toBe('true')
    expect(screen.getByRole('heading', { name: 'Dev Patel' })).toBeTruthy()
  })

  it('shows names alone where nobody has a portrait', async () => {
    await renderBlock('type: team\npeople: [{ name: Dev Patel }, { name: Ana Ruiz }]')
    expect(screen.getAllByRole('listitem').map((person) => person.textContent)).toEqual(['Dev Patel', 'Ana Ruiz'])
  })

  it('shows a portrait, which says no more than the name beside it', async () => {
    await renderBlock('type: team\npeople: [{ name: Ana, portrait: /images/people/ana.svg }]')
    expect(document.querySelector('img')?.getAttribute('alt')).toBe('')
    expect(screen.queryByText('A')).toBeNull()
  })
})
