import { type CSSProperties, type RefObject, useContext, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { Service } from '../../schema/values.ts'
import { allowService, forgetService, type Permission, useIsAllowed } from '../stores/allowedServices.ts'
import { color, media, radius, shadow, space, text } from '../theme/tokens.ts'
import { InsideDialogContext } from './insideDialog.ts'
import { Loading } from './Loading.tsx'
import { useLanguage } from './language.ts'
import { type Aspect, ServiceFacade } from './ServiceFacade.tsx'
import { ServiceLink } from './ServiceLink.tsx'
import { withService } from './serviceWords.ts'
import { useIsHydrated } from './useIsHydrated.ts'
import { useIsSlow } from './useIsSlow.ts'
import { useServiceScript } from './useServiceScript.ts'

interface FrameHeight {
  /** Pixels, up to 768 pixels of width. */
  readonly mobile: number
  /** Pixels, on anything wider. */
  readonly desktop: number
}

interface ServiceFrameProps {
  readonly service: Service
  /** Minimum height, which a script of the service can increase. Without it, `aspect` sets the shape. */
  readonly height?: FrameHeight | undefined
  readonly aspect?: Aspect | undefined
  /** Shown until the service has loaded. */
  readonly loading?: string | undefined
  readonly frameRef?: RefObject<HTMLIFrameElement | null>
}

/**
 * A page of an outside service in an iframe. On a page, it loads when the visitor clicks its facade. In a dialog, which
 * the visitor has opened, it loads at once unless the service needs consent. Only the app adds the iframe: without
 * scripts, a browser would load every iframe of the page at once, even those in closed dialogs.
 */
export function ServiceFrame(props: ServiceFrameProps) {
  const { service, height, aspect } = props
  const isInsideDialog = useContext(InsideDialogContext)
  const needsConsent = service.consent !== undefined
  const isAllowed = useIsAllowed(service) || !needsConsent
  const isHydrated = useIsHydrated()
  const [choice, setChoice] = useState<'none' | 'loaded' | 'forgotten'>('none')
  const asked = choice === 'loaded'

  const load = (permission: Permission) => {
    if (needsConsent) allowService(service, permission)
    setChoice('loaded')
  }
  const forget = () => {
    forgetService(service)
    setChoice('forgotten')
  }

  if (!isAllowed || (!asked && !isInsideDialog)) {
    return (
      <ServiceFacade
        service={service}
        aspect={height ? undefined : aspect}
        asks={isAllowed ? 'click' : 'consent'}
        takesFocus={choice === 'forgotten'}
        onLoad={load}
      />
    )
  }
  return (
    <LoadedService
      {...props}
      aspect={aspect}
      when={asked ? 'asked' : isHydrated ? 'visible' : 'live'}
      onForget={needsConsent ? forget : undefined}
    />
  )
}

interface LoadedServiceProps extends ServiceFrameProps {
  /** `asked`: now, with the focus. `visible`: when it comes near the screen. `live`: not before hydration. */
  readonly when: 'asked' | 'visible' | 'live'
  readonly onForget: (() => void) | undefined
}

/** The frame, with a loading indicator until it and the script of the service have loaded, and a direct link. */
function LoadedService({ service, height, aspect, loading, frameRef, when, onForget }: LoadedServiceProps) {
  const ownRef = useRef<HTMLIFrameElement>(null)
  const ref = frameRef ?? ownRef
  const box = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState(false)
  const script = useServiceScript(service, loaded)
  const isComplete = loaded && script !== 'loading'
  const isSlow = useIsSlow(box, !isComplete)
  const { words } = useLanguage()

  useEffect(() => {
    // The button is gone, so the box gets the focus and screen readers announce its title. The frame itself would keep
    // Escape from the dialog around it.
    if (when === 'asked') box.current?.focus({ preventScroll: true })
  }, [when])

  return (
    <div>
      <Box
        ref={box}
        role="group"
        aria-label={service.title}
        tabIndex={-1}
        style={
          height
            ? ({ '--mobile': `${height.mobile}px`, '--desktop': `${height.desktop}px` } as CSSProperties)
            : { aspectRatio: aspect }
        }
        data-height={height ? '' : undefined}
        data-needs-script={when === 'live' ? '' : undefined}
      >
        <Sign aria-live="polite" data-state={isSlow ? 'slow' : 'waiting'}>
          {isComplete || (isSlow && loaded) ? null : isSlow ? (
            <Late>
              <p>{words.slow}</p>
              <ServiceLink service={service} />
            </Late>
          ) : (
            <Loading label={loading} />
          )}
        </Sign>
        {when === 'live' ? null : (
          <iframe
            ref={ref}
            src={service.url}
            title={service.title}
            loading={when === 'asked' ? 'eager' : 'lazy'}
            allow="autoplay; fullscreen; picture-in-picture; clipboard-write"
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox={service.origin === '' ? undefined : sandbox}
            onLoad={() => setLoaded(true)}
            {...dataAttributes(service.data)}
          />
        )}
      </Box>
      <Origin>
        <span>{withService(words.fromHost, service)}</span>
        <ServiceLink service={service} />
        {onForget ? (
          <button type="button" onClick={onForget}>
            {words.forget}
          </button>
        ) : null}
      </Origin>
    </div>
  )
}

/** Sandbox permissions of an outside page. It can't navigate the window around it. */
const sandbox = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-downloads',
].join(' ')

/** Lowercases attribute names: HTML ignores their case, and React warns about capital letters. */
function dataAttributes(data: Service['data'] = {}): Record<`data-${string}`, string> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [`data-${name.toLowerCase()}`, value]),
  )
}

const Box = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.control};
  background: ${color.tint};

  &[data-height] {
    --height: var(--desktop);
    min-height: var(--height);

    @media (max-width: 768px) {
      --height: var(--mobile);
    }
    > iframe {
      height: auto;
      min-height: var(--height);
    }
  }

  /* Where nothing can come, nothing is waited for. */
  ${media.noScript} {
    &[data-needs-script] {
      display: none;
    }
  }

  iframe {
    position: relative;
    width: 100%;
    height: 100%;
  }
`

/** Behind the iframe until it has loaded, and above it once there is something to click. */
const Sign = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;

  &[data-state='slow'] {
    z-index: 1;
    pointer-events: none;

    > * {
      pointer-events: auto;
    }
  }
`

const Late = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[1]};
  margin: ${space[2]};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.control};
  background: ${color.surface};
  box-shadow: ${shadow.soft};
  font: ${text.small};
  text-align: center;
`

const Origin = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[3]};
  min-height: 2.75rem;
  padding-top: ${space.half};
  color: ${color.faint};
  font: ${text.small};

  button {
    min-height: 2.75rem;
    color: ${color.ink};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`
