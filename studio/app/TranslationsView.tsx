import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { TranslationRow } from '../server/translations.ts'
import { small } from './look.ts'
import { describePlace, usePlace } from './place.ts'
import { reasonOf, setStudio, translate, useAnswer, useStudio } from './store.ts'
import { Button } from './ui/Button.tsx'
import { Drawer } from './ui/Drawer.tsx'
import { Area, Choice, Hint, Mistakes } from './ui/fields.tsx'
import { useSaveQueue } from './useSaveQueue.ts'

/** Texts that are listed at once. */
const most = 150

const scopes = { page: 'This page', shared: 'Menu, footer and the like', all: 'The whole site' } as const

/** The texts of a page in the language of the file, each with its translation. */
export function TranslationsView() {
  const { state, language } = useStudio()
  const { page } = usePlace()
  const [scope, setScope] = useState<keyof typeof scopes>('page')
  const [isOpenOnly, setOpenOnly] = useState(false)
  const [first, ...others] = state?.languages ?? []
  const chosen = others.find(({ tag }) => tag === language) ?? others[0]
  const input = { language: chosen?.tag, ...(scope !== 'all' && { page: scope === 'page' ? page?.name : '' }) }
  const rows = useAnswer('translations', chosen && input)
  const isOpen = ({ translation, was }: TranslationRow) => translation === '' || was !== undefined
  const open = rows?.filter(isOpen).length ?? 0
  // What is being translated stays in the list.
  const [kept, setKept] = useState<readonly string[]>([])
  const listed = rows?.filter((row) => !isOpenOnly || isOpen(row) || kept.includes(row.at)) ?? []
  return (
    <Drawer
      label="Translations"
      head={
        <Head>
          {others.length > 1 && (
            <Choice
              aria-label="Language"
              value={chosen?.tag}
              options={others.map(({ tag, name }) => [tag, name])}
              onChange={(tag) => setStudio({ language: tag })}
            />
          )}
          <Choice
            aria-label="Which texts"
            value={scope}
            options={Object.entries(scopes) as [keyof typeof scopes, string][]}
            onChange={setScope}
          />
          <label>
            <input
              type="checkbox"
              checked={isOpenOnly}
              onChange={({ target }) => {
                setOpenOnly(target.checked)
                setKept([])
              }}
            />
            Only what is left
          </label>
          <span role="status">{rows && (open === 0 ? 'All is translated.' : `${open} of ${rows.length} left.`)}</span>
        </Head>
      }
    >
      <Rows>
        {listed.length === 0 && rows && (
          <Hint>{rows.length === 0 ? 'There is nothing to translate here.' : 'All of it is translated.'}</Hint>
        )}
        {listed.length > 0 && chosen && (
          <Names aria-hidden="true">
            <span>{first?.name}</span>
            <span>{chosen.name}</span>
          </Names>
        )}
        {chosen &&
          listed
            .slice(0, most)
            .map((row) => (
              <Row
                key={`${chosen.tag} ${row.at}`}
                row={row}
                language={chosen.tag}
                name={chosen.name}
                onTyped={() => setKept((known) => [...known, row.at])}
              />
            ))}
        {listed.length > most && <Hint>{listed.length - most} more. Choose a page to see all of its own.</Hint>}
      </Rows>
    </Drawer>
  )
}

interface RowProps {
  readonly row: TranslationRow
  readonly language: string
  /** Name of the language in itself. */
  readonly name: string
  readonly onTyped: () => void
}

/** A text, and the field of its translation. What is typed is on the page and in the file at once. */
function Row({ row: { at, pointer, shownAt, text, translation, was, count }, language, name, onTyped }: RowProps) {
  const { select } = usePlace()
  const [value, setValue] = useState(translation)
  const [mistake, setMistake] = useState<string>()
  const saved = useRef(translation)
  const { put, isSaving } = useSaveQueue<string>(async (next) => {
    const outcome = await write(next, saved.current)
    if ('saved' in outcome) saved.current = next
    setMistake(reasonOf(outcome))
  })
  useEffect(() => {
    if (isSaving.current || saved.current === translation) return
    saved.current = translation
    setValue(translation)
    setMistake(undefined)
  }, [translation, isSaving])

  const write = (value: string, before: string) =>
    translate({ language, at, value, before, meaning: `${describePlace(pointer)} in ${name}: “${value.slice(0, 60)}”` })

  return (
    <Pair data-open={translation === '' || was !== undefined || undefined}>
      <div>
        <p>{text}</p>
        <Hint>
          {describePlace(pointer)}
          {count > 1 && ` · in ${count} places`}
        </Hint>
      </div>
      <div>
        <Area
          aria-label={`${name}: ${text.slice(0, 80)}`}
          lang={language}
          dir="auto"
          rows={1}
          value={value}
          placeholder="Not translated yet"
          onFocus={() => select(shownAt)}
          onChange={({ target }) => {
            const next = text.includes('\n') ? target.value : target.value.replaceAll('\n', ' ')
            setValue(next)
            onTyped()
            void put(next)
          }}
        />
        {was !== undefined && (
          <Changed>
            <span>The text was: {was}</span>
            {translation !== '' && (
              <Button kind="plain" label="It still fits" onClick={() => void write(value, translation)} />
            )}
          </Changed>
        )}
        <Mistakes messages={[mistake]} />
      </div>
    </Pair>
  )
}

const Head = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;

  select {
    width: auto;
  }
  label {
    display: flex;
    align-items: center;
    gap: 0.375rem;
    color: var(--ink);
  }
  input {
    accent-color: var(--accent);
  }
  [role='status'] {
    margin-inline-start: auto;
  }
`

const Rows = styled.div`
  padding: 0.5rem 1rem 2rem;
`

const columns = 'minmax(0, 1fr) minmax(0, 1fr)'

const Names = styled.div`
  ${small}
  display: grid;
  grid-template-columns: ${columns};
  gap: 1rem;
  font-weight: 600;
`

const Pair = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  gap: 1rem;
  padding-block: 0.5rem;
  border-block-end: 1px solid var(--line);

  p {
    overflow-wrap: break-word;
    white-space: pre-line;
  }
  &[data-open] textarea {
    border-color: var(--warn);
  }
`

const Changed = styled.p`
  ${small}
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.75rem;
  align-items: center;
  margin-block-start: 0.25rem;
  color: var(--warn);
`
