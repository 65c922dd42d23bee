import { createContext } from 'react'

/** Whether the component is inside a dialog, which the visitor has opened. */
export const InsideDialogContext = createContext(false)
