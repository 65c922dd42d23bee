import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { clickedPlace } from '../../../src/make/dev/browser/clickedPlace.ts'
import type { OutlineBlock } from '../../server/places.ts'
import { ask, base } from '../ask.ts'
import { usePlace } from '../place.ts'
import { setStudio, useStudio, type Width } from '../store.ts'
import {
  type Box,
  boxOf,
  caretIn,
  elementOf,
  languageAt,
  pageAt,
  pathIn,
  type Stage,
  shareTypefaces,
  shownText,
  textAt,
  wholeText,
} from './frameDocument.ts'
import { type EditedText, TextEditor } from './TextEditor.tsx'

const widths: Readonly<Record<Width, number>> = { phone: 390, tablet: 834, desktop: 1280 }

interface Props {
  readonly blocks: readonly OutlineBlock[]
  /** A block that the pointer is over in the outline. */
  readonly pointed: string | undefined
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** The site itself, as it is built, in a frame. A click on a text edits it, a click elsewhere selects its block. */
export function FrameView({ blocks, pointed, onKeyDown }: Props) {
  const { width, scheme, isBrowsing, language, state } = useStudio()
  const place = usePlace()
  const { page, selected } = place
  const area = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  const [moved, setMoved] = useState(0)
  const [hovered, setHovered] = useState<Element>()
  const [edited, setEdited] = useState<EditedText>()
  const [opened, setOpened] = useState<Document>()

  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const shownWidth = width === 'desktop' ? Math.max(widths.desktop, size.width) : widths[width]
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / shownWidth)
  const left = Math.max(0, (size.width - shownWidth * scale) / 2)
  const stage = useMemo<Stage | undefined>(
    () => (frame.current === null || size.width === 0 ? undefined : { frame: frame.current, scale, left }),
    [scale, left, size.width],
  )

  const languages = state?.languages ?? []
  const translated = page?.translations[languages.findIndex(({ tag }) => tag === language) - 1]?.address
  const address = translated || page?.address
  const isIn = translated ? language : ''
  const showPage = useEffectEvent(() => {
    const element = frame.current
    if (!element || address === undefined || !page) return
    const path = pathIn(element)
    const isShown =
      element.contentWindow?.location.href !== 'about:blank' &&
      pageAt([page], path) !== undefined &&
      languageAt(languages, path) === isIn
    if (!isShown) element.contentWindow?.location.replace(base + address)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is shown again when one of them changes.
  useEffect(() => showPage(), [address, page, isIn])

  const onMoved = useCallback(() => setMoved((count) => count + 1), [])

  const onClick = useEffectEvent((event: MouseEvent) => {
    const document = frame.current?.contentDocument
    const { target, clientX, clientY } = event
    if (isBrowsing || !document || !(target instanceof (document.defaultView as typeof window).Element)) return
    const summary = target.closest('summary')
    // What is closed opens, so that what is in it can be edited.
    if (!summary || summary.parentElement?.hasAttribute('open')) event.preventDefault()
    event.stopImmediatePropagation()
    void take(document, target, clientX, clientY)
  })

  async function take(document: Document, target: Element, x: number, y: number): Promise<void> {
    const text = textAt(document, x, y)
    const element = text?.element ?? target
    const clicked = frame.current && clickedPlace(element, pathIn(frame.current))
    const where = clicked && { ...clicked, ...(text && { text: text.text }) }
    const revision = state?.revision ?? ''
    setEdited(undefined)
    if (!where) return
    const found = await ask('find', where)
    if (found?.block !== undefined) place.select(found.block)
    if (!text || !found || !('written' in found)) return
    shareTypefaces(document, window.document)
    const whole = wholeText(element, found.isPiece ? 0 : shownText(String(found.written)).length)
    if (whole instanceof (document.defaultView as typeof window).HTMLElement)
      setEdited({ found, element: whole, revision, caret: caretIn(String(found.written), whole, x, y) })
  }

  const onPointerMove = useEffectEvent((event: PointerEvent) => {
    const document = frame.current?.contentDocument
    if (isBrowsing || !document) return setHovered(undefined)
    setHovered(textAt(document, event.clientX, event.clientY)?.element)
  })

  const onKey = useEffectEvent(onKeyDown)

  const onNavigate = useEffectEvent(() => {
    const element = frame.current
    if (!element || !state || element.contentWindow?.location.href === 'about:blank') return
    const shown = pageAt(state.pages, pathIn(element))
    if (isBrowsing) setStudio({ language: languageAt(state.languages, pathIn(element)) })
    if (shown && shown.name !== page?.name) place.open(shown.name)
  })

  useEffect(() => {
    const element = frame.current
    if (!element) return
    let stop = () => {}
    const start = () => {
      stop()
      const document = element.contentDocument
      const view = element.contentWindow
      setEdited(undefined)
      setHovered(undefined)
      if (!document || !view || view.location.href === 'about:blank') return
      onNavigate()
      setOpened(document)
      const ends = new AbortController()
      const options = { capture: true, signal: ends.signal }
      view.addEventListener('click', onClick, options)
      view.addEventListener('pointermove', onPointerMove, options)
      view.addEventListener('keydown', onKey, options)
      view.addEventListener('scroll', onMoved, { ...options, passive: true })
      document.documentElement.addEventListener('mouseleave', () => setHovered(undefined), options)
      const observer = new MutationObserver(onMoved)
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
      stop = () => {
        ends.abort()
        observer.disconnect()
      }
    }
    element.addEventListener('load', start)
    return () => {
      element.removeEventListener('load', start)
      stop()
    }
  }, [onMoved])

  // A block that is selected elsewhere comes into sight.
  const wasSelected = useRef<string>(undefined)
  useEffect(() => {
    if (wasSelected.current === selected || !opened || selected === undefined || blocks.length === 0) return
    wasSelected.current = selected
    const element = elementOf(opened, blocks, selected)
    const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {}
    const height = opened.defaultView?.innerHeight ?? 0
    if (element && (bottom < 80 || top > height - 80)) element.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [selected, blocks, opened])

  // A dialog that is selected opens in the page.
  useEffect(() => {
    const dialog = /^\/dialogs\/([^/]+)/.exec(selected ?? '')?.[1]
    const element = dialog === undefined ? undefined : opened?.getElementById(`dialog-${dialog}`)
    if (element && 'show' in element && !element.hasAttribute('open')) (element as HTMLDialogElement).showModal()
  }, [selected, opened])

  const boxes = useMemo(() => {
    void moved
    const of = (at: string | undefined): Box | undefined => {
      const element = at === undefined || !opened ? undefined : elementOf(opened, blocks, at)
      return element && stage && boxOf(element, stage)
    }
    const isThere = hovered?.isConnected && stage && !edited
    return { selected: of(selected), pointed: of(pointed), hovered: isThere ? boxOf(hovered, stage) : undefined }
  }, [moved, opened, stage, selected, pointed, hovered, blocks, edited])

  return (
    <Area ref={area} dir="ltr">
      <Frame
        ref={frame}
        title="The site"
        data-edited=""
        style={{
          left,
          width: shownWidth,
          height: size.height / scale,
          transform: `scale(${scale})`,
          colorScheme: scheme,
        }}
      />
      {boxes.pointed && <Outline style={{ ...boxes.pointed }} data-kind="pointed" />}
      {boxes.selected && <Outline style={{ ...boxes.selected }} data-kind="selected" />}
      {boxes.hovered && <Outline style={{ ...boxes.hovered }} data-kind="text" />}
      {edited && stage && (
        <TextEditor
          key={edited.found.at + edited.revision}
          text={edited}
          stage={stage}
          moved={moved}
          onClose={() => setEdited(undefined)}
        />
      )}
      {page && language !== '' && !translated && (
        <Note>This page isn’t in this language yet: translate its title and its description.</Note>
      )}
      {page === undefined && <Empty>This site has no page yet.</Empty>}
    </Area>
  )
}

const Area = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
  min-height: 0;
  overflow: clip;
  background: var(--desk);
`

const Frame = styled.iframe`
  position: absolute;
  top: 0;
  border: 0;
  background: light-dark(#fff, #000);
  transform-origin: 0 0;
`

const Outline = styled.div`
  position: absolute;
  pointer-events: none;
  border-radius: 3px;
  outline: 2px solid var(--accent);
  outline-offset: -2px;

  &[data-kind='pointed'] {
    opacity: 0.5;
  }
  &[data-kind='text'] {
    outline: 1px dashed var(--accent);
    outline-offset: 4px;
  }
`

const Note = styled.p`
  position: absolute;
  inset-block-end: 1rem;
  inset-inline: 1rem;
  width: fit-content;
  margin-inline: auto;
  padding: 0.375rem 0.75rem;
  border-radius: 0.5rem;
  background: var(--ink);
  color: var(--paper);
`

const Empty = styled.p`
  padding: 2rem;
  text-align: center;
`
