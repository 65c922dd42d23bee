import { createContext } from 'react'

/** Whether the component is at the beginning of a page, visible before the visitor scrolls. */
export const OpeningContext = createContext(false)

/** Whether an element is the first block of a page or inside it: the value of `OpeningContext` there. */
export function isInOpening(element: Element): boolean {
  return element.closest('#main > :first-child, #main > h1 + *') !== null
}
