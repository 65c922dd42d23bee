import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { dialogs, useIsDialogOpen } from './dialogs.ts'

function Shown() {
  return <output>{useIsDialogOpen('dialog-demo') ? 'open' : 'closed'}</output>
}

it('a block knows whether a dialog is open, however it was opened', () => {
  render(
    <>
      <dialog id="dialog-demo" />
      <Shown />
    </>,
  )
  const dialog = document.querySelector('dialog') as HTMLDialogElement
  expect(screen.getByRole('status').textContent).toBe('closed')
  dialog.setAttribute('open', '')
  act(() => void fireEvent(dialog, new Event('toggle')))
  expect(screen.getByRole('status').textContent).toBe('open')
  expect(dialogs.getState().open).toEqual(['dialog-demo'])
  dialog.removeAttribute('open')
  act(() => void fireEvent(dialog, new Event('close')))
  expect(screen.getByRole('status').textContent).toBe('closed')
})
