import { autoUpdate, flip, offset, shift, type UseFloatingOptions, useFloating } from '@floating-ui/react'
import { useCallback } from 'react'

/** Distance to the anchor and to the edge of the screen, in pixels. */
const gap = 8

interface Anchored extends Required<Pick<UseFloatingOptions, 'placement' | 'onOpenChange'>> {
  readonly anchor: Element
  readonly isOpen: boolean
}

/**
 * Keeps a popover beside its anchor and on the screen, in the top layer. The element with
 * `popover="manual"` gets `show` as its `ref`, and `floatingStyles`.
 */
export function useAnchored({ anchor, placement, isOpen, onOpenChange }: Anchored) {
  const floating = useFloating({
    open: isOpen,
    onOpenChange,
    placement,
    strategy: 'fixed',
    transform: false,
    middleware: [offset(gap), flip({ padding: gap }), shift({ padding: gap })],
    elements: { reference: anchor },
    whileElementsMounted: autoUpdate,
  })
  const { setFloating } = floating.refs
  const show = useCallback(
    (popover: HTMLElement | null) => {
      popover?.showPopover()
      setFloating(popover)
    },
    [setFloating],
  )
  return { ...floating, show }
}
