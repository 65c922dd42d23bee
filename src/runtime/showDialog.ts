import { dialogElementId } from './actions/DialogButton.tsx'

/** Opens the dialog that is declared under this name, when something else than a button asks for it. */
export function showDialog(name: string): void {
  const dialog = document.getElementById(dialogElementId(name))
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}
