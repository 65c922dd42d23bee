import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { IconBody, ImageSource } from '../../../../schema/values.ts'
import { InSite } from '../../../../tests/support/InSite.tsx'
import { toyFrame } from '../../../../tests/support/toySite.ts'
import { Logo } from './Logo.tsx'

type Shell = typeof toyFrame

const markOf = (site: Partial<Shell['site']>, theme: Partial<Shell['theme']> = {}) => {
  const shell = {
    ...toyFrame,
    site: { ...toyFrame.site, ...site },
    theme: { ...toyFrame.theme, ...theme },
  }
  const { container } = render(
    <InSite shell={shell}>
      <Logo />
    </InSite>,
  )
  return container.querySelector('a')?.firstElementChild
}

describe('Logo', () => {
  it('begins with the first letter of the name, which is decoration', () => {
    const mark = markOf({ name: 'ähre' })
    expect(mark?.textContent).toBe('Ä')
    expect(mark?.getAttribute('aria-hidden')).toBe('true')
  })

  it('begins with bars of sound where they are the ornament', () => {
    expect(markOf({}, { ornament: 'waveform' })?.querySelectorAll('path')).toHaveLength(5)
  })

  it('begins with the icon of the site, whatever the ornament', () => {
    const logo = '<path d="M4 4h16"/>' as IconBody
    expect(markOf({ logo }, { ornament: 'waveform' })?.querySelectorAll('path')).toHaveLength(1)
  })

  describe('with a picture', () => {
    const src: ImageSource = { src: '/logo.svg', width: 90, height: 30 }
    const dark: ImageSource = { src: '/logo-dark.svg', width: 90, height: 30 }

    it('is the picture before the name', () => {
      const mark = markOf({}, { logo: { src, name: 'beside' } })
      expect([mark?.getAttribute('src'), mark?.getAttribute('alt')]).toEqual(['/logo.svg', ''])
      expect(mark?.parentElement?.textContent).toBe('Toy')
    })

    it('is in the folder of the site', () => {
      const mark = markOf({ url: 'https://acme.example/my-site' }, { logo: { src, name: 'beside' } })
      expect(mark?.getAttribute('src')).toBe('/my-site/logo.svg')
    })

    it('is the picture alone, with the name as its text, if the name is inside', () => {
      const mark = markOf({}, { logo: { src, name: 'inside' } })
      expect(mark?.getAttribute('alt')).toBe('Toy')
      expect(mark?.parentElement?.textContent).toBe('')
    })

    it('has the name once beside a variant for dark backgrounds', () => {
      const mark = markOf({}, { logo: { src, dark, name: 'inside' } })
      const pictures = [...(mark?.querySelectorAll('img') ?? [])]
      expect(pictures.map((each) => [each.getAttribute('src'), each.alt])).toEqual([
        ['/logo.svg', 'Toy'],
        ['/logo-dark.svg', ''],
      ])
    })
  })
})
