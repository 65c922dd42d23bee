import grip from 'icon:grip-vertical'
import { Reorder, useDragControls } from 'framer-motion'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { type Operation, writePointer } from '../../../src/language/edit/operation.ts'
import { change, wasSaved } from '../store.ts'
import { Icon } from './Icon.tsx'

/** The key of an entry, or the place of an item, and what is there. */
export type Entry<Item> = readonly [key: string | number, item: Item]

interface Props<Item> {
  readonly as?: 'ol' | 'tbody'
  /** JSON Pointer of the list or group. */
  readonly at: string
  /** The same list until its items change. */
  readonly entries: readonly Entry<Item>[]
  /** What a person calls an item. */
  readonly labelOf: (entry: Entry<Item>) => string
  /** What another order means, in the history. */
  readonly meaning: string
  /** Called with the new place of an item that was moved. */
  readonly onMoved?: (to: number) => void
  readonly children: (entry: Entry<Item>, handle: ReactNode) => ReactNode
}

/** Items that are put in order by drag, or with the arrow keys on their handles. */
export function SortableList<Item>({ as = 'ol', at, entries, labelOf, meaning, onMoved, children }: Props<Item>) {
  const list = useRef<HTMLElement | null>(null)
  const [order, setOrder] = useState<readonly number[]>([])
  // While moves are being saved, the items are those from before the first of them.
  const [kept, setKept] = useState<typeof entries>()
  const items = kept ?? entries
  /** The order that the file has after all moves. */
  const written = useRef(order)
  const waiting = useRef(0)
  const focused = useRef(-1)

  const newest = useRef(entries)

  const take = () => {
    if (waiting.current > 0) return
    focused.current = handlesIn(list).indexOf(document.activeElement as HTMLElement | null)
    written.current = newest.current.map((_, index) => index)
    setOrder(written.current)
    setKept(undefined)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: they have come from the file.
  useLayoutEffect(() => {
    newest.current = entries
    take()
  }, [entries])

  // The focus stays at the place that an item has moved to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the handles are those of the order.
  useLayoutEffect(() => {
    handlesIn(list)[focused.current]?.focus()
    focused.current = -1
  }, [order])

  const move = async (index: number, to: number) => {
    const from = written.current.indexOf(index)
    if (from === to || to < 0 || to >= items.length) return setOrder(written.current)
    const next = written.current.toSpliced(from, 1).toSpliced(to, 0, index)
    written.current = next
    setOrder(next)
    setKept(items)
    waiting.current++
    const outcome = await change([operationFor(from, next, to)], meaning).finally(() => waiting.current--)
    if (wasSaved(outcome)) onMoved?.(to)
    else take()
  }

  const operationFor = (from: number, next: readonly number[], to: number): Operation => {
    const keyAt = (place: number) => items[next[place] ?? -1]?.[0] ?? ''
    const key = keyAt(to)
    if (typeof key === 'number') return { op: 'move', from: `${at}/${from}`, path: `${at}/${to}` }
    const path = at + writePointer([key])
    return { op: 'move', from: path, path, before: String(keyAt(to + 1)) }
  }

  return (
    <Reorder.Group
      ref={(element: HTMLElement | null) => {
        list.current = element
      }}
      as={as}
      axis="y"
      values={[...order]}
      onReorder={setOrder}
      {...(as === 'ol' && { style: lines })}
    >
      {order.map((index) => {
        const entry = items[index]
        return (
          entry && (
            <Item
              key={index}
              as={as === 'ol' ? 'li' : 'tr'}
              value={index}
              label={labelOf(entry)}
              onDrop={() => void move(index, order.indexOf(index))}
              onMove={(by) => void move(index, order.indexOf(index) + by)}
            >
              {(handle) => children(entry, handle)}
            </Item>
          )
        )
      })}
    </Reorder.Group>
  )
}

const lines = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.25rem' } as const

const handlesIn = ({ current }: { readonly current: HTMLElement | null }): readonly (HTMLElement | null)[] => [
  ...(current?.querySelectorAll<HTMLElement>('[data-handle]') ?? []),
]

interface ItemProps {
  readonly as: 'li' | 'tr'
  readonly value: number
  readonly label: string
  readonly onDrop: () => void
  readonly onMove: (by: -1 | 1) => void
  readonly children: (handle: ReactNode) => ReactNode
}

function Item({ as, value, label, onDrop, onMove, children }: ItemProps) {
  const controls = useDragControls()
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
    if (by === undefined) return
    event.preventDefault()
    onMove(by)
  }
  return (
    <Reorder.Item
      as={as}
      value={value}
      dragListener={false}
      dragControls={controls}
      onDragEnd={onDrop}
      style={{ position: 'relative' }}
    >
      {children(
        <Handle
          type="button"
          data-handle=""
          aria-label={`Move ${label} with the arrow keys`}
          title="Drag, or move with the arrow keys"
          onPointerDown={(event) => controls.start(event)}
          onKeyDown={onKeyDown}
        >
          <Icon body={grip} size={1} />
        </Handle>,
      )}
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
