import plus from 'icon:plus'
import trash from 'icon:trash'
import { useEffect, useMemo, useState } from 'react'
import styled from 'styled-components'
import { writePointer } from '../../src/language/edit/operation.ts'
import { isPlainList, isPlainObject, type Plain, type PlainObject } from '../../src/language/plain.ts'
import { copyOf, nameOf } from './form/formContext.ts'
import { small } from './look.ts'
import { describePlace, usePlace, wordsOf } from './place.ts'
import { change, reasonOf, useAnswer, wasSaved } from './store.ts'
import { Button } from './ui/Button.tsx'
import { Drawer } from './ui/Drawer.tsx'
import { Hint, Input, Mistakes } from './ui/fields.tsx'
import { type Entry, SortableList } from './ui/SortableList.tsx'

/** The entries of a collection; undefined for a value that is none. */
export function entriesOf(value: Plain | undefined): readonly Entry<PlainObject>[] | undefined {
  const all = isPlainList(value) ? [...value.entries()] : isPlainObject(value) ? Object.entries(value) : []
  const entries = all.flatMap(([key, each]) => (isPlainObject(each) ? [[key, each] as const] : []))
  return entries.length > 0 && entries.length === all.length ? entries : undefined
}

/** A collection as a table: an entry in each row, its fields side by side. */
export function TableView({ at }: { readonly at: string }) {
  const { selected, select } = usePlace()
  const value = useAnswer('value', { at })?.value
  const uses = useAnswer('entryUses', { at })
  const entries = useMemo(() => entriesOf(value) ?? [], [value])
  const labelOf = ([key, entry]: Entry<PlainObject>) => (typeof key === 'number' ? nameOf(entry) : wordsOf(key))
  const simple = entries.flatMap(([, entry]) => Object.entries(entry).filter(([, each]) => typeof each !== 'object'))
  const fields = [...new Set(simple.map(([field]) => field))]
  const flags = new Set(simple.flatMap(([field, each]) => (typeof each === 'boolean' ? [field] : [])))
  const name = describePlace(at)

  const add = async () => {
    const [last, copied] = entries.at(-1) ?? []
    if (last === undefined || copied === undefined) return
    let key = typeof last === 'number' ? entries.length : last
    for (let number = 2; entries.some(([each]) => each === key); number++)
      key = `${String(last).replace(/-\d+$/, '')}-${number}`
    const others = entries.map(([, entry]) => entry)
    const path = at + writePointer([key])
    const operations = copyOf(at + writePointer([last]), path, copied, others)
    if (wasSaved(await change(operations, `${name}: one more`))) select(path)
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
          <SortableList
            as="tbody"
            at={at}
            entries={entries}
            labelOf={(entry) => `“${labelOf(entry)}”`}
            meaning={`${name}: another order`}
          >
            {(each, handle) => {
              const [key, entry] = each
              const path = at + writePointer([key])
              const label = labelOf(each)
              return (
                <>
                  <th scope="row">
                    {handle}
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
              )
            }}
          </SortableList>
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

/** A field of an entry. Enter or leaving it saves, Esc gives it back. What is refused stays, so that it can be mended. */
function Cell({ path, value, isFlag, label }: CellProps) {
  const written = value === undefined || value === null ? '' : String(value)
  const [typed, setTyped] = useState(written)
  const [mistake, setMistake] = useState<string>()
  const setBack = () => {
    setTyped(written)
    setMistake(undefined)
  }
  useEffect(setBack, [written])
  // Lists and groups are in the form.
  if (typeof value === 'object' && value !== null) return '…'
  const save = async (next: string | true) => {
    if (next === written) return setBack()
    const isNumber = typeof value === 'number' && next !== '' && Number.isFinite(Number(next))
    const operation =
      next === ''
        ? ({ op: 'remove', path } as const)
        : ({ op: value === undefined ? 'add' : 'replace', path, value: isNumber ? Number(next) : next } as const)
    setMistake(reasonOf(await change([operation], `${describePlace(path)}: “${next}”`)))
  }
  return (
    <>
      {isFlag ? (
        <Input
          type="checkbox"
          aria-label={label}
          checked={value === true}
          onChange={({ target }) => void save(target.checked || '')}
        />
      ) : (
        <Input
          aria-label={label}
          aria-invalid={mistake !== undefined}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => void save(typed)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setBack()
            if (event.key === 'Enter') event.currentTarget.blur()
          }}
        />
      )}
      <Mistakes messages={[mistake]} />
    </>
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
  [role='alert'] {
    max-width: 22rem;
    white-space: normal;
  }
  input:is(:hover, :focus) {
    border-color: var(--edge);
  }
`
