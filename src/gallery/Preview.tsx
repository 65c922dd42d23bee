import external from 'icon:external-link'
import moon from 'icon:moon'
import sun from 'icon:sun'
import { type RefObject, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { color, media, shadow } from '../theme/tokens.ts'
import { disc } from '../ui/disc.ts'
import { Icon } from '../ui/Icon.tsx'
import { useIsHydrated } from '../ui/useIsHydrated.ts'
import { Panel, PanelBar } from './Panel.tsx'
import { applyScheme, type Scheme, useIsDark } from './useScheme.ts'

interface Device {
  readonly name: string
  /** Size of the page inside, in CSS pixels. */
  readonly width: number
  readonly height: number
}

export const desktop: Device = { name: 'Desktop', width: 1280, height: 800 }
export const phone: Device = { name: 'Phone', width: 390, height: 844 }

interface Props {
  readonly device: Device
  /** Path of the page inside. */
  readonly path: string
  /** The block type that it shows. */
  readonly subject: string
  readonly scheme: Scheme
}

/** A live page in a frame, at the width of a device and scaled to fit. */
export function Preview({ device, path, subject, scheme }: Props) {
  const [own, setOwn] = useState<Scheme>()
  const frame = useRef<HTMLIFrameElement>(null)
  const stage = useScale(device.width)
  // In development a page takes a hundred requests: previews out of sight would hold up the visible one.
  const isNear = useIsNear(stage)
  const shown = own ?? scheme
  const isDark = useIsDark(shown)

  // A choice for the whole gallery overrides an earlier one for this preview.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect depends only on the choice.
  useEffect(() => setOwn(undefined), [scheme])
  useEffect(() => {
    const element = frame.current
    if (!element) return
    // Hidden until it is dressed: its header would show for a moment.
    const dress = () => {
      element.style.opacity = dressPreview(element, shown) ? '' : '0'
    }
    dress()
    element.addEventListener('load', dress)
    return () => element.removeEventListener('load', dress)
  }, [shown])

  const name = `${subject} on a ${device.name.toLowerCase()}`
  return (
    <Figure as="figure" data-device={device.name.toLowerCase()}>
      <PanelBar as="figcaption">
        <span>
          {device.name} <Width>{device.width} px</Width>
        </span>
        <Tool
          type="button"
          aria-pressed={isDark}
          aria-label={`Dark: ${name}`}
          title={isDark ? 'Show in light' : 'Show in dark'}
          onClick={() => setOwn(isDark ? 'light' : 'dark')}
        >
          <Icon body={isDark ? sun : moon} size={18} />
        </Tool>
        <Tool
          as="a"
          href={path}
          target="_blank"
          // The new tab inherits the session storage, and with it the choice of an example visitor.
          rel="opener"
          aria-label={`Open ${name} in a new tab`}
          title="Open in a new tab"
        >
          <Icon body={external} size={18} />
        </Tool>
      </PanelBar>
      <Stage ref={stage} style={{ maxWidth: device.width, aspectRatio: `${device.width} / ${device.height}` }}>
        <iframe
          ref={frame}
          src={isNear ? path : undefined}
          title={name}
          width={device.width}
          height={device.height}
          loading="lazy"
        />
      </Stage>
    </Figure>
  )
}

/** Sets `--scale` of an element to its width divided by `width`. */
function useScale(width: number) {
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const observer = new ResizeObserver(() => element.style.setProperty('--scale', String(element.clientWidth / width)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [width])
  return stage
}

/**
 * Whether an element has been on screen or within half a screen of it. Always true in a prerendered page: there
 * the browser decides what to load, without waiting for a script.
 */
function useIsNear(element: RefObject<Element | null>): boolean {
  const isDrawnHere = useIsHydrated()
  const [isNear, setIsNear] = useState(!isDrawnHere)
  useEffect(() => {
    if (isNear || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: '50% 0%' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}

/** Only the block: no header, no footer, short blocks in the middle. */
const previewCss = `
:root{--header-height:0px;scrollbar-width:thin}
body{display:grid;align-items:safe center}
#app>header,#app>footer,#app>a[href="#main"]{display:none}
#main{padding-top:0;min-width:0}
`

/**
 * Makes an ordinary page a preview.
 * @returns false if its document hasn't loaded yet; its `load` event will follow.
 */
function dressPreview({ contentDocument: page }: HTMLIFrameElement, scheme: Scheme): boolean {
  if (!page || page.URL === 'about:blank' || page.readyState === 'loading') return false
  applyScheme(page, scheme)
  if (page.adoptedStyleSheets.length > 0 || !page.defaultView) return true
  // The policy of the page forbids a style element. A sheet must be of the window whose page it is for.
  const sheet = new (page.defaultView as Window & typeof globalThis).CSSStyleSheet()
  sheet.replaceSync(previewCss)
  page.adoptedStyleSheets = [sheet]
  page.defaultView.addEventListener('click', stay, { capture: true })
  return true
}

/** Ignores links of the example: they lead to pages that exist only on its own site. */
function stay(event: MouseEvent): void {
  const link = isElement(event.target) ? event.target.closest('a') : null
  if (link?.getAttribute('href')?.startsWith('/')) event.preventDefault()
}

/** Duck typing, because `instanceof` fails for elements of another window. */
const isElement = (target: EventTarget | null): target is Element => target !== null && 'closest' in target

const Figure = styled(Panel)`
  box-shadow:
    0 0 0 1px ${color.line},
    ${shadow.soft};
`

const Width = styled.span`
  margin-inline-start: 0.4em;
  color: ${color.faint};
  white-space: nowrap;
`

const Tool = styled.button`
  ${disc()}
  color: ${color.faint};

  &:focus-visible {
    outline-offset: -4px;
  }

  ${media.hover} {
    &:hover {
      color: ${color.ink};
    }
  }
`

/** Never larger than the device. */
const Stage = styled.div`
  position: relative;
  width: 100%;
  margin-inline: auto;
  overflow: hidden;
  background: ${color.paper};

  iframe {
    position: absolute;
    inset: 0 auto auto 0;
    max-width: none;
    transform: scale(var(--scale, 0.5));
    transform-origin: 0 0;
  }
`
