import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Cta } from './Cta.tsx'

const enter = { label: 'Enter', target: { kind: 'to', to: '/' } } as const
const toneOf = (name: string) => screen.getByRole('region', { name }).getAttribute('data-tone')

describe('Cta', () => {
  it('is dark unless the author says otherwise', () => {
    render(<Cta heading="Come in" actions={[enter]} />)
    render(<Cta heading="Come out" tone="plain" actions={[enter]} />)
    expect(toneOf('Come in')).toBe('dark')
    expect(toneOf('Come out')).toBe('plain')
  })
})
