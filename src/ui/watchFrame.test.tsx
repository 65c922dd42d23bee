import { act, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Service } from '../../schema/values.ts'
import { useServiceScript } from './useServiceScript.ts'

const address = '/stand-ins/calendar-embed.js'
const calendar: Service = {
  id: 'booking',
  title: 'Booking calendar',
  url: '/stand-ins/calendar.html',
  host: 'www.example.com',
  origin: '',
  script: address,
}

function State({ service = calendar, wanted = true }: { service?: Service; wanted?: boolean }) {
  return <output>{useServiceScript(service, wanted)}</output>
}

const scripts = () => document.querySelectorAll(`script[src="${address}"]`)
const states = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
const settle = (event: 'load' | 'error') => act(async () => void scripts()[0]?.dispatchEvent(new Event(event)))

describe('useServiceScript', () => {
  it('loads the script once it is enabled', async () => {
    const { rerender } = render(<State wanted={false} />)
    expect(scripts()).toHaveLength(0)
    expect(states()).toEqual(['loading'])
    rerender(<State />)
    expect(scripts()).toHaveLength(1)
    await settle('load')
    expect(states()).toEqual(['loaded'])
  })

  it('shares one script element and removes it with the last user', async () => {
    const { rerender, unmount } = render([<State key="a" />, <State key="b" />])
    expect(scripts()).toHaveLength(1)
    await settle('load')
    expect(states()).toEqual(['loaded', 'loaded'])
    rerender([<State key="b" />])
    expect(scripts()).toHaveLength(1)
    unmount()
    expect(scripts()).toHaveLength(0)
  })

  it('logs a failure without throwing', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    render(<State />)
    await settle('error')
    expect(states()).toEqual(['failed'])
    expect(log.mock.calls).toEqual([[`The script of ‘Booking calendar’ could not be loaded: ${address}`]])
  })

  it('has the state `none` if the service has no script', () => {
    const { script: _, ...plain } = calendar
    render(<State service={plain} />)
    expect(states()).toEqual(['none'])
  })
})
