import { type RefObject, useEffect, useRef, useState } from 'react'
import styled, { css } from 'styled-components'
import type { Service } from '../../schema/values.ts'
import { color, media, radius } from '../theme/tokens.ts'
import { Loading } from './Loading.tsx'
import { useServiceScript } from './useServiceScript.ts'

export interface FrameHeight {
  /** Pixels, up to 768 pixels of width. */
  readonly mobile: number
  /** Pixels, on anything wider. */
  readonly desktop: number
}

export interface ServiceFrameProps {
  readonly service: Service
  /** A script of the service may make the frame taller, not lower. Without a height it keeps the shape given by `aspect`. */
  readonly height?: FrameHeight | undefined
  readonly aspect?: '16/9' | '4/3' | '1/1' | '9/16' | undefined
  /** Shown until the service answers. */
  readonly loading?: string | undefined
  /** `app`: messages of this frame are for the app, and kept for it until it is live. */
  readonly messages?: 'app' | 'none'
  readonly frameRef?: RefObject<HTMLIFrameElement | null>
  readonly className?: string
}

/** What an outside page may do in its frame. It cannot take over the window it stands in. */
const sandbox = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-downloads',
].join(' ')

/**
 * A page of an outside service, fetched when it comes near the screen, with a sign until it and the script
 * of the service are there.
 */
export function ServiceFrame({
  service,
  height,
  aspect = '16/9',
  loading,
  messages = 'none',
  frameRef,
  className,
}: ServiceFrameProps) {
  const ownRef = useRef<HTMLIFrameElement>(null)
  const ref = frameRef ?? ownRef
  const [loaded, setLoaded] = useState(false)
  const script = useServiceScript(service, loaded)
  useEffect(() => {
    if (hasLoaded(ref.current)) setLoaded(true)
  }, [ref])
  return (
    <Box className={className} data-aspect={height ? undefined : aspect} $height={height}>
      {!loaded || script === 'loading' ? (
        <Waiting aria-hidden="true">
          <Loading label={loading} />
        </Waiting>
      ) : null}
      <iframe
        ref={ref}
        src={service.url}
        title={service.title}
        loading="lazy"
        allow="autoplay; fullscreen; picture-in-picture; clipboard-write"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox={service.origin === '' ? undefined : sandbox}
        data-live={messages === 'app' ? '' : undefined}
        onLoad={() => setLoaded(true)}
        {...dataAttributes(service.data)}
      />
    </Box>
  )
}

/** HTML knows no capital letters in the name of an attribute, and React tells of each. */
function dataAttributes(data: Service['data'] = {}): Record<`data-${string}`, string> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [`data-${name.toLowerCase()}`, value]),
  )
}

/** Whether the frame had loaded before anybody listened. Nothing can be asked of a page of another origin. */
function hasLoaded(frame: HTMLIFrameElement | null): boolean {
  if (!frame?.contentWindow) return false
  const { contentDocument } = frame
  if (!contentDocument) return true
  return contentDocument.URL !== 'about:blank' && contentDocument.readyState === 'complete'
}

interface BoxProps {
  readonly $height: FrameHeight | undefined
}

const Box = styled.div<BoxProps>`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.control};
  background: ${color.tint};

  &[data-aspect='16/9'] {
    aspect-ratio: 16 / 9;
  }
  &[data-aspect='4/3'] {
    aspect-ratio: 4 / 3;
  }
  &[data-aspect='1/1'] {
    aspect-ratio: 1;
  }
  &[data-aspect='9/16'] {
    aspect-ratio: 9 / 16;
  }

  ${({ $height }) =>
    $height &&
    css`
      --height: ${$height.desktop}px;
      min-height: var(--height);

      ${media.narrow} {
        --height: ${$height.mobile}px;
      }
      > iframe {
        height: auto;
        min-height: var(--height);
      }
    `}

  iframe {
    position: relative;
    width: 100%;
    height: 100%;
  }
`

const Waiting = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
`
