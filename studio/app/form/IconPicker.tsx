import { useState } from 'react'
import styled from 'styled-components'
import type { IconBody } from '../../../schema/values.ts'
import { useAnswer } from '../store.ts'
import { Button } from '../ui/Button.tsx'
import { Hint, Search } from '../ui/fields.tsx'
import { Popover } from '../ui/Popover.tsx'

interface Props {
  readonly id?: string
  readonly value: string
  readonly onChange: (name: string | undefined) => void
}

/** An icon, found by a word. */
export function IconPicker({ id, value, onChange }: Props) {
  const [words, setWords] = useState('')
  const found = useAnswer('icons', { words })
  const own = useAnswer('icons', value === '' ? undefined : { words: value })?.find(({ name }) => name === value)
  return (
    <Popover
      label="Choose an icon"
      trigger={
        <Button id={id} kind="plain" label={value || 'Choose'} {...(own?.body && { icon: own.body as IconBody })} />
      }
    >
      {(close) => (
        <>
          <Search aria-label="Find an icon" placeholder="phone, calendar, heart …" value={words} onChange={setWords} />
          <Grid role="group" aria-label="Icons">
            {(found ?? []).map(({ name, body }) => (
              <Button
                key={name}
                icon={body as IconBody}
                isCompact
                label={name}
                aria-pressed={name === value}
                onClick={() => {
                  onChange(name)
                  close()
                }}
              />
            ))}
          </Grid>
          {found?.length === 0 && <Hint>No icon has this word in its name.</Hint>}
          {value !== '' && (
            <Button
              label="No icon"
              onClick={() => {
                onChange(undefined)
                close()
              }}
            />
          )}
        </>
      )}
    </Popover>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(2.5rem, 1fr));
  gap: 0.125rem;
  max-height: 16rem;
  margin-block: 0.375rem;
  overflow: auto;
`
