import { type FocusEvent, lazy, type PointerEvent, type ReactNode, Suspense, useState } from 'react'
import styled from 'styled-components'

const TooltipBubble = lazy(() => import('./TooltipBubble.tsx').then((module) => ({ default: module.TooltipBubble })))

interface TooltipProps {
  /** Short text of the tooltip. */
  readonly text: string
  /** A single focusable element. */
  readonly children: ReactNode
}

/** A few words about a control, shown while it is hovered or has keyboard focus. Their code loads with the first of both. */
export function Tooltip({ text, children }: TooltipProps) {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const load = (place: Element) => setAnchor(place.firstElementChild)
  return (
    <Place
      onPointerEnter={(event: PointerEvent) => event.pointerType !== 'touch' && load(event.currentTarget)}
      onFocus={(event: FocusEvent) => event.target.matches(':focus-visible') && load(event.currentTarget)}
    >
      {children}
      {anchor ? (
        <Suspense fallback={null}>
          <TooltipBubble text={text} anchor={anchor} />
        </Suspense>
      ) : null}
    </Place>
  )
}

const Place = styled.span`
  display: inline-flex;
`
