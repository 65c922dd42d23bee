import { autoUpdate, FloatingPortal, flip, offset, shift, useFloating } from '@floating-ui/react'
import styled from 'styled-components'
import { color, duration, ease, media, radius, shadow, text as type } from '../theme/tokens.ts'
import { dialogAround } from './dialogs.ts'

interface Props {
  readonly id: string
  readonly text: string
  readonly trigger: Element
}

/** The bubble of a tooltip, above its trigger if there is space. */
export function TooltipBubble({ id, text, trigger }: Props) {
  const { refs, floatingStyles, isPositioned } = useFloating({
    elements: { reference: trigger },
    open: true,
    placement: 'top',
    strategy: 'fixed',
    transform: false,
    middleware: [offset(8), flip(), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  })
  return (
    // While a dialog is open, the rest of the page is inert, so the bubble must be inside the dialog.
    <FloatingPortal root={dialogAround(trigger) ?? document.body}>
      <Bubble
        id={id}
        ref={refs.setFloating}
        role="tooltip"
        style={floatingStyles}
        data-state={isPositioned ? 'open' : 'measuring'}
      >
        {text}
      </Bubble>
    </FloatingPortal>
  )
}

const Bubble = styled.div`
  z-index: 70;
  width: max-content;
  max-width: min(18rem, 100vw - 1rem);
  padding: 0.5rem 0.75rem;
  border-radius: ${radius.small};
  background: ${color.ink};
  color: ${color.paper};
  font: ${type.caption};
  box-shadow: ${shadow.lifted};

  &[data-state='measuring'] {
    visibility: hidden;
  }

  ${media.motion} {
    transition: opacity ${duration.quick} ${ease.out};

    @starting-style {
      opacity: 0;
    }
  }
`
