import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { loggedPath } from './useRequestedPath.ts'

/** Logs, once per path, that somebody asked for a page that does not exist. */
export function NotFoundLog() {
  const { pathname } = useLocation()
  useEffect(() => {
    if (pathname !== loggedPath()) console.error(`No page at ${pathname}`)
  }, [pathname])
  return null
}
