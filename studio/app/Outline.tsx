import clipboard from 'icon:clipboard'
import eyeOff from 'icon:eye-off'
import plus from 'icon:plus'
import { useMemo, useState } from 'react'
import styled from 'styled-components'
import type { OutlineBlock } from '../server/places.ts'
import { AddBlockSheet } from './AddBlockSheet.tsx'
import { usePlace, wordsOf } from './place.ts'
import { SiteList } from './SiteList.tsx'
import { change, setStudio, useStudio, wasSaved } from './store.ts'
import { Button } from './ui/Button.tsx'
import { Hint, Line } from './ui/fields.tsx'
import { Icon } from './ui/Icon.tsx'
import { MenuItem } from './ui/MenuItem.tsx'
import { type Entry, SortableList } from './ui/SortableList.tsx'

interface Props {
  readonly blocks: readonly OutlineBlock[]
  readonly onPoint: (at: string | undefined) => void
}

/** What the page consists of, and what the whole site has. */
export function Outline({ blocks, onPoint }: Props) {
  const { page, selected, select } = usePlace()
  const held = useStudio((studio) => studio.clipboard)
  const [addAt, setAddAt] = useState<string>()
  const entries = useMemo(() => blocks.map((block, index): Entry<OutlineBlock> => [index, block]), [blocks])
  const owner = blocks[0]?.at.replace(/\/blocks\/\d+$/, '') ?? (page && `/pages/${page.name}`)
  const chosen = blocks.findIndex(({ at }) => selected === at || selected?.startsWith(`${at}/`))
  const next = `${owner}/blocks/${chosen === -1 ? blocks.length : chosen + 1}`

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
      <SortableList
        at={`${owner}/blocks`}
        entries={entries}
        labelOf={([, { type }]) => wordsOf(type)}
        meaning="Another order of the blocks"
        onMoved={(to) => select(`${owner}/blocks/${to}`)}
      >
        {([, { at, type, label, isHidden }], handle) => (
          <Line onPointerEnter={() => onPoint(at)} onPointerLeave={() => onPoint(undefined)}>
            {handle}
            <MenuItem
              label={wordsOf(type)}
              detail={label}
              aria-current={blocks[chosen]?.at === at}
              onClick={() => select(at)}
            />
            {isHidden && <Icon body={eyeOff} size={0.875} />}
          </Line>
        )}
      </SortableList>
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
