import { safePolygon, useDismiss, useFocus, useHover, useInteractions, useRole } from '@floating-ui/react'
import { cloneElement, type JSX, useState } from 'react'
import styled from 'styled-components'
import { color, duration, ease, media, radius, shadow, text as type } from '../../src/theme/tokens.ts'
import { useAnchored } from '../../src/ui/useAnchored.ts'

interface TooltipProps {
  /** Short text of the tooltip. */
  readonly text: string
  /** A single focusable element, which passes the attributes that it gets on to its own. */
  readonly children: JSX.Element
}

/** A few words about a control, shown while it is hovered or has keyboard focus. Escape hides them. */
export function Tooltip({ text, children }: TooltipProps) {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { show, floatingStyles, context } = useAnchored({
    anchor,
    placement: 'bottom',
    isOpen,
    onOpenChange(isOpen, event, reason) {
      // Otherwise Escape would also close a dialog around it.
      if (reason === 'escape-key') event?.preventDefault()
      setIsOpen(isOpen)
    },
  })
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useHover(context, { mouseOnly: true, handleClose: safePolygon() }),
    useFocus(context),
    useDismiss(context),
    useRole(context, { role: 'tooltip' }),
  ])
  return (
    <>
      {cloneElement(children, { ...getReferenceProps(), ref: setAnchor })}
      {isOpen ? (
        <Bubble {...getFloatingProps()} ref={show} style={floatingStyles} popover="manual">
          {text}
        </Bubble>
      ) : null}
    </>
  )
}

const Bubble = styled.span`
  inset: auto;
  width: max-content;
  max-width: min(18rem, 100vw - 1rem);
  margin: 0;
  padding: 0.5rem 0.75rem;
  border: 0;
  border-radius: ${radius.small};
  background: ${color.ink};
  color: ${color.paper};
  font: ${type.caption};
  box-shadow: ${shadow.lifted};

  ${media.motion} {
    transition: opacity ${duration.quick} ${ease.out};

    @starting-style {
      opacity: 0;
    }
  }
`
