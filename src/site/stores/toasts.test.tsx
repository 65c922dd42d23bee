import { describe, expect, it, vi } from 'vitest'
import { keepToast, showKeptToast, useToasts } from './toasts.ts'

const toast = { tone: 'success', title: 'Good choice', text: 'One left.' } as const

describe('keepToast', () => {
  it('shows nothing on this page', () => {
    keepToast(toast)
    expect(useToasts.getState().toasts).toEqual([])
  })

  it('gives the toast to the next page, which shows it once', () => {
    keepToast(toast)
    showKeptToast()
    showKeptToast()
    expect(useToasts.getState().toasts).toMatchObject([toast])
    expect(sessionStorage).toHaveLength(0)
  })

  it('does nothing if the browser refuses storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    keepToast(toast)
    showKeptToast()
    expect(useToasts.getState().toasts).toEqual([])
  })
})
