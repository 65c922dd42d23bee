import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

const subscribe = () => () => {}

/**
 * The path in the visitor's address bar. Empty in the prerendered HTML and while it hydrates:
 * one not-found page serves every unknown path.
 */
export function useRequestedPath(): string {
  const { pathname } = useLocation()
  return useSyncExternalStore(
    subscribe,
    () => pathname,
    () => '',
  )
}
