import { type RefObject, useEffect } from 'react'
import type { Service } from '../../schema/values.ts'
import { Loading } from './Loading.tsx'
import { useLanguage } from './language.ts'
import { type FrameShape, ServiceBox, ServiceOrigin, ServicePage, Sign } from './ServiceParts.tsx'

interface VisitFrameProps extends FrameShape {
  readonly service: Service
  readonly loading?: string | undefined
  readonly frameRef?: RefObject<HTMLIFrameElement | null>
}

/**
 * A service that loads with the page, once it is near the screen. It works without the app: `src/runtime/visitFrames.ts`
 * adds the script of the service, removes the sign that it is loading, and says when it takes long.
 */
export function VisitFrame({ service, height, aspect, loading, frameRef }: VisitFrameProps) {
  const { script } = service
  const { words } = useLanguage()
  useEffect(() => () => document.querySelector(`script[data-service="${script}"]`)?.remove(), [script])
  return (
    <div>
      <ServiceBox service={service} height={height} aspect={aspect} data-visit="" suppressHydrationWarning>
        <Sign aria-live="polite" data-needs-script="">
          <Loading label={loading} />
          <p>{words.slow}</p>
        </Sign>
        <ServicePage ref={frameRef} service={service} loading="lazy" data-script={script} />
      </ServiceBox>
      <ServiceOrigin service={service} />
    </div>
  )
}
