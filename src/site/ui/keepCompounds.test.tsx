import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { keepCompounds } from './keepCompounds.tsx'

it('keeps words with a hyphen together and the text as it is', () => {
  render(<h2>{keepCompounds('Healthcare HIPAA-Compliant Pricing')}</h2>)
  const heading = screen.getByRole('heading', { name: 'Healthcare HIPAA-Compliant Pricing' })
  expect([...heading.children].map(({ textContent }) => textContent)).toEqual(['HIPAA-Compliant'])
})

it.each(['Choose a plan - any plan', 'Plug-and-Play'])('adds nothing to “%s”', (text) => {
  render(<h2>{keepCompounds(text)}</h2>)
  expect(screen.getByRole('heading').innerHTML).toBe(text)
})
