import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Action } from '../../../schema/values.ts'
import { ActionLink } from '../../../src/site/runtime/ActionLink.tsx'
import { InSite } from '../../support/InSite.tsx'
import { toyFrame } from '../../support/toySite.ts'

const call: Action = { label: 'Call us', target: { kind: 'call', tel: '+12025550199' } }
const counted = { ...toyFrame, analytics: { events: { call: 'Call started' } } }

/** Name of the event that a click on the action reports. */
function eventOf(action: Action, frame = toyFrame): string | null {
  const { unmount } = render(
    <InSite shell={frame}>
      <ActionLink action={action} variant="plain" />
    </InSite>,
  )
  const event = screen.getByRole('link', { name: action.label }).getAttribute('data-event')
  unmount()
  return event
}

it('ActionLink reports actions that the site names, including those that a block creates', () => {
  expect(eventOf(call, counted)).toBe('Call started')
  expect(
    eventOf({ label: 'Source', target: { kind: 'href', href: 'https://a.example/', newTab: true } }, counted),
  ).toBe(null)
})

it('ActionLink prefers the event name of the action itself', () => {
  expect(eventOf({ ...call, event: 'Night line' }, counted)).toBe('Night line')
})

it('ActionLink reports nothing if the site has no analytics', () => {
  expect(eventOf(call)).toBe(null)
})
