import { useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { color, duration, ease, media, radius, shadow, text as type } from '../theme/tokens.ts'
import { placeNear } from './placeNear.ts'

interface Props {
  readonly id: string
  readonly text: string
  readonly trigger: Element
}

/** The bubble of a tooltip, below its trigger if there is space. */
export function TooltipBubble({ id, text, trigger }: Props) {
  const bubble = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (bubble.current === null) return
    bubble.current.showPopover()
    return placeNear(trigger, bubble.current, { side: 'below', align: 'center' })
  }, [trigger])
  return (
    <Bubble id={id} ref={bubble} popover="manual" role="tooltip">
      {text}
    </Bubble>
  )
}

const Bubble = styled.span`
  position: fixed;
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
