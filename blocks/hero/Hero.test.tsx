import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readExamples } from '../../tests/support/exampleSite.ts'
import { renderBlock } from '../../tests/support/renderBlock.tsx'

describe('Hero', () => {
  it('makes its headline the h1 of the page and the name of its region', async () => {
    await renderBlock(`type: hero
headline: Calls answered, *always*`)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Calls answered, always')
    expect(screen.getByRole('region', { name: 'Calls answered, always' })).toBeTruthy()
    expect(screen.queryByRole('figure')).toBeNull()
  })

  it.each([
    ['Calls answered, *always and everywhere*', true],
    ['A front desk *with time for the person in front of it*', false],
    ['Your first wall is *eleven meters* high', true],
    ['We take *everything that rings, day and night,* off your desk', false],
    ['*Every call* answered', true],
    ['Die beste *Zahnarztpraxis*, ganz nah', false],
    ['Einfach *Rechtsschutz*-Versicherung', false],
    ['Kurz *eins* und *ein langer Akzent, der nicht endet* mitten drin', false],
    ['Calls answered', false],
  ])('keeps the accent of %s in one piece: %s', async (headline, isWhole) => {
    await renderBlock(`{ type: hero, headline: "${headline}" }`)
    expect(screen.getByRole('heading', { level: 1 }).hasAttribute('data-accent')).toBe(isWhole)
  })

  it('names the speaker of each line in the call for screen readers', async () => {
    await renderBlock(readExamples('hero')[1] ?? '')
    const call = within(screen.getByRole('figure', { name: 'Live call' }))
    const [first, second] = call.getAllByRole('listitem').map((line) => line.textContent)
    expect(first).toMatch(/^AI receptionist: Good evening/)
    expect(second).toMatch(/^New customer: My heat’s out/)
    expect(call.getByText('Visit booked for 8:30 AM')).toBeTruthy()
  })

  it('shows what the page is for in its own region, below the main heading', async () => {
    await renderBlock(`type: hero
headline: Our prices
blocks:
  - { type: prose, heading: Choose a plan, text: There is one. }`)
    const opening = within(screen.getByRole('region', { name: 'Our prices' }))
    expect(opening.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Our prices',
      'Choose a plan',
    ])
  })

  it('shows a call after the tool that is beside the words', async () => {
    await renderBlock(`type: hero
headline: Try it
tool: beside
call: { status: Live call, agent: Agent, caller: Guest, lines: [{ who: caller, text: Hello }] }
blocks:
  - { type: prose, heading: Fill out the form, text: It is short. }`)
    const call = screen.getByRole('figure', { name: 'Live call' })
    const tool = screen.getByRole('heading', { name: 'Fill out the form' })
    expect(tool.compareDocumentPosition(call)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('has the background of the theme unless the author wants another one', async () => {
    const skies = () => document.querySelectorAll('section > [aria-hidden] > span').length
    await renderBlock('{ type: hero, headline: Our prices }')
    expect(skies()).toBe(3)
    cleanup()
    await renderBlock('{ type: hero, headline: Our mission, sky: dark }')
    expect(skies()).toBe(0)
    cleanup()
    await renderBlock('{ type: hero, headline: Our people, sky: aurora }', { hero: 'plain' })
    expect(skies()).toBe(3)
  })

  it('has its points below both columns of the words over a tool', async () => {
    await renderBlock(`type: hero
headline: Bread
text: Every morning.
points: [Warm, Fresh]
blocks: [{ type: prose, text: A list }]`)
    const columns = [...(screen.getByRole('heading', { level: 1 }).parentElement?.parentElement?.children ?? [])]
    expect(columns.map(({ textContent }) => textContent)).toEqual(['Bread', 'Every morning.', 'WarmFresh'])
  })

  it('has the author’s text for a drawing that fails to load', async () => {
    await renderBlock(`type: hero
headline: Calls answered
illustration:
  src: /images/logos/northlight.svg
  alt: A telephone that rings
  missing: Drawing on its way`)
    const image = screen.getByRole('img', { name: 'A telephone that rings' })
    expect(image.getAttribute('data-missing')).toBe('Drawing on its way')
  })

  it('is dark behind its words where a picture is, and keeps the focus of that in sight', async () => {
    await renderBlock(
      '{ type: hero, headline: Good morning, illustration: { src: /images/shop.svg, alt: A shop, shape: full, focus: 30% 60% } }',
      { hero: 'plain' },
    )
    const region = screen.getByRole('region', { name: 'Good morning' })
    expect(region.hasAttribute('data-under-header')).toBe(true)
    expect(screen.getByRole('img', { name: 'A shop' }).style.objectPosition).toBe('30% 60%')
  })

  it.each([
    ['aurora', true, true],
    ['dark', true, false],
    ['plain', false, false],
    ['tinted', false, false],
  ] as const)('on the ground %s is dark below the header: %s, has an aurora: %s', async (hero, isDark, hasAurora) => {
    await renderBlock('{ type: hero, headline: Good morning }', { hero })
    const region = screen.getByRole('region', { name: 'Good morning' })
    expect(region.hasAttribute('data-under-header')).toBe(isDark)
    expect(region.querySelector(':scope > [aria-hidden]') !== null).toBe(hasAurora)
  })
})
