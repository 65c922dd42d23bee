import styled from 'styled-components'
import { describePlace } from './place.ts'
import { type Conflict, refresh, setStudio } from './store.ts'
import { Button } from './ui/Button.tsx'
import { Row, Stack } from './ui/fields.tsx'
import { Sheet } from './ui/Sheet.tsx'

/** Asks which of two changes of the same place stays. */
export function ConflictSheet({ conflict: { place, theirs, overrule } }: { readonly conflict: Conflict }) {
  const close = () => {
    setStudio({ conflict: undefined })
    void refresh()
  }
  return (
    <Sheet title="Another program has changed the same" onClose={close}>
      <Stack>
        <p>{describePlace(place)} now is:</p>
        <Theirs>
          {theirs === null ? 'gone' : typeof theirs === 'string' ? theirs : JSON.stringify(theirs, null, 2)}
        </Theirs>
        <Row>
          <Button kind="strong" label="Keep theirs" onClick={close} />
          <Button
            kind="plain"
            label="Use mine"
            onClick={() => {
              setStudio({ conflict: undefined })
              overrule()
            }}
          />
        </Row>
      </Stack>
    </Sheet>
  )
}

const Theirs = styled.pre`
  max-height: 12rem;
  margin: 0;
  padding: 0.75rem;
  overflow: auto;
  border-radius: 0.5rem;
  background: var(--hover);
  font: inherit;
  white-space: pre-wrap;
`
