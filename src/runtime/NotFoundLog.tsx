import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Logs, once per path, that somebody asked for a page that does not exist. */
export function NotFoundLog() {
  const { pathname } = useLocation()
  useEffect(() => console.error(`No page at ${pathname}`), [pathname])
  return null
}
