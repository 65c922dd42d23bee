import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderBlock, renderExample } from '../../tests/support/renderBlock.tsx'

const one = `type: workflows
heading: By itself
items:
  - title: Reminder
    trigger: Somebody books
    steps:
      - { text: A confirmation goes out }
      - { at: 24 hours before, text: A reminder goes out }`

describe('Workflows', () => {
  it('shows the trigger of a workflow and lists its steps in order', async () => {
    await renderBlock(one)
    expect(screen.getByRole('heading', { level: 3, name: 'Reminder' })).toBeTruthy()
    expect(screen.getByText('Trigger')).toBeTruthy()
    expect(screen.getByText('Somebody books')).toBeTruthy()
    const steps = within(screen.getByRole('list', { name: 'Actions' })).getAllByRole('listitem')
    expect(steps.map((step) => step.textContent)).toEqual([
      'A confirmation goes out',
      'A reminder goes out24\u00a0hours before',
    ])
  })

  it('uses the author’s labels', async () => {
    await renderExample('workflows')
    expect(screen.getAllByText('When')).toHaveLength(2)
    expect(screen.getAllByRole('list', { name: 'Then' })).toHaveLength(2)
    expect(screen.queryByText('Trigger')).toBeNull()
  })
})
