import { createContext, type ReactNode } from 'react'

/** What the section of a block has below its content, from outside of the block. */
export const SectionEndContext = createContext<ReactNode>(undefined)
