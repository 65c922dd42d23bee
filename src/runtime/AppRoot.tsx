import { useEffect } from 'react'
import { BrowserRouter, useNavigate } from 'react-router-dom'
import { restoreDemoAccess } from '../stores/demoAccess.ts'
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
      <App runtime={runtime} pages={pages} buildYear={buildYear} />
      <Live pages={pages} onLive={onLive} />
    </BrowserRouter>
  )
}

function Live({ pages, onLive }: Pick<Props, 'pages' | 'onLive'>) {
  const navigate = useNavigate()
  useEffect(() => followLinks(navigate, pages), [navigate, pages])
  useEffect(() => {
    restoreDemoAccess()
    onLive()
  }, [onLive])
  return null
}
