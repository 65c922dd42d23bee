import { type ComponentType, useEffect, useState } from 'react'
import { dismissToast, useToasts } from '../stores/toasts.ts'

/**
 * Loads the code of toasts with the first toast and keeps it mounted, so that the last one can animate out. If the code
 * can't be loaded, which can be what the toast is about, a browser alert shows the text, and the next toast tries again.
 */
export function ToastHost() {
  const newest = useToasts((state) => state.toasts.at(-1)?.id)
  const [List, setList] = useState<ComponentType>()

  useEffect(() => {
    if (newest === undefined || List) return
    import('../ui/ToastList.tsx').then(({ ToastList }) => setList(() => ToastList), alertAll)
  }, [newest, List])

  return List ? <List /> : null
}

function alertAll(): void {
  for (const { id, title, text } of useToasts.getState().toasts) {
    dismissToast(id)
    alert(`${title}\n${text ?? ''}`)
  }
}
