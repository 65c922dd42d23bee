import { createStore, useStore } from 'zustand'

interface DialogState {
  /** Element ids of the open dialogs, the topmost last. */
  readonly open: readonly string[]
}

/** Which dialogs of the page are open, however they were opened: one state for all islands. */
export const dialogs = createStore<DialogState>(() => ({ open: [] }))

/** Whether a dialog is open. It isn't in the first render, which has to match the server's. */
export function useIsDialogOpen(elementId: string): boolean {
  return useStore(dialogs, ({ open }) => open.includes(elementId))
}

function follow({ target }: Event): void {
  if (!(target instanceof HTMLDialogElement)) return
  const { id } = target
  dialogs.setState(({ open }) => {
    const others = open.filter((each) => each !== id)
    return { open: target.open ? [...others, id] : others }
  })
}

if (typeof document !== 'undefined') {
  dialogs.setState({ open: [...document.querySelectorAll('dialog[open]')].map(({ id }) => id) })
  for (const type of ['toggle', 'close']) document.addEventListener(type, follow, true)
}
