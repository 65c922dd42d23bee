import {
  autoUpdate,
  FloatingFocusManager,
  FloatingPortal,
  flip,
  offset,
  type Placement,
  shift,
  size,
  useClick,
  useDismiss,
  useFloating,
  useInteractions,
  useRole,
} from '@floating-ui/react'
import { cloneElement, type ReactElement, type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { floating } from '../look.ts'

interface Props {
  /** The button that opens it. */
  readonly trigger: ReactElement<Record<string, unknown>>
  readonly label: string
  readonly placement?: Placement
  readonly children: (close: () => void) => ReactNode
}

/** Something that opens beside a button, and closes with Esc or a click elsewhere. */
export function Popover({ trigger, label, placement = 'bottom-start', children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { refs, floatingStyles, context } = useFloating({
    open: isOpen,
    onOpenChange: setOpen,
    placement,
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(6),
      flip({ padding: 8 }),
      shift({ padding: 8 }),
      size({
        padding: 8,
        apply({ availableHeight, elements }) {
          elements.floating.style.maxHeight = `${Math.max(160, availableHeight)}px`
        },
      }),
    ],
  })
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useClick(context),
    useDismiss(context),
    useRole(context, { role: 'dialog' }),
  ])
  return (
    <>
      {cloneElement(trigger, { ref: refs.setReference, ...getReferenceProps() })}
      {isOpen && (
        <FloatingPortal>
          <FloatingFocusManager context={context} modal={false}>
            <Surface ref={refs.setFloating} style={floatingStyles} aria-label={label} {...getFloatingProps()}>
              {children(() => setOpen(false))}
            </Surface>
          </FloatingFocusManager>
        </FloatingPortal>
      )}
    </>
  )
}

const Surface = styled.div`
  z-index: 40;
  display: flex;
  flex-direction: column;
  min-width: 14rem;
  max-width: min(24rem, calc(100vw - 1rem));
  overflow: auto;
  padding: 0.375rem;
  ${floating}
`
