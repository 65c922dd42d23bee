import copy from 'icon:copy'
import plus from 'icon:plus'
import trash from 'icon:trash'
import type { FieldProps, RJSFSchema } from '@rjsf/utils'
import { Reorder } from 'framer-motion'
import { useEffect, useId, useState } from 'react'
import styled from 'styled-components'
import { isPlainObject, type Plain } from '../../../src/language/plain.ts'
import { oneLine } from '../look.ts'
import { wordsOf } from '../place.ts'
import { Button } from '../ui/Button.tsx'
import { Hint, Input, Label, Stack } from '../ui/fields.tsx'
import { Sortable } from '../ui/Sortable.tsx'
import { contextOf, namedApart, nameOf, pointerOf } from './formContext.ts'
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
  const [order, setOrder] = useState<readonly number[]>([])
  useEffect(() => setOrder(items.map((_, index) => index)), [items])

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

  const move = async (from: number, to: number) => {
    if (from === to || to < 0 || to >= items.length) return
    setOpen(undefined)
    const moved = await edit([{ op: 'move', from: `${at}/${from}`, path: `${at}/${to}` }], `${title}: another order`)
    if (!moved) setOrder(items.map((_, index) => index))
  }
  const add = (value: Plain, index: number) => {
    const [path, added] = items === none ? [at, [value]] : [`${at}/${index}`, value]
    void edit([{ op: 'add', path, value: added }], `${title}: one more`).then((isDone) => isDone && setOpen(index))
  }
  const newItem = (): Plain => {
    const last = items.at(-1)
    return last === undefined ? firstItem(item, (rootSchema.$defs ?? {}) as RJSFSchema) : namedApart(last, items)
  }
  const remove = (index: number) => {
    setOpen(undefined)
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
      <Reorder.Group
        as="ol"
        axis="y"
        values={[...order]}
        onReorder={setOrder}
        style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.25rem' }}
      >
        {order.map((index) => {
          const value = items[index]
          if (value === undefined) return null
          const to = order.indexOf(index)
          const label = nameOf(value) || `${title} ${index + 1}`
          const path = [...fieldPathId.path, index]
          const field = (
            <SchemaField
              name={isSimple ? `${title} ${index + 1}` : title}
              schema={item}
              uiSchema={{ 'ui:label': false, 'ui:options': { isItem: true } }}
              formData={value}
              errorSchema={(errorSchema as Record<number, object> | undefined)?.[index] ?? {}}
              fieldPathId={{ $id: `${fieldPathId.$id}_${index}`, path }}
              registry={registry}
              required
              onChange={onChange}
              onBlur={onBlur}
              onFocus={onFocus}
            />
          )
          return (
            <Sortable
              key={index}
              value={index}
              label={`“${label}”`}
              onDrop={() => void move(index, to)}
              onMove={(by) => void move(index, index + by)}
            >
              {(handle) => (
                <Frame>
                  <Line>
                    {handle}
                    {isSimple ? (
                      <Grow>{field}</Grow>
                    ) : (
                      <Summary
                        type="button"
                        aria-expanded={open === index}
                        onClick={() => setOpen(open === index ? undefined : index)}
                      >
                        <span>{label}</span>
                      </Summary>
                    )}
                    <Tools>
                      {!isSimple && (
                        <Button
                          icon={copy}
                          isCompact
                          label={`Duplicate “${label}”`}
                          onClick={() => add(namedApart(value, items), index + 1)}
                        />
                      )}
                      <Button icon={trash} isCompact label={`Remove “${label}”`} onClick={() => remove(index)} />
                    </Tools>
                  </Line>
                  {!isSimple && open === index && <Inside>{field}</Inside>}
                </Frame>
              )}
            </Sortable>
          )
        })}
      </Reorder.Group>
      <Button icon={plus} label={`Add to ${title.toLowerCase()}`} onClick={() => add(newItem(), items.length)} />
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

const Line = styled.div`
  display: flex;
  align-items: center;
  min-width: 0;
`

const Grow = styled.div`
  flex: 1;
  min-width: 0;
  padding-block: 0.1875rem;
`

const Tools = styled.div`
  display: flex;
  flex: none;
  color: var(--quiet);
`

const Inside = styled.div`
  padding: 0.5rem 0.75rem 0.75rem;
  border-block-start: 1px solid var(--line);
`

const Summary = styled.button`
  flex: 1;
  min-width: 0;
  min-height: 2.25rem;
  padding: 0.25rem;
  border: 0;
  background: none;
  text-align: start;
  cursor: pointer;

  span {
    display: block;
    ${oneLine}
  }
`
