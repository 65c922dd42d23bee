import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../../tests/support/renderBlock.tsx'

describe('NewBlock', () => {
  it('leaves the buttons out where there are none', async () => {
    await renderBlock('type: new-block\ntext: Just **words**.')
    expect(screen.getByText('words').tagName).toBe('STRONG')
    expect(screen.queryByRole('link')).toBeNull()
  })
})
