import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderExample } from '../../tests/support/renderBlock.tsx'
import { clock } from './clock.ts'
import { voicesOf } from './voicesOf.ts'

describe('clock', () => {
  it.each([
    [0, '0:00'],
    [9.96, '0:09'],
    [61, '1:01'],
  ])('shows %s seconds as %s', (seconds, shown) => expect(clock(seconds)).toBe(shown))
})

describe('voicesOf', () => {
  it('gives each voice its color while it speaks', () => {
    const said = [
      { who: 'agent', at: 0.4, text: 'Hi' },
      { who: 'caller', at: 5.1, text: 'Hello' },
      { who: 'agent', at: 15, text: 'Bye' },
    ] as const
    expect(voicesOf(said, 20)).toBe('linear-gradient(90deg,var(--agent) 0 25%,var(--caller) 0 75%,var(--agent) 0 100%)')
  })
})

describe('CallSample', () => {
  it('downloads nothing of the recording before it is played', async () => {
    const { container } = await renderExample('call-sample')
    const audio = container.querySelector('audio')
    expect(audio?.getAttribute('src')).toBe('/calls/heating.mp3')
    expect(audio?.preload).toBe('none')
  })

  it('has a line for everything that is said, with its speaker and its time', async () => {
    await renderExample('call-sample')
    const lines = screen.getAllByRole('listitem').map((line) => line.textContent)
    expect(lines).toHaveLength(7)
    expect(lines[1]).toBe('Homeowner0:04Hi, um, our heat just went out. Can anyone come tomorrow morning?')
  })

  it('knows how long the recording lasts', async () => {
    const { container } = await renderExample('call-sample')
    expect(container.querySelector('p b')?.parentElement?.textContent).toBe('0:00 of 0:28')
    expect(screen.getByRole('slider', { name: 'Position' }).getAttribute('max')).toBe('28.9')
  })

  it('says that a recording can’t be loaded until it plays, asks for it again, and plays it faster', async () => {
    const { container } = await renderExample('call-sample')
    const audio = container.querySelector('audio') as HTMLAudioElement
    audio.play = vi.fn(() => Promise.reject(new DOMException('', 'NotSupportedError')))
    audio.load = vi.fn()
    await import('./page.ts')
    expect(screen.queryByRole('alert')).toBeNull()

    Object.defineProperty(audio, 'error', { value: { code: 4 }, configurable: true })
    audio.dispatchEvent(new Event('error'))
    expect(screen.getByRole('alert').textContent).toMatch(/^The recording didn’t load/)

    screen.getByRole('button', { name: 'Play the call' }).click()
    expect(audio.load).toHaveBeenCalledOnce()
    Object.defineProperty(audio, 'error', { value: null })
    audio.dispatchEvent(new Event('playing'))
    expect(screen.queryByRole('alert')).toBeNull()

    const rates = ['Speed 1×', 'Speed 1.25×', 'Speed 1.5×', 'Speed 1×'].map((name) => {
      screen.getByRole('button', { name }).click()
      return audio.playbackRate
    })
    expect(rates).toEqual([1.25, 1.5, 1, 1.25])
  })
})
