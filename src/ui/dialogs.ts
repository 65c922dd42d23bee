/** Element id of the dialog with a name. */
export const dialogId = (name: string) => `dialog-${name}`

/** The dialog with a name, if the page has it. */
export function findDialog(name: string): HTMLDialogElement | undefined {
  const element = document.getElementById(dialogId(name))
  return element instanceof HTMLDialogElement ? element : undefined
}

/** Opens the dialog with a name from code. */
export function showDialog(name: string): void {
  const dialog = findDialog(name)
  if (dialog && !dialog.open) dialog.showModal()
}

/** The open dialogs of the page, menu included. */
export function openDialogs(): readonly HTMLDialogElement[] {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')]
}

/** The dialog around an element, if there is one. */
export function dialogAround(target: EventTarget | null): HTMLDialogElement | undefined {
  return (target instanceof Element && target.closest('dialog')) || undefined
}
