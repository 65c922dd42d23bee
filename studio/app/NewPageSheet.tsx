import { type FormEvent, useId, useState } from 'react'
import { usePlace, wordsOf } from './place.ts'
import { act, useStudio, wasSaved } from './store.ts'
import { Button } from './ui/Button.tsx'
import { Choice, Hint, Input, Label, Row, Stack } from './ui/fields.tsx'
import { Sheet } from './ui/Sheet.tsx'

/** A new page: an empty one, or one that begins like another. */
export function NewPageSheet({ onClose }: { readonly onClose: () => void }) {
  const id = useId()
  const pages = useStudio(({ state }) => state?.pages) ?? []
  const { open } = usePlace()
  const [title, setTitle] = useState('')
  const [copyOf, setCopyOf] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const made = await act('addPage', { title, ...(copyOf !== '' && { copyOf }) })
    if (!wasSaved(made)) return
    open(made.name)
    onClose()
  }
  return (
    <Sheet title="New page" onClose={onClose}>
      <form onSubmit={submit}>
        <Stack>
          <Stack $gap={0.25}>
            <Label htmlFor={`${id}title`}>Title</Label>
            <Input
              id={`${id}title`}
              required
              value={title}
              placeholder="Our team"
              onChange={({ target }) => setTitle(target.value)}
            />
          </Stack>
          <Stack $gap={0.25}>
            <Label htmlFor={`${id}copy`}>Begins</Label>
            <Choice id={`${id}copy`} value={copyOf} onChange={({ target }) => setCopyOf(target.value)}>
              <option value="">with a heading alone</option>
              {pages
                .filter(({ path }) => path !== '/404')
                .map(({ name }) => (
                  <option key={name} value={name}>
                    like {wordsOf(name)}
                  </option>
                ))}
            </Choice>
            <Hint>No link leads to it yet: add one to the menu when it is ready.</Hint>
          </Stack>
          <Row>
            <Button type="submit" kind="strong" label="Create" disabled={title.trim() === ''} />
            <Button label="Cancel" onClick={onClose} />
          </Row>
        </Stack>
      </form>
    </Sheet>
  )
}
