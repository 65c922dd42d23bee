import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { InSite } from '../../../tests/support/InSite.tsx'
import { dialogs } from '../stores/dialogs.ts'
import { dismissToast, showToast, useToasts } from '../stores/toasts.ts'
import { ToastList } from './ToastList.tsx'

/** jsdom doesn’t support popovers and treats their content as hidden. */
const inPopover = { hidden: true } as const

const shown = () => useToasts.getState().toasts.map((toast) => toast.title)

describe('ToastList', () => {
  it('announces an error at once and other toasts politely', async () => {
    render(<ToastList />, { wrapper: InSite })
    act(() => {
      showToast({ tone: 'success', title: 'Message Sent' })
      showToast({ tone: 'error', title: 'Missing information', text: 'Select a date.' })
    })
    expect((await screen.findByRole('status', inPopover)).textContent).toContain('Message Sent')
    expect((await screen.findByRole('alert', inPopover)).textContent).toContain('Select a date.')
  })

  it('removes a toast when it is dismissed', async () => {
    const user = userEvent.setup()
    render(<ToastList />, { wrapper: InSite })
    act(() => {
      showToast({ tone: 'info', title: 'One' })
    })
    await user.click(await screen.findByRole('button', { name: 'Dismiss', ...inPopover }))
    expect(shown()).toEqual([])
    await expect.poll(() => screen.queryByText('One')).toBeNull()
  })

  it('keeps a dismissed toast out of reach until it has moved out', async () => {
    render(<ToastList />, { wrapper: InSite })
    act(() => {
      showToast({ tone: 'info', title: 'Moving' })
    })
    const card = await screen.findByRole('status', inPopover)
    let finish = () => {}
    const finished = new Promise<void>((resolve) => {
      finish = resolve
    })
    card.getAnimations = () => [{ finished } as unknown as Animation]
    act(() => dismissToast(useToasts.getState().toasts[0]?.id ?? 0))
    expect(shown()).toEqual([])
    expect(screen.getByText('Moving')).toBeDefined()
    expect(card.hasAttribute('inert')).toBe(true)
    finish()
    await expect.poll(() => screen.queryByText('Moving')).toBeNull()
  })

  it('makes room for a dialog that opens', () => {
    render(<ToastList />, { wrapper: InSite })
    act(() => {
      showToast({ tone: 'success', title: 'Message Sent' })
    })
    act(() => dialogs.setState({ open: ['dialog-book-demo'] }))
    expect(shown()).toEqual([])
    act(() => {
      showToast({ tone: 'success', title: 'Demo Scheduled!' })
    })
    act(() => dialogs.setState({ open: [] }))
    expect(shown()).toEqual(['Demo Scheduled!'])
  })

  it('moves into the open dialog, where it can be reached, and outlives the dialog', async () => {
    render(<ToastList />, { wrapper: InSite })
    render(
      <dialog open>
        <button type="button">Send</button>
      </dialog>,
    )
    act(() => {
      showToast({ tone: 'success', title: 'Demo Scheduled!' })
    })
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    const toast = await screen.findByText('Demo Scheduled!')
    expect(dialog.contains(toast)).toBe(true)

    act(() => dialog.close())
    expect(dialog.contains(toast)).toBe(false)
    expect(document.body.contains(toast)).toBe(true)
  })
})

describe('a toast in ToastList', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })

  it('disappears after a time, but not while it is hovered or focused', async () => {
    render(<ToastList />, { wrapper: InSite })
    await act(() => vi.advanceTimersByTimeAsync(50))
    act(() => {
      showToast({ tone: 'info', title: 'Held' })
    })
    const toast = await vi.waitFor(() => screen.getByRole('status', inPopover))
    fireEvent.pointerEnter(toast)
    act(() => vi.advanceTimersByTime(20_000))
    expect(shown()).toEqual(['Held'])

    fireEvent.pointerLeave(toast)
    act(() => vi.advanceTimersByTime(7_000))
    expect(shown()).toEqual([])
  })
})
