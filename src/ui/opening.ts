import { createContext } from 'react'

/** Whether the component is at the beginning of a page, visible before the visitor scrolls. */
export const OpeningContext = createContext(false)
