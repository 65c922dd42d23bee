import grip from 'icon:grip-vertical'
import { Reorder, useDragControls } from 'framer-motion'
import type { KeyboardEvent, ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from './Icon.tsx'

interface Props<Value> {
  readonly as?: 'li' | 'tr'
  readonly value: Value
  /** What its handle moves. */
  readonly label: string
  readonly onDrop: () => void
  readonly onMove: (by: -1 | 1) => void
  readonly children: (handle: ReactNode) => ReactNode
}

/** An item of a `Reorder.Group` with a handle, which moves it by drag and with the arrow keys. */
export function Sortable<Value>({ as = 'li', value, label, onDrop, onMove, children }: Props<Value>) {
  const controls = useDragControls()
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
    if (by === undefined) return
    event.preventDefault()
    onMove(by)
  }
  const handle = (
    <Handle
      type="button"
      aria-label={`Move ${label} with the arrow keys`}
      title="Drag, or move with the arrow keys"
      onPointerDown={(event) => controls.start(event)}
      onKeyDown={onKeyDown}
    >
      <Icon body={grip} size={1} />
    </Handle>
  )
  return (
    <Reorder.Item
      as={as}
      value={value}
      dragListener={false}
      dragControls={controls}
      onDragEnd={onDrop}
      style={{ position: 'relative' }}
    >
      {children(handle)}
    </Reorder.Item>
  )
}

const Handle = styled.button`
  flex: none;
  padding: 0.5rem 0.1875rem;
  border: 0;
  border-radius: 0.25rem;
  background: none;
  color: var(--quiet);
  cursor: grab;
  touch-action: none;
`
