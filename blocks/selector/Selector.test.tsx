import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderBlock, renderExample } from '../../tests/support/renderBlock.tsx'

const two = `type: selector
heading: Which one?
items:
  - { id: one, title: One, detailsTitle: About one, features: [A], results: [45% more] }
  - { id: two, title: Two, detailsTitle: About two }`

const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter((radio) => radio.checked)
    .map((radio) => radio.value)

describe('Selector', () => {
  it('starts with the first option selected', async () => {
    await renderExample('selector')
    expect(chosen()).toEqual(['sourdough'])
  })

  it('always has exactly one option selected', async () => {
    await renderBlock(two)
    await userEvent.click(screen.getByText('Two'))
    expect(chosen()).toEqual(['two'])
    await userEvent.click(screen.getByText('Two'))
    expect(chosen()).toEqual(['two'])
  })

  it('names the group by the heading and the lists by default labels', async () => {
    await renderBlock(two)
    expect(screen.getByRole('group', { name: 'Which one?' })).toBeTruthy()
    expect(screen.getByText('Key Features')).toBeTruthy()
    expect(screen.getByText('Proven Results')).toBeTruthy()
    expect(screen.getAllByText('Selected')).toHaveLength(2)
  })

  it('ends with the action of the choice', async () => {
    await renderBlock(two.replace('results: [45% more]', 'results: [45% more], actions: [{ label: Go on, to: / }]'))
    const link = screen.getByRole('link', { name: 'Go on', hidden: true })
    expect(screen.getByText('Proven Results').compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('separates the number of a result from its text', async () => {
    await renderBlock(two)
    expect(screen.getByText('45%').closest('li')?.textContent).toBe('45% more')
  })

  it('is independent of another selector on the page', async () => {
    await renderBlock(two)
    await renderBlock(two)
    expect(chosen()).toEqual(['one', 'one'])
  })
})
