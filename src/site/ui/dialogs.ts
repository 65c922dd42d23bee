/** Element id of the dialog with a name. */
export const dialogId = (name: string) => `dialog-${name}`

/** Opens the dialog with a name from code, if the page has it. */
export function showDialog(name: string): void {
  const dialog = document.getElementById(dialogId(name))
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}

/** The open dialogs of the page, menu included. */
export function openDialogs(): readonly HTMLDialogElement[] {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')]
}

/** The dialog around an element, if there is one. */
export function dialogAround(target: EventTarget | null): HTMLDialogElement | undefined {
  return (target instanceof Element && target.closest('dialog')) || undefined
}
