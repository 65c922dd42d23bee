import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { chooseBillingPeriod, useBillingPeriod } from './billingPeriod.ts'

const toggle = (name: string) =>
  ['monthly', 'annual']
    .map((value) => `<input type="radio" name="${name}" value="${value}" data-billing-period="" />`)
    .join('')

function Shown() {
  return <output>{useBillingPeriod()}</output>
}

const input = (name: string, value: string) =>
  document.querySelector<HTMLInputElement>(`[name=${name}][value=${value}]`)

beforeEach(() => {
  document.body.innerHTML = toggle('plans')
  act(() => chooseBillingPeriod('monthly'))
})

describe('the billing period', () => {
  it('is what the visitor chose last', () => {
    render(<Shown />)
    act(() => input('plans', 'annual')?.click())
    expect(screen.getByRole('status').textContent).toBe('annual')
    act(() => input('plans', 'monthly')?.click())
    expect(screen.getByRole('status').textContent).toBe('monthly')
  })

  it('moves the switches when a block chooses one', () => {
    render(<Shown />)
    act(() => chooseBillingPeriod('annual'))
    expect(input('plans', 'annual')?.checked).toBe(true)
    expect(screen.getByRole('status').textContent).toBe('annual')
  })
})
