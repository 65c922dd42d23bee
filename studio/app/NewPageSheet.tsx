import { type FormEvent, useId, useState } from 'react'
import { usePlace, wordsOf } from './place.ts'
import { act, useAnswer, useStudio, wasSaved } from './store.ts'
import { Button } from './ui/Button.tsx'
import { Choice, Hint, Input, Label, Row, Stack } from './ui/fields.tsx'
import { Sheet } from './ui/Sheet.tsx'

/** A new page: with a heading alone, from a starter, or like another page. */
export function NewPageSheet({ onClose }: { readonly onClose: () => void }) {
  const id = useId()
  const pages = useStudio(({ state }) => state?.pages) ?? []
  const { open } = usePlace()
  const [title, setTitle] = useState('')
  const [begins, setBegins] = useState('')
  const [isBusy, setBusy] = useState(false)
  const starters = useAnswer('starters', {}) ?? []
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const [kind = '', name] = begins.split(' ')
    setBusy(true)
    const made = await act('addPage', { title, [kind]: name }).finally(() => setBusy(false))
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
            <Choice
              id={`${id}copy`}
              value={begins}
              options={[
                ['', 'with a heading alone'],
                ...starters.map((name) => [`starter ${name}`, `as a page of the kind “${wordsOf(name)}”`] as const),
                ...pages
                  .filter(({ path }) => path !== '/404')
                  .map(({ name }) => [`copyOf ${name}`, `like ${wordsOf(name)}`] as const),
              ]}
              onChange={setBegins}
            />
            <Hint>No link leads to it yet: add one to the menu when it is ready.</Hint>
          </Stack>
          <Row>
            <Button
              type="submit"
              kind="strong"
              label={isBusy ? 'One moment …' : 'Create'}
              disabled={isBusy || title.trim() === ''}
            />
            <Button label="Cancel" onClick={onClose} />
          </Row>
        </Stack>
      </form>
    </Sheet>
  )
}
