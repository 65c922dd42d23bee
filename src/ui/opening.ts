import { createContext, useContext } from 'react'

const OpeningContext = createContext(false)

/** Says whether what is inside opens a page. */
export const OpeningProvider = OpeningContext.Provider

/** Whether this is part of what visitors see before they scroll. */
export function useIsOpening(): boolean {
  return useContext(OpeningContext)
}
