import { type FormEvent, useEffect, useId, useState } from 'react'
import type { OutlinePage } from '../server/places.ts'
import { PageInput } from './form/PageInput.tsx'
import { describePlace, usePlace, wordsOf } from './place.ts'
import { act, notify, useAnswer, useStudio, wasSaved } from './store.ts'
import { Button } from './ui/Button.tsx'
import { Hint, Input, Label, Line, Row, Stack } from './ui/fields.tsx'
import { Sheet } from './ui/Sheet.tsx'

/** The address of a page, which takes all links along, and its end. */
export function PageSettings({ page }: { readonly page: OutlinePage }) {
  const id = useId()
  const [path, setPath] = useState(page.path)
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => setPath(page.path), [page.path])
  const links = useAnswer('links', { name: page.name }) ?? []
  const move = async (event: FormEvent) => {
    event.preventDefault()
    if (path === page.path) return
    if (wasSaved(await act('movePage', { name: page.name, to: path })))
      notify(`${links.length} links changed, and the old address leads to the new one.`)
  }
  return (
    <>
      <form onSubmit={move}>
        <Stack $gap={0.25}>
          <Label htmlFor={id}>Address</Label>
          <Line>
            <Input id={id} value={path} spellCheck={false} onChange={({ target }) => setPath(target.value)} />
            <Button type="submit" kind="plain" label="Move" disabled={path === page.path} />
          </Line>
          <Hint>
            {links.length === 0
              ? 'No link leads here.'
              : `${links.length} ${links.length === 1 ? 'link leads' : 'links lead'} here, and would change with it.`}
          </Hint>
        </Stack>
      </form>
      {page.path !== '/' && page.path !== '/404' && (
        <Row>
          <Button kind="danger" label="Remove this page" onClick={() => setLeaving(true)} />
        </Row>
      )}
      {isLeaving && <RemovePageSheet page={page} links={links} onClose={() => setLeaving(false)} />}
    </>
  )
}

interface RemoveProps {
  readonly page: OutlinePage
  readonly links: readonly string[]
  readonly onClose: () => void
}

/** Says what still leads to a page, and asks where visitors go instead. */
function RemovePageSheet({ page, links, onClose }: RemoveProps) {
  const { open } = usePlace()
  const home = useStudio(({ state }) => state?.pages)?.find(({ name }) => name !== page.name)
  const [to, setTo] = useState('/')
  const remove = async () => {
    if (!wasSaved(await act('removePage', { name: page.name, to }))) return
    onClose()
    if (home) open(home.name)
  }
  return (
    <Sheet title={`Remove ${wordsOf(page.name)}`} onClose={onClose}>
      <Stack>
        {links.length > 0 && (
          <div>
            <p>These still lead here:</p>
            <ul>
              {links.slice(0, 8).map((link) => (
                <li key={link}>· {describePlace(link)}</li>
              ))}
            </ul>
            {links.length > 8 && <Hint>And {links.length - 8} more.</Hint>}
          </div>
        )}
        <Stack $gap={0.25}>
          <Label as="span">Visitors and links go to</Label>
          <PageInput label="Visitors and links go to" value={to} onChange={setTo} />
        </Stack>
        <Row>
          <Button kind="danger" label="Remove the page" onClick={() => void remove()} />
          <Button label="Cancel" onClick={onClose} />
        </Row>
      </Stack>
    </Sheet>
  )
}
