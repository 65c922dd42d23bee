import { useState } from 'react'
import styled from 'styled-components'
import type { Requests } from '../server/api.ts'
import { ask } from './ask.ts'
import { ProblemList } from './ProblemList.tsx'
import { notify } from './store.ts'
import { Button } from './ui/Button.tsx'
import { Hint, Mistakes, Row, Stack } from './ui/fields.tsx'
import { Sheet } from './ui/Sheet.tsx'

/** Shows what publishing would change for visitors and what is left to do, and publishes. */
export function PublishButton() {
  const [isOpen, setOpen] = useState(false)
  const [plan, setPlan] = useState<Requests['publishPlan']>()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const open = async () => {
    setOpen(true)
    setPlan(undefined)
    setFailure(undefined)
    setPlan(await ask('publishPlan'))
  }
  const publish = async () => {
    setBusy(true)
    const outcome = await ask('publish').finally(() => setBusy(false))
    if ('refused' in outcome) return setFailure(outcome.refused)
    notify(outcome.done)
    setOpen(false)
  }
  const { way, changes = [], problems = [], remote, hasChanges = false } = plan ?? {}
  const action = way === 'folder' ? 'Build the site' : remote === undefined ? 'Commit' : 'Publish'
  return (
    <>
      <Button kind="strong" label="Publish" onClick={() => void open()} />
      {isOpen && (
        <Sheet title="Publish" onClose={() => setOpen(false)}>
          {plan === undefined ? (
            <p role="status">Checking the site …</p>
          ) : (
            <Stack>
              {problems.length > 0 && (
                <section aria-label="Left to do">
                  <p>
                    {problems.length === 1 ? 'One thing is' : `${problems.length} things are`} left to do before the
                    site can go online:
                  </p>
                  <List>
                    <ProblemList problems={problems} onClose={() => setOpen(false)} />
                  </List>
                </section>
              )}
              {way === 'git' && (
                <section aria-label="Changes">
                  <p>
                    {changes.length === 0 && !hasChanges
                      ? 'Nothing has changed since it was published last.'
                      : 'What changes for visitors:'}
                  </p>
                  <List as="ul">
                    {changes.map((each) => (
                      <li key={each}>{each}</li>
                    ))}
                  </List>
                </section>
              )}
              {way === 'folder' && (
                <Hint>There is no git here, so the site is built into a folder that any host can serve.</Hint>
              )}
              <Mistakes messages={[failure]} />
              <Row>
                <Button
                  kind="strong"
                  disabled={isBusy || problems.length > 0 || (way === 'git' && !hasChanges && remote === undefined)}
                  label={isBusy ? 'One moment …' : action}
                  onClick={() => void publish()}
                />
                <Button label="Not yet" onClick={() => setOpen(false)} />
              </Row>
            </Stack>
          )}
        </Sheet>
      )}
    </>
  )
}

const List = styled.div`
  display: grid;
  gap: 0.25rem;
  max-height: 40vh;
  margin-block-start: 0.5rem;
  overflow: auto;
`
