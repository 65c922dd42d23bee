import { createContext, useContext } from 'react'

const OpeningContext = createContext(false)

/** Provides whether its content is at the beginning of a page. */
export const OpeningProvider = OpeningContext.Provider

/** Whether the component is visible before the visitor scrolls. */
export function useIsOpening(): boolean {
  return useContext(OpeningContext)
}
