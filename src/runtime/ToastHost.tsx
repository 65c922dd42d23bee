import { lazy, Suspense } from 'react'
import { useToasts } from '../stores/toasts.ts'

const ToastList = lazy(() => import('../ui/ToastList.tsx').then((module) => ({ default: module.ToastList })))

/** Fetches the toasts' code with the first toast and keeps it, so that the last one can leave in style. */
export function ToastHost() {
  const wasUsed = useToasts((state) => state.used)
  return wasUsed ? (
    <Suspense fallback={null}>
      <ToastList />
    </Suspense>
  ) : null
}
