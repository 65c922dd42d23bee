import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { ErrorBoundary, messageOf } from './ErrorBoundary.tsx'
import { rememberPlaces } from './rememberPlaces.ts'

/** `changed`: the markup isn't what the server rendered. `failed`: a component has thrown an error, which is logged. */
export type Outcome = 'started' | 'changed' | 'failed'

/**
 * Hydrates delivered markup. If that isn't possible, the markup stays as it is, unless React may replace it. If a component
 * fails later, what it showed last comes back.
 *
 * @param failed Begin of the log entry of a failure.
 */
export function hydrateDelivered(
  container: HTMLElement,
  children: ReactNode,
  identifierPrefix: string,
  failed: string,
  mayReplace: boolean,
): Promise<Outcome> {
  return new Promise((resolve) => {
    let isStarted = false
    let failure: { readonly error: unknown } | undefined
    let shown: readonly ChildNode[] = []
    let restorePlaces = () => {}

    /** Called while the markup is still there. */
    const keepShown = (error: unknown) => {
      failure = { error }
      shown = [...container.childNodes]
      restorePlaces = rememberPlaces(container)
      return null
    }
    const putBack = () => {
      root.unmount()
      container.replaceChildren(...shown)
      container.setAttribute('data-live', 'failed')
      restorePlaces()
    }

    const settle = (outcome: Outcome) => {
      isStarted = outcome === 'started'
      if (outcome === 'failed') console.error(`${failed}: ${messageOf(failure?.error)}`, failure?.error)
      resolve(outcome)
    }

    const root: Root = hydrateRoot(
      container,
      <>
        <ErrorBoundary
          fallback={keepShown}
          describe={(error) => `${failed}: ${messageOf(error)}`}
          onCatch={() => queueMicrotask(putBack)}
        >
          {children}
        </ErrorBoundary>
        <Gate
          isStarted={() => isStarted || mayReplace}
          onStart={() => settle('started')}
          onRefuse={() => settle(failure ? 'failed' : 'changed')}
        />
      </>,
      // The boundary logs what failed, so React doesn't have to.
      { identifierPrefix, onCaughtError: () => {}, onRecoverableError: () => {} },
    )
  })
}

interface GateProps {
  readonly isStarted: () => boolean
  /** Called in an effect, when the components before it respond. */
  readonly onStart: () => void
  readonly onRefuse: () => void
}

/**
 * If hydration fails, React renders everything anew, to replace the markup. This last component suspends then, so the
 * markup is never replaced.
 */
function Gate({ isStarted, onStart, onRefuse }: GateProps) {
  const passes = useSyncExternalStore(never, isStarted, hydrates)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onStart, [])
  if (passes) return null
  onRefuse()
  throw forever
}

const never = () => () => {}
const hydrates = () => true
const forever = new Promise(() => {})
