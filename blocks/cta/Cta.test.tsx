import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Html } from '../../schema/values.ts'
import { InSite } from '../../tests/support/InSite.tsx'
import { withDefaults } from '../../tests/support/withDefaults.ts'
import { Cta } from './Cta.tsx'
import { type CtaProps, schema } from './schema.ts'

const enter = { label: 'Enter', target: { kind: 'to', to: '/' } } as const
const props = withDefaults<CtaProps>(schema, { actions: [enter] })
const toneOf = (name: string) => screen.getByRole('region', { name }).getAttribute('data-tone')

describe('Cta', () => {
  it('is dark by default', () => {
    render(<Cta {...props} heading="Come in" />, { wrapper: InSite })
    render(<Cta {...props} heading="Come out" tone="plain" />, { wrapper: InSite })
    expect(toneOf('Come in')).toBe('dark')
    expect(toneOf('Come out')).toBe('plain')
  })

  it('is dark where a picture is behind it, whatever its tone', () => {
    const src = { src: '/images/shop.svg', width: 1600, height: 1000 }
    render(<Cta {...props} heading="Come in" tone="plain" picture={{ src, alt: '', focus: 'center' }} />, {
      wrapper: InSite,
    })
    expect(toneOf('Come in')).toBe('dark')
  })

  it('keeps its buttons next to the text when the wave is beside them', () => {
    render(<Cta {...props} align="left" wave heading="Come in" note={'Any time' as Html} />, {
      wrapper: InSite,
    })
    const heading = screen.getByRole('heading', { name: 'Come in' })
    const textColumn = heading.parentElement?.parentElement
    expect(textColumn?.contains(screen.getByRole('link', { name: 'Enter' }))).toBe(true)
    expect(textColumn?.textContent).toBe('Come inEnterAny time')
  })

  it('says its number before its buttons', () => {
    render(<Cta {...props} align="left" heading="Come in" figure={{ value: '$12', label: 'a tour' }} />, {
      wrapper: InSite,
    })
    expect(screen.getByRole('region', { name: 'Come in' }).textContent).toBe('Come in$12 a tourEnter')
  })

  it('draws a wave only where it is asked for', () => {
    const layers = (wave?: true) =>
      render(<Cta {...props} {...(wave && { wave })} heading="Come in" />, {
        wrapper: InSite,
      }).container.querySelectorAll('i').length
    expect(layers()).toBe(0)
    expect(layers(true)).toBeGreaterThan(0)
  })
})
