import bold from 'icon:bold'
import italic from 'icon:italic'
import link from 'icon:link'
import list from 'icon:list'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import styled, { css } from 'styled-components'
import type { Operation } from '../../../src/language/edit/operation.ts'
import type { FoundText } from '../../server/places.ts'
import { floating, small } from '../look.ts'
import { describePlace } from '../place.ts'
import { change, reasonOf, translate } from '../store.ts'
import { Button } from '../ui/Button.tsx'
import { Mistakes } from '../ui/fields.tsx'
import { type Box, boxOf, colorBehind, type Stage, showsOnly } from './frameDocument.ts'

/** A text that is being edited, and the element of the page that shows it. */
export interface EditedText {
  readonly found: FoundText
  readonly element: HTMLElement
  readonly revision: string
  /** Where in the text the person clicked. */
  readonly caret: number
}

interface Props {
  readonly text: EditedText
  readonly stage: Stage
  /** Changes with everything that moves the page. */
  readonly moved: number
  readonly onClose: () => void
}

/** Milliseconds to wait for the page after a save before the text under the editor is shown again. */
const patience = 600

/** A field over a text of the page. Enter or leaving it saves, Esc gives the text back. */
export function TextEditor({ text: { found, element, revision, caret }, stage, moved, onClose }: Props) {
  const { at, path, written, format, elsewhere, isPiece } = found
  const before = String(written)
  const [value, setValue] = useState(before)
  const [shared, setShared] = useState<'everywhere' | 'here'>('everywhere')
  const [mistake, setMistake] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const isClosed = useRef(false)
  const [isOver] = useState(() => showsOnly(element, before))
  const [box, setBox] = useState<Box>(() => boxOf(element, stage))
  const isLong = format === 'markdown'
  const hasLines = isLong && /\n/.test(before)
  const savesBy = ({ ctrlKey, metaKey, shiftKey }: React.KeyboardEvent) =>
    ctrlKey || metaKey || !(hasLines || (isLong && shiftKey))
  const hasMarks = isLong || format === 'inline-markdown'

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page may have moved.
  useLayoutEffect(() => setBox(boxOf(element, stage)), [element, stage, moved])

  useEffect(() => {
    if (isOver) element.style.visibility = 'hidden'
    field.current?.focus({ preventScroll: true })
    field.current?.setSelectionRange(caret, caret)
    return () => {
      element.style.visibility = ''
    }
  }, [element, isOver, caret])

  const close = () => {
    isClosed.current = true
    onClose()
  }

  const save = async () => {
    if (isClosed.current) return
    if (value === before) return close()
    isClosed.current = true
    const shown = pageChanges(element)
    const { operations, choice } = operationsFor(found, value, shared)
    const meaning = `${describePlace(at)}: “${value.slice(0, 60)}”`
    const outcome = await (found.translation
      ? translate({ ...found.translation, value, meaning })
      : change(operations, meaning, { revision, ...(choice && { shared: choice }) }))
    const reason = reasonOf(outcome)
    if (reason !== undefined) {
      isClosed.current = false
      setMistake(reason)
      field.current?.focus()
      return
    }
    if ('saved' in outcome) await shown
    onClose()
  }

  const onKeyDown = (event: React.KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape') {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing && savesBy(event)) {
      event.preventDefault()
      void save()
    }
  }

  const mark = (start: string, end = start) => {
    const area = field.current
    if (!area) return
    const { selectionStart: from, selectionEnd: to } = area
    const inner = value.slice(from, to)
    const isMarked = value.slice(from - start.length, from) === start && value.slice(to, to + end.length) === end
    area.focus()
    // So that the browser can take it back with the rest of what is typed.
    if (isMarked) area.setSelectionRange(from - start.length, to + end.length)
    document.execCommand('insertText', false, isMarked ? inner : start + inner + end)
    const moved = isMarked ? -start.length : start.length
    area.setSelectionRange(from + moved, to + moved)
  }

  // The marks take some room, too.
  const room = element.parentElement ? boxOf(element.parentElement, stage).width : 0
  // Below it there is no room.
  const isLow = box.top + box.height > stage.frame.clientHeight * stage.scale - 180
  const style = getComputedStyle(element)
  const scaled = (pixels: string) => `${Number.parseFloat(pixels) * stage.scale}px`
  return (
    <Place
      role="group"
      aria-label="Edit this text"
      style={{ left: box.left, top: box.top, width: isOver ? Math.max(box.width, room) : box.width }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) void save()
      }}
    >
      <Card $isOver={isOver} style={isOver ? {} : isLow ? { bottom: 8 } : { top: box.height + 8 }}>
        <Field
          ref={field}
          $isOver={isOver}
          aria-label={describePlace(at)}
          aria-invalid={mistake !== undefined}
          value={value}
          rows={1}
          spellCheck
          onChange={({ target }) => {
            setValue(isLong ? target.value : target.value.replace(/\n/g, ' '))
            setMistake(undefined)
          }}
          onKeyDown={onKeyDown}
          style={
            isOver
              ? {
                  font: style.font,
                  fontSize: scaled(style.fontSize),
                  lineHeight: style.lineHeight === 'normal' ? 1.2 : scaled(style.lineHeight),
                  letterSpacing: style.letterSpacing === 'normal' ? 'normal' : scaled(style.letterSpacing),
                  color: style.color,
                  textAlign: style.textAlign as 'start',
                  direction: style.direction as 'ltr',
                  minHeight: box.height,
                  background: colorBehind(element),
                  boxShadow: `0 0 0 4px ${colorBehind(element)}`,
                  minWidth: box.width,
                }
              : {}
          }
        />
        <Bar style={isOver ? (isLow ? { bottom: '100%', marginBlock: '0 0.75rem' } : { top: '100%' }) : {}}>
          {hasMarks && (
            <Tools onMouseDown={(event) => event.preventDefault()}>
              <Button icon={bold} isCompact label="Bold" onClick={() => mark('**')} />
              <Button icon={italic} isCompact label="Emphasis" onClick={() => mark('*')} />
              <Button icon={link} isCompact label="Link" onClick={() => mark('[', '](/)')} />
              {isLong && <Button icon={list} isCompact label="List" onClick={() => mark('\n- ', '')} />}
            </Tools>
          )}
          {elsewhere.length > 0 ? (
            <Choice>
              <legend>
                Shown in {elsewhere.length + 1} places, also on {pagesIn(elsewhere)}
              </legend>
              {(isPiece ? (['everywhere'] as const) : (['everywhere', 'here'] as const)).map((each) => (
                <label key={each}>
                  <input type="radio" name="shared" checked={shared === each} onChange={() => setShared(each)} />
                  {each === 'everywhere' ? 'Change it everywhere' : 'Only here'}
                </label>
              ))}
            </Choice>
          ) : null}
          {path !== at && elsewhere.length === 0 && <span>From {describePlace(path)}</span>}
          {found.pages > 1 && path.startsWith('/pages/') && <span>On each of {found.pages} pages</span>}
          {mistake === undefined ? (
            <Keys>
              <kbd>{hasLines ? 'Ctrl Enter' : 'Enter'}</kbd> saves <kbd>Esc</kbd> gives it back
            </Keys>
          ) : (
            <Mistakes messages={[mistake]} />
          )}
        </Bar>
      </Card>
    </Place>
  )
}

/** The pages and sections of places, in words. */
function pagesIn(places: readonly string[]): string {
  const names = [...new Set(places.map((place) => describePlace(place.split('/').slice(0, 3).join('/'))))]
  return names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ')
}

/** What changes for a text with a new value. */
function operationsFor(found: FoundText, value: string, shared: 'everywhere' | 'here') {
  const { at, path, written, elsewhere } = found
  const isNumber = typeof written === 'number' && value.trim() !== '' && Number.isFinite(Number(value))
  const isHere = elsewhere.length > 0 && shared === 'here'
  const place = isHere ? at : path
  const operation: Operation =
    value === ''
      ? { op: 'remove', path: place }
      : { op: 'replace', path: place, value: isNumber ? Number(value) : value }
  return { operations: [operation], choice: isHere ? ('here' as const) : undefined }
}

/** Ends when the page around an element has changed. */
function pageChanges(element: Element): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      observer.disconnect()
      clearTimeout(timer)
      done()
    }
    const observer = new MutationObserver(end)
    const timer = setTimeout(end, patience)
    const area = element.ownerDocument.getElementById('app')
    if (area) observer.observe(area, { subtree: true, childList: true, characterData: true })
  })
}

const Place = styled.div`
  position: absolute;
  z-index: 5;
`

const Card = styled.div<{ readonly $isOver: boolean }>`
  ${({ $isOver }) =>
    $isOver
      ? css`
          position: relative;
        `
      : css`
          position: absolute;
          width: max(100%, 20rem);
          max-width: 34rem;
          ${floating}
        `}
`

const Field = styled.textarea<{ readonly $isOver: boolean }>`
  display: block;
  max-width: 100%;
  margin: 0;
  border: 0;
  resize: none;
  field-sizing: content;
  background: none;
  ${({ $isOver }) =>
    $isOver
      ? css`
          padding: 0;
          overflow: hidden;
          border-radius: 2px;
          &::selection {
            background: rgb(92 128 255 / 45%);
          }
          outline: 2px solid var(--accent);
          outline-offset: 4px;
          &:focus-visible {
            outline: 2px solid var(--accent);
            outline-offset: 4px;
          }
        `
      : css`
          width: 100%;
          min-height: 2.5rem;
          max-height: 20rem;
          padding: 0.625rem 0.75rem;
          border-radius: 0.625rem 0.625rem 0 0;
        `}
`

const Bar = styled.div`
  ${small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  padding: 0.375rem 0.625rem;
  color: var(--quiet);

  [role='group'] > * > & {
    position: static;
  }
  &[style] {
    position: absolute;
    inset-inline-start: -4px;
    width: max-content;
    max-width: 26rem;
    margin-block-start: 0.75rem;
    ${floating}
  }
`

const Tools = styled.div`
  display: flex;
  margin-inline-start: -0.375rem;
`

const Choice = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.75rem;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    color: var(--warn);
  }
  label {
    display: flex;
    align-items: center;
    gap: 0.25rem;
    color: var(--ink);
  }
`

const Keys = styled.span`
  kbd {
    padding: 0 0.25rem;
    border: 1px solid var(--line);
    border-radius: 0.25rem;
    font: inherit;
    color: var(--ink);
  }
`
