import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** Whether the app answers. False in the prerendered HTML and while it hydrates. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
