import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** Whether the page has hydrated. False in the prerendered HTML and during hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
