import { useEffect, useEffectEvent, useState } from 'react'
import styled from 'styled-components'
import { Broken } from './Broken.tsx'
import { ConflictSheet } from './ConflictSheet.tsx'
import { FrameView } from './frame/FrameView.tsx'
import { narrow, small } from './look.ts'
import { Outline } from './Outline.tsx'
import { usePlace } from './place.ts'
import { SelectionPanel } from './SelectionPanel.tsx'
import { SourceView } from './SourceView.tsx'
import { act, type Place, setStudio, useAnswer, useStudio, wasSaved } from './store.ts'
import { TableView } from './TableView.tsx'
import { TopBar } from './TopBar.tsx'
import { Tour } from './Tour.tsx'
import { TranslationsView } from './TranslationsView.tsx'
import { Button } from './ui/Button.tsx'

/** Studio: the page in the middle, what it consists of before it, and the form of what is selected after it. */
export function Workbench() {
  const { state, place, drawer, notice, conflict, isOffline } = useStudio()
  const { page, selected, select } = usePlace()
  const [pointed, setPointed] = useState<string>()
  const owner = /^\/dialogs\/[^/]+/.exec(selected ?? '')?.[0] ?? (page && `/pages/${page.name}`)
  const blocks = useAnswer('blocks', owner === undefined ? undefined : { at: owner }) ?? []

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    const isTyping = (target as Element | null)?.matches?.('input, textarea, [contenteditable], .cm-content') === true
    if (key === 'Escape' && !isTyping && !document.querySelector('dialog[open], [role="dialog"]')) select(undefined)
    if (isTyping || !(event.ctrlKey || event.metaKey) || event.altKey) return
    const isRedo = key === 'y' || (key.toLowerCase() === 'z' && event.shiftKey)
    if (!isRedo && key !== 'z') return
    event.preventDefault()
    void act(isRedo ? 'redo' : 'undo').then(wasSaved)
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])

  useEffect(() => {
    if (notice === undefined) return
    const timer = setTimeout(() => setStudio({ notice: undefined }), notice.isFailure ? 8000 : 4000)
    return () => clearTimeout(timer)
  }, [notice])

  // On a narrow screen, what is selected is edited next.
  useEffect(() => {
    if (selected !== undefined && matchMedia('(max-width: 58rem)').matches) setStudio({ place: 'page' })
  }, [selected])

  if (state === undefined)
    return (
      <Waiting role="status">{isOffline ? 'Studio can’t be reached. Start it again.' : 'Opening the site …'}</Waiting>
    )
  return (
    <Bench data-place={place} data-source={drawer}>
      <TopBar />
      <Side data-is="outline" aria-label="The site">
        <Outline blocks={blocks} onPoint={setPointed} />
      </Side>
      <Middle aria-label="The page">
        {state.broken ? <Broken problems={state.broken} siteFile={state.file} /> : null}
        <FrameView blocks={blocks} pointed={pointed} onKeyDown={onKeyDown} />
        {drawer === 'source' && <SourceView />}
        {drawer === 'translations' && <TranslationsView />}
        {drawer?.startsWith('/') && <TableView at={drawer} />}
      </Middle>
      <Side data-is="panel" aria-label="What is selected">
        <SelectionPanel blocks={blocks} />
      </Side>
      <Places aria-label="What is shown">
        {(['outline', 'page', 'panel'] as const satisfies readonly Place[]).map((each) => (
          <Button
            key={each}
            label={{ outline: 'Blocks', page: 'Page', panel: 'Edit' }[each]}
            aria-pressed={place === each}
            onClick={() => setStudio({ place: each })}
          />
        ))}
      </Places>
      {conflict && <ConflictSheet conflict={conflict} />}
      <Notices aria-live="polite">
        {isOffline && (
          <Notice data-failure="">Studio can’t be reached. What you type isn’t saved until it is started again.</Notice>
        )}
        {notice && <Notice data-failure={notice.isFailure || undefined}>{notice.text}</Notice>}
      </Notices>
      <Tour />
    </Bench>
  )
}

const Bench = styled.div`
  display: grid;
  grid-template:
    'top top top' auto
    'outline page panel' minmax(0, 1fr) / 16.5rem minmax(0, 1fr) 21rem;
  height: 100%;

  ${narrow} {
    grid-template: 'top' auto 'page' minmax(0, 1fr) 'places' auto / minmax(0, 1fr);

    &:not([data-place='outline']) > [data-is='outline'],
    &:not([data-place='panel']) > [data-is='panel'],
    &:not([data-place='page']) > main {
      visibility: hidden;
    }
  }
`

const Side = styled.aside`
  grid-area: outline;
  min-height: 0;
  overflow: auto;
  background: var(--bar);
  border-inline-end: 1px solid var(--line);

  &[data-is='panel'] {
    grid-area: panel;
    border-inline: 1px solid var(--line);
    border-inline-end: 0;
  }
  ${narrow} {
    &,
    &[data-is='panel'] {
      grid-area: page;
      border: 0;
    }
  }
`

const Middle = styled.main`
  grid-area: page;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`

const Places = styled.nav`
  display: none;

  ${narrow} {
    grid-area: places;
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    padding: 0.25rem;
    border-block-start: 1px solid var(--line);
    background: var(--bar);
  }
`

const Waiting = styled.p`
  display: grid;
  place-items: center;
  height: 100%;
  color: var(--quiet);
`

const Notices = styled.div`
  ${small}
  position: fixed;
  z-index: 60;
  inset-block-end: 1rem;
  inset-inline: 1rem;
  display: grid;
  justify-items: center;
  gap: 0.5rem;
  pointer-events: none;
`

const Notice = styled.p`
  max-width: 34rem;
  padding: 0.5rem 0.875rem;
  border-radius: 0.5rem;
  background: var(--ink);
  color: var(--paper);
  box-shadow: var(--float);

  &[data-failure] {
    background: var(--bad);
    color: light-dark(#fff, #2a0f0b);
  }
`
