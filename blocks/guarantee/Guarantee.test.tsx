import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderBlock, renderExample } from '../../tests/support/renderBlock.tsx'

describe('Guarantee', () => {
  it('is one group, named by its promise, with the seal inside', async () => {
    await renderExample('guarantee')
    const box = within(screen.getByRole('group', { name: 'Fresh, or it’s on us' }))
    expect(box.getByText('24').parentElement?.textContent).toBe('24 hours')
    expect(box.getByRole('link', { name: 'Where to find us' })).toBeTruthy()
  })

  it('works without a seal and buttons', async () => {
    await renderBlock('type: guarantee\nheading: We answer\ntext: Always.')
    const box = screen.getByRole('group', { name: 'We answer' })
    expect(box.textContent?.trim()).toBe('We answerAlways.')
  })
})
