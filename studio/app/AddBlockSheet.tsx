import { useState } from 'react'
import styled from 'styled-components'
import { base } from './ask.ts'
import { usePlace, wordsOf } from './place.ts'
import { act, useAnswer, wasSaved } from './store.ts'
import { Button } from './ui/Button.tsx'
import { Hint, Row, Search, Stack } from './ui/fields.tsx'
import { MenuItem } from './ui/MenuItem.tsx'
import { Sheet } from './ui/Sheet.tsx'

interface Props {
  /** JSON Pointer of the place for the new block. */
  readonly at: string
  readonly onClose: () => void
}

/** Every block type by its purpose, with an example in the look of this site. */
export function AddBlockSheet({ at, onClose }: Props) {
  const types = useAnswer('types', {}) ?? []
  const { select } = usePlace()
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const found = types.filter(({ type, description, synonyms }) =>
    `${wordsOf(type)} ${description} ${synonyms.join(' ')}`.toLowerCase().includes(words.toLowerCase()),
  )
  const purposes = [...new Set(found.map(({ purpose }) => purpose))]
  const shown = found.find(({ type }) => type === chosen) ?? found[0]
  const add = async (type: string) => {
    setBusy(true)
    const outcome = await act('addBlock', { type, at })
    setBusy(false)
    if (!wasSaved(outcome)) return
    select(at)
    onClose()
  }
  return (
    <Sheet title="Add a block" onClose={onClose} isWide>
      <Layout>
        <Stack $gap={0.5}>
          <Search aria-label="Find a block" placeholder="questions, prices, team …" value={words} onChange={setWords} />
          <Types>
            {purposes.map((purpose) => (
              <section key={purpose} aria-label={purpose}>
                <h2>{wordsOf(purpose)}</h2>
                {found
                  .filter((each) => each.purpose === purpose)
                  .map(({ type, description }) => (
                    <MenuItem
                      key={type}
                      label={wordsOf(type)}
                      detail={description}
                      aria-current={shown?.type === type}
                      onClick={() => setChosen(type)}
                      onDoubleClick={() => void add(type)}
                    />
                  ))}
              </section>
            ))}
            {found.length === 0 && <Hint>No block does that. Try another word.</Hint>}
          </Types>
        </Stack>
        {shown && (
          <Stack $gap={0.5}>
            <Preview>
              <Hint>Drawing the example …</Hint>
              <iframe
                key={shown.type}
                title={`Example: ${wordsOf(shown.type)}`}
                src={`${base}/__gallery/preview/${shown.type}-1`}
                tabIndex={-1}
                data-edited=""
              />
            </Preview>
            <p>{shown.description}</p>
            <Row>
              <Button
                kind="strong"
                disabled={isBusy}
                label={isBusy ? 'One moment …' : `Add ${wordsOf(shown.type).toLowerCase()}`}
                onClick={() => void add(shown.type)}
              />
            </Row>
          </Stack>
        )}
      </Layout>
    </Sheet>
  )
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(14rem, 1fr) minmax(0, 2fr);
  gap: 1rem;

  @media (max-width: 44rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Types = styled.div`
  display: grid;
  gap: 0.5rem;
  max-height: 60vh;
  overflow: auto;

  h2 {
    padding: 0.25rem 0.5rem;
    color: var(--quiet);
    font-size: 0.75rem;
  }
`

const Preview = styled.div`
  position: relative;
  height: 52vh;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: 0.5rem;
  background: #fff;

  p {
    position: absolute;
    inset-inline: 0;
    padding: 1rem;
    color: #666;
  }
  iframe {
    position: relative;
    width: 200%;
    height: 200%;
    border: 0;
    transform: scale(0.5);
    transform-origin: 0 0;
    pointer-events: none;
  }
`
