import { Component, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { dismissToast, useToasts } from '../stores/toasts.ts'

const ToastList = lazy(() => import('../ui/ToastList.tsx').then((module) => ({ default: module.ToastList })))

/**
 * Loads the code of toasts with the first toast and keeps it mounted, so that the last one can animate out. If the code
 * can't be loaded, which can be what the toast is about, a browser alert shows the text.
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

  override render() {
    return this.state.failed ? <Alerts /> : this.props.children
  }
}

function Alerts() {
  const toast = useToasts((state) => state.toasts[0])
  useEffect(() => {
    if (!toast) return
    alert(`${toast.title}\n${toast.text ?? ''}`)
    dismissToast(toast.id)
  }, [toast])
  return null
}
