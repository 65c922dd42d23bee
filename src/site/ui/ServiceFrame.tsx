import { type RefObject, useContext, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { Service } from '../../../schema/values.ts'
import { allowService, forgetService, type Permission, useIsAllowed } from '../stores/allowedServices.ts'
import { color, radius, shadow, space, text } from '../theme/tokens.ts'
import { InsideDialogContext } from './insideDialog.ts'
import { Loading } from './Loading.tsx'
import { useLanguage } from './language.ts'
import { ServiceFacade } from './ServiceFacade.tsx'
import { ServiceLink } from './ServiceLink.tsx'
import { type FrameShape, ServiceBox, ServiceOrigin, ServicePage, Sign } from './ServiceParts.tsx'
import { trustedScript } from './trusted.ts'
import { useIsHydrated } from './useIsHydrated.ts'
import type { VideoImage } from './VideoStill.tsx'
import { watchFrame } from './watchFrame.ts'

interface ServiceFrameProps extends FrameShape {
  readonly service: Service
  /** `visit`: with the page. `click`: when the visitor asks for it. */
  readonly load: 'visit' | 'click'
  /** Shown until the service has loaded. */
  readonly loading?: string | undefined
  /** Shown in the place of a video until the visitor asks for it. */
  readonly image?: VideoImage | undefined
  readonly frameRef?: RefObject<HTMLIFrameElement | null>
}

/**
 * A page of an outside service in an iframe. It loads with the page or when the visitor clicks its facade, as the author
 * chose. In a dialog, which the visitor has opened, it loads at once. A service that needs consent always asks first. Only
 * an iframe that loads with the page is in the HTML: without scripts, a browser would load every other one at once, too,
 * even those in closed dialogs.
 */
export function ServiceFrame(props: ServiceFrameProps) {
  const { service, height, aspect, image, load } = props
  const isInsideDialog = useContext(InsideDialogContext)
  const needsConsent = service.consent !== undefined
  const isAllowed = useIsAllowed(service) || !needsConsent
  const isHydrated = useIsHydrated()
  const [choice, setChoice] = useState<'none' | 'loaded' | 'forgotten'>('none')
  const asked = choice === 'loaded'

  const loadNow = (permission: Permission) => {
    if (needsConsent) allowService(service, permission)
    setChoice('loaded')
  }
  const forget = () => {
    forgetService(service)
    setChoice('forgotten')
  }

  const loadsWithPage = load === 'visit' && !isInsideDialog && !needsConsent
  if (!loadsWithPage && (!isAllowed || (!asked && !isInsideDialog))) {
    return (
      <ServiceFacade
        service={service}
        aspect={height ? undefined : aspect}
        image={image}
        asks={isAllowed ? 'click' : 'consent'}
        takesFocus={choice === 'forgotten'}
        onLoad={loadNow}
      />
    )
  }
  return (
    <LoadedService
      {...props}
      when={loadsWithPage ? 'visit' : asked ? 'asked' : isHydrated ? 'visible' : 'live'}
      onForget={needsConsent ? forget : undefined}
    />
  )
}

interface LoadedServiceProps extends ServiceFrameProps {
  /**
   * `visit`: with the page, without the app; `src/site/runtime/visitFrames.ts` watches it. `asked`: now, with the focus.
   * `visible`: when it comes near the screen. `live`: not before hydration.
   */
  readonly when: 'visit' | 'asked' | 'visible' | 'live'
  readonly onForget: (() => void) | undefined
}

/** The frame, with a loading indicator until it and the script of the service have loaded, and a direct link. */
function LoadedService({ service, height, aspect, loading, frameRef, when, onForget }: LoadedServiceProps) {
  const { script } = service
  const ownRef = useRef<HTMLIFrameElement>(null)
  const ref = frameRef ?? ownRef
  const box = useRef<HTMLDivElement>(null)
  const { words } = useLanguage()

  useEffect(() => {
    // The button is gone, so the box gets the focus and screen readers announce its title. The frame itself would keep
    // Escape from the dialog around it.
    if (when === 'asked') box.current?.focus({ preventScroll: true })
  }, [when])

  useEffect(() => {
    if (when === 'visit') return () => document.querySelector(`script[data-service="${script}"]`)?.remove()
    return ref.current ? watchFrame(ref.current, false, trustedScript) : undefined
  }, [ref, script, when])

  const isLive = when === 'live'
  return (
    <div>
      <ServiceBox
        ref={box}
        service={service}
        height={height}
        aspect={aspect}
        data-needs-script={isLive ? '' : undefined}
        data-visit={isLive ? undefined : ''}
        suppressHydrationWarning
      >
        <Sign aria-live="polite" data-needs-script="">
          <Loading label={loading} />
          {isLive ? null : (
            <Late>
              <p>{words.slow}</p>
              <ServiceLink service={service} />
            </Late>
          )}
        </Sign>
        {isLive ? null : (
          <ServicePage ref={ref} service={service} loading={when === 'asked' ? 'eager' : 'lazy'} data-script={script} />
        )}
      </ServiceBox>
      <ServiceOrigin service={service}>
        {onForget ? (
          <button type="button" onClick={onForget}>
            {words.forget}
          </button>
        ) : null}
      </ServiceOrigin>
    </div>
  )
}

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
