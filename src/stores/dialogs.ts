import { create } from 'zustand'

interface DialogState {
  /** Names of the open dialogs, the topmost last. The browser decides; this mirrors it. */
  readonly open: readonly string[]
  /** Names of the dialogs that were open at least once since the page was entered. */
  readonly opened: readonly string[]
}

export const useDialogs = create<DialogState>(() => ({ open: [], opened: [] }))

const withName = (names: readonly string[], name: string) => (names.includes(name) ? names : [...names, name])

/** Notes that the browser opened or closed a dialog. */
export function noteDialog(name: string, state: 'open' | 'closed'): void {
  useDialogs.setState(({ open, opened }) =>
    state === 'open'
      ? { open: withName(open, name), opened: withName(opened, name) }
      : { open: open.filter((other) => other !== name), opened },
  )
}

/** Forgets all dialogs: the page they belong to is gone. */
export function forgetDialogs(): void {
  useDialogs.setState({ open: [], opened: [] })
}
