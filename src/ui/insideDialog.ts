import { createContext, useContext } from 'react'

/** Whether what is rendered stands in a dialog, which a visitor has opened before they see it. */
const InsideDialog = createContext(false)

export const InsideDialogProvider = InsideDialog.Provider

export function useIsInsideDialog(): boolean {
  return useContext(InsideDialog)
}
