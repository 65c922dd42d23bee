import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { loggedPath } from './useRequestedPath.ts'

/** Logs a requested page that doesn't exist, once per path. */
export function NotFoundLog() {
  const { pathname } = useLocation()
  useEffect(() => {
    if (pathname !== loggedPath()) console.error(`No page at ${pathname}`)
  }, [pathname])
  return null
}
