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
  /** Called once, after everything on the page answers. */
  readonly onLive: () => void
}

/** The app in the browser: the site below the browser's own history. */
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

/** Around the app and not beside it: a sibling would give its parts other ids than the server gave them. */
function Live({ pages, onLive, children }: LiveProps) {
  const navigate = useNavigate()
  useEffect(() => followLinks(navigate, pages), [navigate, pages])
  useEffect(() => {
    restoreAllowedServices()
    onLive()
  }, [onLive])
  return children
}
