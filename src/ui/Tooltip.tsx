import {
  type FocusEvent,
  lazy,
  type PointerEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import styled from 'styled-components'

const TooltipBubble = lazy(() =>
  import('./TooltipBubble.tsx').then((module) => ({ default: module.TooltipBubble })),
)

interface TooltipProps {
  /** Short text of the tooltip. */
  readonly text: string
  /** A single focusable element. */
  readonly children: ReactNode
}

/** Time to move the pointer from the trigger to the bubble, in milliseconds. */
const grace = 120

/** A few words about a control, shown while it is hovered or has keyboard focus. Escape hides them. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const [trigger, setTrigger] = useState<Element | null>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = (place: Element) => {
    clearTimeout(leaving.current)
    setTrigger(place.firstElementChild)
  }
  const hide = () => {
    clearTimeout(leaving.current)
    setTrigger(null)
  }

  useEffect(() => () => clearTimeout(leaving.current), [])

  useEffect(() => {
    if (!trigger) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Otherwise Escape would also close a dialog around it.
      event.preventDefault()
      setTrigger(null)
    }
    trigger.setAttribute('aria-describedby', id)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      trigger.removeAttribute('aria-describedby')
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [trigger, id])

  return (
    <Place
      onPointerEnter={(event: PointerEvent) => event.pointerType !== 'touch' && show(event.currentTarget)}
      onPointerLeave={() => {
        leaving.current = setTimeout(hide, grace)
      }}
      onFocus={(event: FocusEvent) => event.target.matches(':focus-visible') && show(event.currentTarget)}
      onBlur={hide}
    >
      {children}
      {trigger ? (
        <Suspense fallback={null}>
          <TooltipBubble id={id} text={text} trigger={trigger} />
        </Suspense>
      ) : null}
    </Place>
  )
}

const Place = styled.span`
  display: inline-flex;
`
