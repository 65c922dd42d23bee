import { Component, lazy, type ReactNode, Suspense } from 'react'
import { useToasts } from '../stores/toasts.ts'
import { PlainToasts } from '../ui/PlainToasts.tsx'

const ToastList = lazy(() => import('../ui/ToastList.tsx').then((module) => ({ default: module.ToastList })))

/**
 * Fetches the toasts' code with the first toast and keeps it, so that the last one can leave in style. Where it can't be
 * fetched, which may be what the toast is about, the words show all the same.
 */
export function ToastHost() {
  const wasUsed = useToasts((state) => state.used)
  return wasUsed ? (
    <ToastBoundary>
      <Suspense fallback={null}>
        <ToastList />
      </Suspense>
    </ToastBoundary>
  ) : null
}

class ToastBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
  }

  override render() {
    return this.state.failed ? <PlainToasts /> : this.props.children
  }
}
