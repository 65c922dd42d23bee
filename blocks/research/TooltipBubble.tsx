import { safePolygon, useDismiss, useHover, useInteractions, useRole } from '@floating-ui/react'
import { useEffect, useEffectEvent, useState } from 'react'
import styled from 'styled-components'
import { color, duration, ease, media, radius, shadow, text as type } from '../../src/site/theme/tokens.ts'
import { useAnchored } from '../../src/site/ui/useAnchored.ts'

interface Props {
  readonly text: string
  readonly anchor: Element
}

/** The bubble of a tooltip: open while its anchor has the pointer or keyboard focus, until Escape. */
export function TooltipBubble({ text, anchor }: Props) {
  const [isOpen, setIsOpen] = useState(() => anchor.matches(':hover, :focus-visible'))
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
  const { getFloatingProps } = useInteractions([
    useHover(context, { mouseOnly: true, handleClose: safePolygon() }),
    useDismiss(context),
    useRole(context, { role: 'tooltip' }),
  ])
  const followFocus = useEffectEvent(({ type }: Event) =>
    setIsOpen(type === 'focus' && anchor.matches(':focus-visible')),
  )
  useEffect(() => {
    const abort = new AbortController()
    for (const type of ['focus', 'blur'])
      anchor.addEventListener(type, (event) => followFocus(event), { signal: abort.signal })
    return () => abort.abort()
  }, [anchor])
  useEffect(() => {
    if (!isOpen) return
    anchor.setAttribute('aria-describedby', context.floatingId ?? '')
    return () => anchor.removeAttribute('aria-describedby')
  }, [anchor, isOpen, context.floatingId])
  if (!isOpen) return null
  return (
    <Bubble {...getFloatingProps()} ref={show} style={floatingStyles} popover="manual">
      {text}
    </Bubble>
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
