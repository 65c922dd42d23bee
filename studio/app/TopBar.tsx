import alert from 'icon:alert-triangle'
import back from 'icon:arrow-back-up'
import forward from 'icon:arrow-forward-up'
import check from 'icon:circle-check'
import code from 'icon:code'
import desktop from 'icon:device-desktop'
import phone from 'icon:device-mobile'
import tablet from 'icon:device-tablet'
import pointer from 'icon:hand-click'
import history from 'icon:history'
import moon from 'icon:moon'
import sun from 'icon:sun'
import styled from 'styled-components'
import { LanguagePicker } from './LanguagePicker.tsx'
import { narrow, oneLine } from './look.ts'
import { PagePicker } from './PagePicker.tsx'
import { ProblemList } from './ProblemList.tsx'
import { PublishButton } from './PublishButton.tsx'
import { act, setStudio, useStudio, type Width, wasSaved } from './store.ts'
import { Button } from './ui/Button.tsx'
import { Hint } from './ui/fields.tsx'
import { MenuItem } from './ui/MenuItem.tsx'
import { Popover } from './ui/Popover.tsx'

const widths = { phone: ['Phone', phone], tablet: ['Tablet', tablet], desktop: ['Desktop', desktop] } as const

const travels = [
  { name: 'undo', label: 'Undo', icon: back },
  { name: 'redo', label: 'Redo', icon: forward },
] as const

/** What concerns all of Studio: the page, how it is shown, what was done, and publishing. */
export function TopBar() {
  const { state, width, scheme, isBrowsing, drawer, problems } = useStudio()
  const { history: done = [], undone = [] } = state ?? {}
  const told = problems.filter(({ severity }) => severity !== 'notice')
  return (
    <Bar>
      <Mark aria-hidden="true" />
      <h1>{state?.name || 'Studio'}</h1>
      <PagePicker />
      <Middle>
        <Group role="group" aria-label="Width of the page">
          {(Object.keys(widths) as Width[]).map((each) => (
            <Button
              key={each}
              icon={widths[each][1]}
              isCompact
              label={widths[each][0]}
              aria-pressed={width === each}
              onClick={() => setStudio({ width: each })}
            />
          ))}
        </Group>
        <Button
          icon={scheme === 'dark' ? moon : sun}
          isCompact
          label={scheme === 'dark' ? 'The page in light colors' : 'The page in dark colors'}
          onClick={() => setStudio({ scheme: scheme === 'dark' ? 'light' : 'dark' })}
        />
        <LanguagePicker />
        <Button
          icon={pointer}
          isCompact
          label="Follow links like a visitor"
          aria-pressed={isBrowsing}
          onClick={() => setStudio({ isBrowsing: !isBrowsing })}
        />
      </Middle>
      <End>
        {travels.map(({ name, label, icon }) => {
          const steps = name === 'undo' ? done : undone
          const words = steps.length === 0 ? label : `${label}: ${steps.at(-1)?.meaning}`
          return (
            <Button
              key={name}
              icon={icon}
              isCompact
              label={words}
              disabled={steps.length === 0}
              onClick={() => void act(name).then(wasSaved)}
            />
          )
        })}
        <Popover
          label="What was done"
          placement="bottom-end"
          trigger={<Button icon={history} isCompact label="History" />}
        >
          {() =>
            done.length === 0 ? (
              <Hint>Everything you change is listed here, and can be taken back.</Hint>
            ) : (
              <ol>
                {done.toReversed().map(({ meaning, at }, index) => (
                  <li key={at + meaning}>
                    <MenuItem
                      label={meaning || 'A change'}
                      detail={`${new Date(at).toLocaleTimeString()} · take back ${index === 0 ? 'this' : `this and ${index} later`}`}
                      onClick={() => {
                        for (let count = 0; count <= index; count++) void act('undo').then(wasSaved)
                      }}
                    />
                  </li>
                ))}
              </ol>
            )
          }
        </Popover>
        <Popover
          label="What the checks found"
          placement="bottom-end"
          trigger={
            <Button
              icon={told.length > 0 ? alert : check}
              isCompact={told.length === 0}
              label={told.length === 0 ? 'No problems' : String(told.length)}
              {...(told.length > 0 && { 'aria-label': `${told.length} ${told.length === 1 ? 'problem' : 'problems'}` })}
            />
          }
        >
          {(close) =>
            told.length === 0 ? (
              <Hint>The checks found nothing that visitors would notice.</Hint>
            ) : (
              <ProblemList problems={told} onClose={close} />
            )
          }
        </Popover>
        <Button
          icon={code}
          isCompact
          label="Source"
          aria-pressed={drawer === 'source'}
          onClick={() => setStudio({ drawer: drawer === 'source' ? undefined : 'source' })}
        />
        <PublishButton />
      </End>
    </Bar>
  )
}

const Bar = styled.header`
  grid-area: top;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.375rem 0.5rem;
  min-height: 3rem;
  padding: 0.375rem 0.75rem;
  background: var(--bar);
  border-block-end: 1px solid var(--line);

  h1 {
    max-width: 12rem;
    ${oneLine}
  }
  ${narrow} {
    h1 {
      display: none;
    }
  }
`

const Mark = styled.span`
  width: 1.25rem;
  height: 1.25rem;
  border-radius: 0.3125rem;
  background: linear-gradient(var(--accent) 0 0) 30% 50% / 0.1875rem 60% no-repeat, var(--accent-soft);
`

const Middle = styled.div`
  display: flex;
  align-items: center;
  gap: 0.25rem;
  margin-inline: auto;
`

const Group = styled.div`
  display: flex;
  gap: 0.125rem;
  padding: 0.125rem;
  border-radius: 0.5625rem;
  background: var(--hover);

  button[aria-pressed='true'] {
    background: var(--bar);
    color: var(--ink);
    box-shadow: 0 1px 2px rgb(0 0 0 / 12%);
  }
`

const End = styled.div`
  display: flex;
  align-items: center;
  gap: 0.125rem;
`
