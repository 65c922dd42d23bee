import { create } from 'zustand'

interface DialogState {
  /** Names of the dialogs that were open at least once since the page was entered. */
  readonly opened: readonly string[]
}

export const useDialogs = create<DialogState>(() => ({ opened: [] }))

/** Records that the browser has opened a dialog. */
export function noteOpened(name: string): void {
  useDialogs.setState(({ opened }) => (opened.includes(name) ? {} : { opened: [...opened, name] }))
}

/** Forgets all dialogs, because their page is gone. */
export function forgetDialogs(): void {
  useDialogs.setState({ opened: [] })
}
