import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { compileText } from '../../tests/support/compileText.ts'
import { siteAround } from '../../tests/support/exampleSite.ts'
import { renderBlock, renderExample } from '../../tests/support/renderBlock.tsx'
// Runs once and listens to the window, as on a built page.
import './page.ts'

const plan = `
plans:
  - name: Pro
    monthly: 597
    annual: 5731
    setup: 197
    popular: true
    actions:
      - { label: Start, checkout: example.starter }`

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const card = (name: string) => {
  const item = screen.getByRole('heading', { name }).closest('li')
  if (!item) throw new Error(`No card for ${name}.`)
  return within(item)
}
const links = () => screen.getAllByRole<HTMLAnchorElement>('link', { hidden: true })

const pricesOf = (name: string) =>
  [...document.querySelectorAll('li')]
    .filter((item) => item.querySelector('h3')?.textContent === name)
    .flatMap((item) => [...item.querySelectorAll('p')])
    .map((line) => [...line.children].map(({ textContent }) => textContent).join(' '))

describe('Plans', () => {
  it('writes prices that are paid once, per visit, or can be higher, without a toggle', async () => {
    await renderBlock(`type: plans
plans:
  - { name: Card, price: 190, actions: [{ label: Buy, checkout: example.card }] }
  - { name: Pass, price: 22, per: visit }
  - { name: Trainer, price: 40.5, per: hour, atLeast: true }
  - { name: Club, monthly: 79, atLeast: true }
  - { name: Year, price: 790, per: year }`)
    expect(pricesOf('Card')[0]).toBe('$190')
    expect(pricesOf('Pass')[0]).toBe('$22 per visit')
    expect(pricesOf('Trainer')[0]).toBe('from $40.50 per hour')
    expect(pricesOf('Club')[0]).toBe('from $79 /mo')
    expect(pricesOf('Year')[0]).toBe('$790 /annual')
    expect(screen.queryByRole('group')).toBeNull()
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Buy: Card' }).search).toBe('?plan=card')
  })

  it.each([
    ['{ name: None }', 'One of its alternatives is missing in a plan.\nAdd one of `monthly` or `price`.'],
    ['{ name: Two, price: 22, monthly: 40 }', '`monthly` and `price` exclude each other in a plan.'],
    ['{ name: Year, annual: 400 }', '`monthly` is missing in a plan.'],
    ['{ name: Unit, per: visit }', '`price` is missing in a plan.'],
  ])('asks for one price in %s', (written, message) => {
    const { text } = compileText(siteAround(`type: plans\nplans:\n  - ${written}`))
    expect(text).toContain(message)
    expect(text).toContain('\n1 problem')
  })

  it('keeps a price without a billing period when the visitor chooses one', async () => {
    await renderBlock(`type: plans
plans:
  - { name: Both, monthly: 10, annual: 100 }
  - { name: Day, price: 5 }
  - { name: Monthly, monthly: 20 }`)
    const periods = [...document.querySelectorAll('[data-period]')].map(
      (offer) => `${offer.closest('li')?.querySelector('h3')?.textContent} ${offer.getAttribute('data-period')}`,
    )
    expect(periods).toEqual(['Both monthly', 'Both annual'])
  })

  it('starts with monthly prices', async () => {
    await renderBlock(`type: plans${plan}`)
    expect(screen.getByRole('group', { name: 'Billing' })).toBeTruthy()
    expect(radio('Monthly').checked).toBe(true)
    expect(radio('Annual (Save)').checked).toBe(false)
  })

  it('has both prices in its HTML, each with a checkout link to a new tab', async () => {
    await renderBlock(`type: plans${plan}`)
    const pro = card('Pro')
    expect(pro.getByText('$597')).toBeTruthy()
    expect(pro.getByText('/mo')).toBeTruthy()
    expect(pro.getByText('$5,731')).toBeTruthy()
    expect(pro.getByText('/annual')).toBeTruthy()
    expect(links().map((link) => [link.search, link.target])).toEqual([
      ['?plan=starter&period=monthly', '_blank'],
      ['?plan=starter&period=annual', '_blank'],
    ])
  })

  it('switches the period of every other plans block', async () => {
    await renderBlock(`type: plans${plan}`)
    await renderBlock(`type: plans${plan}`)
    const [first] = screen.getAllByRole('radio', { name: 'Annual (Save)' })
    if (first) await userEvent.click(first)
    expect(
      screen.getAllByRole<HTMLInputElement>('radio', { name: 'Annual (Save)' }).map(({ checked }) => checked),
    ).toEqual([true, true])
    expect(sessionStorage.getItem('pagewright-billing')).toBe('annual')
  })

  it('switches every checkout link that follows the chosen period, and back', async () => {
    await renderBlock(`type: plans${plan}`)
    const link = document.body.appendChild(document.createElement('a'))
    Object.assign(link, { href: 'https://pay.example/?monthly' }).dataset.annual = 'https://pay.example/?annual'
    await userEvent.click(radio('Annual (Save)'))
    expect(link.href).toBe('https://pay.example/?annual')
    await userEvent.click(radio('Monthly'))
    expect(link.href).toBe('https://pay.example/?monthly')
  })

  it('starts with the period that was chosen before', async () => {
    await renderBlock(`type: plans${plan}`)
    sessionStorage.setItem('pagewright-billing', 'annual')
    // As on the next page. The query makes it a module of its own.
    const again = './page.ts?again'
    await import(/* @vite-ignore */ again)
    expect(radio('Annual (Save)').checked).toBe(true)
  })

  it('shows both prices at once without a toggle', async () => {
    await renderBlock(`type: plans\nbilling: both${plan}`)
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.getByText('$597')).toBeTruthy()
    expect(screen.getByText('$5,731')).toBeTruthy()
  })

  it('shows no annual prices if billing is monthly', async () => {
    await renderBlock(`type: plans\nbilling: monthly${plan}`)
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.queryByText('$5,731')).toBeNull()
    expect(links().map((link) => link.search)).toEqual(['?plan=starter&period=monthly'])
  })

  it('has no toggle if no plan has an annual price', async () => {
    await renderBlock('type: plans\nplans: [{ name: Solo, monthly: 97 }]')
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.getByText('$97')).toBeTruthy()
  })

  it('shows an annual price per month, rounded, and the amount billed', async () => {
    await renderBlock(`type: plans\nannualAs: per-month${plan}`)
    expect(screen.getByText('$478')).toBeTruthy()
    expect(screen.getByText('$5,731 billed annually')).toBeTruthy()
    expect(screen.getByText('You save $1,433 a year')).toBeTruthy()
  })

  it('shows the setup fee and marks the popular plan', async () => {
    await renderBlock(`type: plans${plan}\n  - { name: Large, monthly: 897 }`)
    expect(card('Pro').getByText('Plus a one-time setup fee of $197')).toBeTruthy()
    expect(card('Pro').getByText('Most Popular')).toBeTruthy()
    expect(card('Large').queryByText(/setup fee|Popular/)).toBeNull()
  })

  it('names the plan and period of each button for screen readers', async () => {
    await renderBlock(`type: plans${plan}`)
    expect(links().map((link) => link.getAttribute('aria-label'))).toEqual([
      'Start: Pro, Monthly',
      'Start: Pro, Annual (Save)',
    ])
  })

  it('formats amounts with the author’s texts and currency', async () => {
    await renderExample('plans')
    expect(screen.getByText('And €10 once, for the bag')).toBeTruthy()
    expect(screen.getByText('Saves €80')).toBeTruthy()
    expect(card('Family').getByText('€75.50')).toBeTruthy()
  })
})
