import { lazy, Suspense, useEffect } from 'react'
import { dismissToast, useToasts } from '../stores/toasts.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

const ToastList = lazy(() => import('../ui/ToastList.tsx').then((module) => ({ default: module.ToastList })))

/**
 * Loads the code of toasts with the first toast and keeps it mounted, so that the last one can animate out. If the code
 * can't be loaded, which can be what the toast is about, a browser alert shows the text.
 */
export function ToastHost() {
  const wasUsed = useToasts((state) => state.used)
  return wasUsed ? (
    <ErrorBoundary fallback={() => <Alerts />}>
      <Suspense fallback={null}>
        <ToastList />
      </Suspense>
    </ErrorBoundary>
  ) : null
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
