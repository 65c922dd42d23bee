import type { ElementType, ReactNode } from 'react'
import type { Html } from '../../../schema/values.ts'
import { useLanguage } from './language.ts'
import { RichText } from './RichText.tsx'

interface PriceNoteProps {
  /** What the author says below the prices of a block. */
  readonly note: Html | undefined
  /** The styled paragraph. */
  readonly as: ElementType<{ children: ReactNode }>
}

/** The text below prices: the block's own, then what the site says about all prices. Nothing if there is neither. */
export function PriceNote({ note, as: Element }: PriceNoteProps) {
  const { priceNote } = useLanguage()
  if (!note && !priceNote) return null
  return (
    <Element>
      {note ? <RichText html={note} inline /> : null}
      {note && priceNote ? ' ' : null}
      {priceNote}
    </Element>
  )
}
