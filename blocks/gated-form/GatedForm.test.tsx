import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useToasts } from '../../src/site/stores/toasts.ts'
import { dialogId } from '../../src/site/ui/dialogs.ts'
import { renderExample } from '../../tests/support/renderBlock.tsx'
import { access } from './access.ts'
import { accessKey } from './accessKey.ts'

const form = () => screen.queryByTitle<HTMLIFrameElement>('Booking calendar')
const isGranted = () => access.useFlag.getState().isSet

interface Message {
  readonly data?: unknown
  readonly origin?: string
  readonly source?: MessageEventSource | null
}

/** Renders the block and loads its form. */
async function openForm(): Promise<void> {
  await renderExample('gated-form')
  await userEvent.click(screen.getByRole('button', { name: /^Load/ }))
}

/** Posts the message of the block’s iframe, with the given changes. */
async function post(message: Message = {}): Promise<void> {
  const init = {
    data: { type: 'form:submit' },
    // Its stand-in is sandboxed.
    origin: 'null',
    source: form()?.contentWindow ?? null,
  }
  await act(async () => dispatchEvent(new MessageEvent('message', { ...init, ...message })))
}

afterEach(() => access.useFlag.setState(access.useFlag.getInitialState()))

describe('GatedForm', () => {
  it('grants access when the form in its frame is sent and stores it', async () => {
    await openForm()
    await post()
    expect(form()).toBeNull()
    expect(localStorage.getItem(accessKey)).toBe('true')
    expect(useToasts.getState().toasts).toMatchObject([
      { tone: 'success', title: 'Form sent', text: 'Call us and ask for the second batch.' },
    ])
  })

  it('shows one toast even if the frame reports the form twice', async () => {
    await openForm()
    const source = form()?.contentWindow ?? null
    await post()
    await post({ source })
    expect(useToasts.getState().toasts).toHaveLength(1)
  })

  it('takes its toast away with the dialog that says the same', async () => {
    const thanks = document.createElement('dialog')
    thanks.id = dialogId('example')
    thanks.showModal = vi.fn()
    document.body.append(thanks)
    await openForm()
    await post()
    expect(useToasts.getState().toasts).toHaveLength(1)
    // The dialog opens in the next frame.
    await vi.waitFor(() => {
      thanks.dispatchEvent(new Event('close'))
      expect(useToasts.getState().toasts).toEqual([])
    })
    thanks.remove()
  })

  it.each<[string, Message]>([
    ['another frame', { source: window }],
    ['nobody', { source: null }],
    ['an origin that its frame can’t have', { origin: location.origin }],
    ['another origin', { origin: 'https://forms.elsewhere.example' }],
    ['our frame about something else', { data: { type: 'form:resize' } }],
    ['our frame as a text', { data: 'form:submit' }],
    ['our frame with nothing', { data: null }],
  ])('ignores a message from %s', async (_, message) => {
    await openForm()
    await post(message)
    expect(isGranted()).toBe(false)
    expect(form()).not.toBeNull()
    expect(localStorage.getItem(accessKey)).toBeNull()
  })

  it('shows no form to a visitor who already has access', async () => {
    access.useFlag.setState({ isSet: true })
    await renderExample('gated-form')
    expect(form()).toBeNull()
    expect(screen.queryByRole('button', { name: /^Load/ })).toBeNull()
    expect(screen.getByRole('heading', { name: 'Call now' })).toBeTruthy()
  })
})
