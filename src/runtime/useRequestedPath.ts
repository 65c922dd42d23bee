import { useLocation } from 'react-router-dom'
import { useIsHydrated } from '../ui/useIsHydrated.ts'

/** The path that the bootstrap has logged and shown as missing. */
export function loggedPath(): string | undefined {
  return typeof window === 'undefined' ? undefined : window.pagewright?.missing
}

/**
 * The path in the visitor's address bar. Empty in the prerendered HTML, because one not-found page serves every
 * unknown path; the bootstrap writes it there, into the element with `data-missing-path`.
 */
export function useRequestedPath(): string {
  const { pathname } = useLocation()
  return useIsHydrated() ? pathname : (loggedPath() ?? '')
}
