import { createContext, useContext } from 'react'

/** Whether the component is rendered inside a dialog, which the visitor has opened. */
const InsideDialog = createContext(false)

export const InsideDialogProvider = InsideDialog.Provider

export function useIsInsideDialog(): boolean {
  return useContext(InsideDialog)
}
