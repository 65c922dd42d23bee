import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { IconBody } from '../../../schema/values.ts'
import { InSite } from '../../../tests/support/InSite.tsx'
import { toyFrame } from '../../../tests/support/toySite.ts'
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
})
