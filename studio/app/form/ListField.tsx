import copy from 'icon:copy'
import plus from 'icon:plus'
import trash from 'icon:trash'
import type { FieldProps, RJSFSchema } from '@rjsf/utils'
import { useId, useMemo, useState } from 'react'
import styled from 'styled-components'
import type { Operation } from '../../../src/language/edit/operation.ts'
import { isPlainObject, type Plain } from '../../../src/language/plain.ts'
import { wordsOf } from '../place.ts'
import { Button } from '../ui/Button.tsx'
import { Hint, Input, Label, Line, Stack } from '../ui/fields.tsx'
import { MenuItem } from '../ui/MenuItem.tsx'
import { type Entry, SortableList } from '../ui/SortableList.tsx'
import { contextOf, copyOf, nameOf, pointerOf } from './formContext.ts'
import { firstItem } from './formSchema.ts'

/** The same list each time, so that nothing seems to change. */
const none: readonly Plain[] = []

/** A list whose items are put in order by drag or with the arrow keys. */
export function ListField(props: FieldProps) {
  const { schema, formData, fieldPathId, registry, name, required, onChange, onBlur, onFocus, errorSchema } = props
  const { SchemaField } = registry.fields
  const items: readonly Plain[] = Array.isArray(formData) ? formData : none
  const at = pointerOf(registry, fieldPathId.path)
  const { edit } = contextOf(registry)
  const title = wordsOf(name)
  const id = useId()
  const item = (schema.items ?? { type: 'string' }) as RJSFSchema
  const { rootSchema } = registry
  const [open, setOpen] = useState<number>()
  const close = () => setOpen(undefined)
  const entries = useMemo(() => items.map((value, index): Entry<Plain> => [index, value]), [items])
  const labelOf = ([index, value]: Entry<Plain>) => nameOf(value) || `${title} ${Number(index) + 1}`

  if (!SchemaField) return null
  if (typeof formData === 'string')
    return (
      <Stack $gap={0.25}>
        <Label htmlFor={id}>{title}</Label>
        <Input id={id} value={formData} onChange={({ target }) => onChange(target.value, fieldPathId.path)} />
        <Hint>The list with this name is shown.</Hint>
      </Stack>
    )

  if (isPlainObject(formData))
    return <Hint>{`${title}: the collection “${formData.in}”. Its entries change there.`}</Hint>

  const add = async (operations: readonly Operation[], index: number) => {
    if (await edit(operations, `${title}: one more`)) setOpen(index)
  }
  const duplicate = (index: number, to: number) =>
    add(copyOf(`${at}/${index}`, `${at}/${to}`, items[index] ?? null, items), to)
  const addLast = () => {
    if (items.length > 0) return duplicate(items.length - 1, items.length)
    const first = firstItem(item, (rootSchema.$defs ?? {}) as RJSFSchema)
    return add([{ op: 'add', path: items === none ? at : `${at}/0`, value: items === none ? [first] : first }], 0)
  }
  const remove = (index: number) => {
    close()
    const isLast = items.length === 1 && !required
    void edit(
      [{ op: 'remove', path: isLast ? at : `${at}/${index}` }],
      `${title}: “${nameOf(items[index])}” is removed`,
    )
  }
  const isSimple = item.type === 'string' || item.type === 'number'

  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <Head>{title}</Head>
      <SortableList
        at={at}
        entries={entries}
        labelOf={(entry) => `“${labelOf(entry)}”`}
        meaning={`${title}: another order`}
        onMoved={close}
      >
        {(entry, handle) => {
          const [index, value] = entry
          const label = labelOf(entry)
          const field = (
            <SchemaField
              name={isSimple ? `${title} ${Number(index) + 1}` : title}
              schema={item}
              uiSchema={{ 'ui:label': false, 'ui:options': { isItem: true } }}
              formData={value}
              errorSchema={(errorSchema as Record<string, object> | undefined)?.[index] ?? {}}
              fieldPathId={{ $id: `${fieldPathId.$id}_${index}`, path: [...fieldPathId.path, index] }}
              registry={registry}
              required
              onChange={onChange}
              onBlur={onBlur}
              onFocus={onFocus}
            />
          )
          return (
            <Frame>
              <Line>
                {handle}
                {isSimple ? (
                  <Grow>{field}</Grow>
                ) : (
                  <MenuItem
                    label={label}
                    aria-expanded={open === index}
                    onClick={() => setOpen(open === index ? undefined : Number(index))}
                  />
                )}
                {!isSimple && (
                  <Button
                    icon={copy}
                    isCompact
                    label={`Duplicate “${label}”`}
                    onClick={() => void duplicate(Number(index), Number(index) + 1)}
                  />
                )}
                <Button icon={trash} isCompact label={`Remove “${label}”`} onClick={() => remove(Number(index))} />
              </Line>
              {!isSimple && open === index && <Inside>{field}</Inside>}
            </Frame>
          )
        }}
      </SortableList>
      <Button icon={plus} label={`Add to ${title.toLowerCase()}`} onClick={() => void addLast()} />
    </fieldset>
  )
}

const Head = styled.legend`
  margin-block-end: 0.25rem;
  padding: 0;
  font-weight: 500;
`

const Frame = styled.div`
  border: 1px solid var(--line);
  border-radius: 0.4375rem;
  background: var(--bar);
`

const Grow = styled.div`
  flex: 1;
  min-width: 0;
  padding-block: 0.1875rem;
`

const Inside = styled.div`
  padding: 0.5rem 0.75rem 0.75rem;
  border-block-start: 1px solid var(--line);
`
