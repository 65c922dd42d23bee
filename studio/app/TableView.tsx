import plus from 'icon:plus'
import trash from 'icon:trash'
import { Reorder } from 'framer-motion'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { writePointer } from '../../src/language/edit/operation.ts'
import { isPlainList, isPlainObject, type Plain, type PlainObject } from '../../src/language/plain.ts'
import { namedApart, nameOf } from './form/formContext.ts'
import { small } from './look.ts'
import { describePlace, usePlace, wordsOf } from './place.ts'
import { change, useAnswer, wasSaved } from './store.ts'
import { Button } from './ui/Button.tsx'
import { Drawer } from './ui/Drawer.tsx'
import { Hint, Input } from './ui/fields.tsx'
import { Sortable } from './ui/Sortable.tsx'

type Entry = readonly [key: string, value: PlainObject]

/** The entries of a collection; undefined for a value that is none. */
export function entriesOf(value: Plain | undefined): readonly Entry[] | undefined {
  const all = isPlainList(value) || isPlainObject(value) ? Object.entries<Plain>(value as PlainObject) : []
  const entries = all.flatMap(([key, each]) => (isPlainObject(each) ? [[key, each] as const] : []))
  return entries.length > 0 && entries.length === all.length ? entries : undefined
}

/** A collection as a table: an entry in each row, its fields side by side. */
export function TableView({ at }: { readonly at: string }) {
  const { selected, select } = usePlace()
  const value = useAnswer('value', { at })?.value
  const uses = useAnswer('entryUses', { at })
  const entries = entriesOf(value) ?? []
  const isList = isPlainList(value)
  const [order, setOrder] = useState<readonly string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are those of the newest value.
  useEffect(() => setOrder(entries.map(([key]) => key)), [value])
  const simple = entries.flatMap(([, entry]) => Object.entries(entry).filter(([, each]) => typeof each !== 'object'))
  const fields = [...new Set(simple.map(([field]) => field))]
  const flags = new Set(simple.flatMap(([field, each]) => (typeof each === 'boolean' ? [field] : [])))
  const name = describePlace(at)

  const move = async (from: string, to: number) => {
    if (Number(from) === to || to < 0 || to >= entries.length) return
    const operation = { op: 'move', from: `${at}/${from}`, path: `${at}/${to}` } as const
    if (!wasSaved(await change([operation], `${name}: another order`))) setOrder(entries.map(([key]) => key))
  }
  const add = async () => {
    const [last, copied] = entries.at(-1) ?? []
    if (last === undefined || copied === undefined) return
    const others = entries.map(([, entry]) => entry)
    let key = String(entries.length)
    for (let number = 2; !isList && (number === 2 || entries.some(([each]) => each === key)); number++)
      key = `${last.replace(/-\d+$/, '')}-${number}`
    const path = at + writePointer([key])
    if (wasSaved(await change([{ op: 'add', path, value: namedApart(copied, others) }], `${name}: one more`)))
      select(path)
  }

  return (
    <Drawer
      label={`Table: ${name}`}
      head={<span>{`${name}: ${entries.length} ${entries.length === 1 ? 'entry' : 'entries'}`}</span>}
    >
      <Scroll>
        <table>
          <thead>
            <tr>
              <th scope="col">Entry</th>
              {fields.map((field) => (
                <th key={field} scope="col">
                  {wordsOf(field)}
                </th>
              ))}
              <th scope="col">Used in</th>
              <td />
            </tr>
          </thead>
          <Reorder.Group as="tbody" axis="y" values={[...order]} onReorder={setOrder}>
            {order.map((key) => {
              const entry = entries.find(([each]) => each === key)?.[1]
              if (entry === undefined) return null
              const path = at + writePointer([key])
              const label = isList ? nameOf(entry) : wordsOf(key)
              return (
                <Sortable
                  key={key}
                  as="tr"
                  value={key}
                  label={`“${label}”`}
                  onDrop={() => void move(key, order.indexOf(key))}
                  onMove={(by) => void move(key, Number(key) + by)}
                >
                  {(handle) => (
                    <>
                      <th scope="row">
                        {isList && handle}
                        <Button label={label} aria-current={selected === path} onClick={() => select(path)} />
                      </th>
                      {fields.map((field) => (
                        <td key={field}>
                          <Cell
                            path={path + writePointer([field])}
                            value={entry[field]}
                            isFlag={flags.has(field)}
                            label={`${wordsOf(field)} of ${label}`}
                          />
                        </td>
                      ))}
                      <td>{pagesIn(uses?.[key] ?? 0)}</td>
                      <td>
                        <Button
                          icon={trash}
                          isCompact
                          label={`Remove “${label}”`}
                          onClick={async () =>
                            wasSaved(await change([{ op: 'remove', path }], `${name}: “${label}” is removed`))
                          }
                        />
                      </td>
                    </>
                  )}
                </Sortable>
              )
            })}
          </Reorder.Group>
        </table>
        <Button icon={plus} label="Add an entry" onClick={() => void add()} />
        <Hint>A new entry begins like the last one. It opens in the form, where its other fields are.</Hint>
      </Scroll>
    </Drawer>
  )
}

const pagesIn = (count: number) => (count === 0 ? '–' : count === 1 ? '1 page' : `${count} pages`)

interface CellProps {
  readonly path: string
  readonly value: Plain | undefined
  readonly isFlag: boolean
  readonly label: string
}

/** A field of an entry. Enter or leaving it saves, Esc gives it back. */
function Cell({ path, value, isFlag, label }: CellProps) {
  const written = value === undefined || value === null ? '' : String(value)
  const [typed, setTyped] = useState(written)
  useEffect(() => setTyped(written), [written])
  // Lists and groups are in the form.
  if (typeof value === 'object' && value !== null) return '…'
  const save = async (next: string | true) => {
    if (next === written) return
    const isNumber = typeof value === 'number' && next !== '' && Number.isFinite(Number(next))
    const operation =
      next === ''
        ? ({ op: 'remove', path } as const)
        : ({ op: value === undefined ? 'add' : 'replace', path, value: isNumber ? Number(next) : next } as const)
    if (!wasSaved(await change([operation], `${describePlace(path)}: “${next}”`))) setTyped(written)
  }
  if (isFlag)
    return (
      <Input
        type="checkbox"
        aria-label={label}
        checked={value === true}
        onChange={({ target }) => void save(target.checked || '')}
      />
    )
  return (
    <Input
      aria-label={label}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => void save(typed)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setTyped(written)
        if (event.key === 'Enter') event.currentTarget.blur()
      }}
    />
  )
}

const Scroll = styled.div`
  padding: 0 0.5rem 2rem;

  table {
    border-spacing: 0;
  }
  th,
  td {
    ${small}
    padding: 0.125rem 0.25rem;
    border-block-end: 1px solid var(--line);
    background: var(--bar);
    text-align: start;
    white-space: nowrap;
  }
  thead > tr > * {
    position: sticky;
    z-index: 1;
    inset-block-start: 0;
    padding: 0.375rem 0.75rem;
    color: var(--quiet);
  }
  th > button {
    vertical-align: middle;
  }
  tr > :first-child {
    position: sticky;
    z-index: 1;
    inset-inline-start: 0;
    max-width: 16rem;
    overflow: hidden;
  }
  thead > tr > :first-child {
    z-index: 2;
  }
  input:not([type='checkbox']) {
    width: auto;
    field-sizing: content;
    min-width: 6rem;
    max-width: 22rem;
    border-color: transparent;
    background: none;
  }
  input:is(:hover, :focus) {
    border-color: var(--edge);
  }
`
