import { expect, it } from 'vitest'
import { renderBlock } from '../../../tests/support/renderBlock.tsx'

it('lets the name of a host break after its dots', async () => {
  const { container } = await renderBlock('type: embed\nservice: booking')
  expect(container.querySelector('strong')?.innerHTML).toMatch(/^From \w+(\.<wbr>\w+)+$/)
})
