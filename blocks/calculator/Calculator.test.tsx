import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderBlock, renderExample } from '../../tests/support/renderBlock.tsx'

const plain = `type: calculator
heading: What it saves
calls: { label: Monthly calls, min: 100, max: 1000, step: 50, start: 500 }
value: { label: Average transaction value, min: 50, max: 500, step: 10, start: 150 }
conversion: { label: Conversion rate, min: 5, max: 40, step: 1, start: 20 }
perCall: 3
share: 30
gain: 5
time: 0.08
timeCost: 25
result: Savings`

const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name })
const figure = () => screen.getByRole('status', { name: 'Savings' }).textContent

describe('Calculator', () => {
  it('starts with the author’s values and the savings they give', async () => {
    await renderBlock(plain)
    expect(slider('Monthly calls').value).toBe('500')
    expect(slider('Average transaction value').value).toBe('150')
    expect(slider('Conversion rate').value).toBe('20')
    expect(figure()).toBe('$2,725')
  })

  it('updates the savings when a slider moves', async () => {
    await renderBlock(plain)
    fireEvent.input(slider('Monthly calls'), { target: { value: '1000' } })
    expect(figure()).toBe('$5,450')
    fireEvent.input(slider('Average transaction value'), { target: { value: '500' } })
    expect(figure()).toBe('$6,500')
    fireEvent.input(slider('Conversion rate'), { target: { value: '40' } })
    expect(figure()).toBe('$8,000')
  })

  it('formats the slider values for screen readers', async () => {
    await renderBlock(plain)
    fireEvent.input(slider('Monthly calls'), { target: { value: '1000' } })
    expect(slider('Monthly calls').getAttribute('aria-valuetext')).toBe('1,000')
    expect(slider('Average transaction value').getAttribute('aria-valuetext')).toBe('$150')
    expect(slider('Conversion rate').getAttribute('aria-valuetext')).toBe('20%')
  })

  it('lists the parts of the savings only if the author names them', async () => {
    const { unmount } = await renderExample('calculator')
    expect(screen.getAllByRole('listitem').map((part) => part.textContent)).toEqual([
      'Fewer wrong orders',
      'More orders',
      'Time to bake',
    ])
    unmount()
    await renderBlock(plain)
    expect(screen.queryByRole('listitem')).toBeNull()
  })
})
