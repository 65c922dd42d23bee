import clipboard from 'icon:clipboard'
import eyeOff from 'icon:eye-off'
import plus from 'icon:plus'
import { Reorder } from 'framer-motion'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import type { OutlineBlock } from '../server/places.ts'
import { AddBlockSheet } from './AddBlockSheet.tsx'
import { oneLine, small, target } from './look.ts'
import { usePlace, wordsOf } from './place.ts'
import { SiteList } from './SiteList.tsx'
import { change, setStudio, useStudio, wasSaved } from './store.ts'
import { Button } from './ui/Button.tsx'
import { Hint } from './ui/fields.tsx'
import { Icon } from './ui/Icon.tsx'
import { Sortable } from './ui/Sortable.tsx'

interface Props {
  readonly blocks: readonly OutlineBlock[]
  readonly onPoint: (at: string | undefined) => void
}

/** What the page consists of, and what the whole site has. */
export function Outline({ blocks, onPoint }: Props) {
  const { page, selected, select } = usePlace()
  const held = useStudio((studio) => studio.clipboard)
  const [order, setOrder] = useState<readonly OutlineBlock[]>(blocks)
  const [addAt, setAddAt] = useState<string>()
  useEffect(() => setOrder(blocks), [blocks])
  const owner = blocks[0]?.at.replace(/\/blocks\/\d+$/, '') ?? (page && `/pages/${page.name}`)
  const chosen = blocks.findIndex(({ at }) => selected === at || selected?.startsWith(`${at}/`))
  const next = `${owner}/blocks/${chosen === -1 ? blocks.length : chosen + 1}`

  const move = async (from: number, to: number) => {
    const block = blocks[from]
    if (!block || from === to || to < 0 || to >= blocks.length) return
    const path = `${owner}/blocks/${to}`
    const outcome = await change(
      [{ op: 'move', from: block.at, path }],
      `${wordsOf(block.type)} moves to place ${to + 1}`,
    )
    if (wasSaved(outcome)) select(path)
    else setOrder(blocks)
  }

  const paste = async () => {
    if (!held) return
    const { value, cutFrom, type } = held
    const operations = [{ op: 'add', path: next, value }] as const
    if (cutFrom === undefined) wasSaved(await change(operations, `${wordsOf(type)} is pasted`))
    else if (wasSaved(await change([{ op: 'move', from: cutFrom, path: next }], `${wordsOf(type)} moves here`)))
      setStudio({ clipboard: undefined })
    select(next)
  }

  return (
    <Column>
      <Head>
        <h2>{owner?.startsWith('/dialogs/') ? `Dialog ${owner.split('/')[2]}` : 'Blocks of this page'}</h2>
        <Button icon={plus} isCompact label="Add a block" onClick={() => setAddAt(next)} />
      </Head>
      <Reorder.Group as="ol" axis="y" values={[...order]} onReorder={setOrder}>
        {order.map((block) => (
          <Block
            key={block.at + block.type}
            block={block}
            isSelected={blocks[chosen]?.at === block.at}
            onSelect={() => select(block.at)}
            onPoint={onPoint}
            onDrop={() => void move(blocks.indexOf(block), order.indexOf(block))}
            onMove={(by) => void move(blocks.indexOf(block), blocks.indexOf(block) + by)}
          />
        ))}
      </Reorder.Group>
      {blocks.length === 0 && (
        <Hint>Nothing here yet. Add a block: it comes with an example that you only have to change.</Hint>
      )}
      {held && (
        <Button
          icon={clipboard}
          kind="plain"
          label={`Paste ${wordsOf(held.type).toLowerCase()}`}
          onClick={() => void paste()}
        />
      )}
      <SiteList />
      {addAt !== undefined && <AddBlockSheet at={addAt} onClose={() => setAddAt(undefined)} />}
    </Column>
  )
}

interface BlockProps {
  readonly block: OutlineBlock
  readonly isSelected: boolean
  readonly onSelect: () => void
  readonly onPoint: (at: string | undefined) => void
  readonly onDrop: () => void
  readonly onMove: (by: -1 | 1) => void
}

function Block({ block, isSelected, onSelect, onPoint, onDrop, onMove }: BlockProps) {
  return (
    <Sortable value={block} label={wordsOf(block.type)} onDrop={onDrop} onMove={onMove}>
      {(handle) => (
        <Line
          data-selected={isSelected || undefined}
          onPointerEnter={() => onPoint(block.at)}
          onPointerLeave={() => onPoint(undefined)}
        >
          {handle}
          <Name type="button" aria-current={isSelected} onClick={onSelect}>
            <span>{wordsOf(block.type)}</span>
            <span>{block.label}</span>
          </Name>
          {block.isHidden && <Icon body={eyeOff} size={0.875} />}
        </Line>
      )}
    </Sortable>
  )
}

const Column = styled.div`
  display: grid;
  gap: 0.5rem;
  padding: 0.75rem 0.5rem 2rem;
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-inline-start: 0.5rem;
`

const Line = styled.div`
  display: flex;
  align-items: center;
  padding-inline-end: 0.375rem;
  border-radius: 0.4375rem;
  background: var(--bar);

  &:hover {
    background: var(--hover);
  }
  &[data-selected] {
    background: var(--accent-soft);
  }
`

const Name = styled.button`
  ${target}
  display: grid;
  flex: 1;
  min-width: 0;
  padding: 0.3125rem 0.25rem;
  border: 0;
  background: none;
  text-align: start;
  cursor: pointer;

  > * {
    ${oneLine}
  }
  > :first-child {
    font-weight: 500;
  }
  > :last-child {
    ${small}
    color: var(--quiet);
  }
`
