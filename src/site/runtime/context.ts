import { createContext, type ReactNode, useContext } from 'react'
import type { CompiledPage, SiteShell } from '../../../schema/model.ts'
import type { ThemeSettings } from '../../../schema/site.ts'
import { basePath } from '../../../schema/siteAddress.ts'
import { notFoundPath } from './pageContent.ts'
import type { BlockRegistry } from './registry.ts'

export interface Runtime {
  readonly shell: SiteShell
  readonly registry: BlockRegistry
  /** In development, problems are shown on the page. */
  readonly mode: 'development' | 'production'
  /** URL of the style sheet with the rules for all but the first screen. Not set in development. */
  readonly styleSheet?: string
  /**
   * How islands are rendered. A function returns their HTML, rendered as roots of their own. `hydrated`: this is the
   * root of an island, and the blocks inside it stay as they were delivered. By default they are part of the page's
   * own tree.
   */
  readonly islands?: ((children: ReactNode, index: number) => string) | 'hydrated'
}

const RuntimeContext = createContext<Runtime | undefined>(undefined)
const CurrentPageContext = createContext<CompiledPage | undefined>(undefined)

export const RuntimeProvider = RuntimeContext.Provider
export const CurrentPageProvider = CurrentPageContext.Provider

export function useRuntime(): Runtime {
  const runtime = useContext(RuntimeContext)
  if (!runtime) throw new Error('`useRuntime` must be used within `RuntimeProvider`.')
  return runtime
}

/** The shell of the site: settings, header, footer. */
export function useSiteShell(): SiteShell {
  return useRuntime().shell
}

/** The theme of the current page. */
export function useTheme(): ThemeSettings {
  const { theme } = useSiteShell()
  return useCurrentPage().theme ?? theme
}

/** Address of the current page as links have it: its path, below the folder of the site. */
export function useCurrentAddress(): string {
  return basePath(useSiteShell().site.url) + useCurrentPage().path
}

/** Address of the front page. */
export function useHomeAddress(): string {
  const { site, home = '/' } = useSiteShell()
  return basePath(site.url) + home
}

/** Whether the current page is the one for unknown addresses. */
export function useIsNotFound(): boolean {
  const { home = '' } = useSiteShell()
  return useCurrentPage().path === home + notFoundPath
}

/**
 * The page that is shown. In an island in the browser, it has the islands as its only blocks; in development, its blocks can
 * be those of an earlier save.
 */
export function useCurrentPage(): CompiledPage {
  const page = useContext(CurrentPageContext)
  if (!page) throw new Error('`useCurrentPage` must be used within `CurrentPageProvider`.')
  return page
}
