import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../../tests/support/renderBlock.tsx'

describe('Stats', () => {
  it('labels each figure with the thing it counts', async () => {
    await renderBlock('type: stats\nitems:\n  - { value: "98%", label: sold before closing }')
    const figure = screen.getByText('98%').parentElement
    expect(figure?.tagName).toBe('DD')
    expect(figure?.parentElement?.querySelector('dt')?.textContent).toBe('sold before closing')
  })
})
