import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { base } from './ask.ts'
import { Look } from './look.ts'
import { refresh, useStudio } from './store.ts'
import { Workbench } from './Workbench.tsx'

const router = createBrowserRouter(
  [
    { path: '/page/:page/*', element: <Workbench /> },
    { path: '*', element: <Workbench /> },
  ],
  { basename: `${base}/__studio` },
)

const container = document.getElementById('studio')
if (container)
  createRoot(container).render(
    <StrictMode>
      <Look />
      <RouterProvider router={router} />
    </StrictMode>,
  )

await refresh()

// A save of another program, or of another Studio.
import.meta.hot?.on('pagewright:studio-saved', (revision: string | undefined) => {
  const { state } = useStudio.getState()
  if (state?.revision !== revision || state?.broken) void refresh()
})
