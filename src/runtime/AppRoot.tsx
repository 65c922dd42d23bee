import { type ReactNode, useEffect } from 'react'
import { BrowserRouter, useNavigate } from 'react-router-dom'
import { restoreAllowedServices } from '../stores/allowedServices.ts'
import { App } from './App.tsx'
import type { Runtime } from './context.ts'
import { followLinks } from './followLinks.ts'
import type { ClientPages } from './pages.ts'

interface Props {
  readonly runtime: Runtime
  readonly pages: ClientPages
  readonly buildYear: number
  /** Called once, after the page has hydrated. */
  readonly onLive: () => void
}

/** The app in the browser, with the browser's history as router. */
export function AppRoot({ runtime, pages, buildYear, onLive }: Props) {
  return (
    <BrowserRouter>
      <Live pages={pages} onLive={onLive}>
        <App runtime={runtime} pages={pages} buildYear={buildYear} />
      </Live>
    </BrowserRouter>
  )
}

interface LiveProps extends Pick<Props, 'pages' | 'onLive'> {
  readonly children: ReactNode
}

/** Wraps the app. A sibling of the app would change the ids that React generates and cause mismatches. */
function Live({ pages, onLive, children }: LiveProps) {
  const navigate = useNavigate()
  useEffect(() => followLinks(navigate, pages), [navigate, pages])
  useEffect(() => {
    restoreAllowedServices()
    onLive()
  }, [onLive])
  return children
}
