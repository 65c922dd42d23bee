import type { ReactNode } from 'react'
import type { SiteShell } from '../../schema/model.ts'
import { CurrentPageProvider, RuntimeProvider } from '../../src/site/runtime/context.ts'
import { createRegistry } from '../../src/site/runtime/registry.ts'
import { LanguageProvider } from '../../src/site/ui/language.ts'
import { toyFrame, toyPage } from './toySite.ts'

/** Wraps a component in what every page provides: a site, a page, and a registry without blocks. */
export function InSite({ shell = toyFrame, children }: { shell?: SiteShell; children: ReactNode }) {
  return (
    <RuntimeProvider value={{ shell, registry: createRegistry({}), mode: 'production' }}>
      <LanguageProvider value={shell.site}>
        <CurrentPageProvider value={toyPage}>{children}</CurrentPageProvider>
      </LanguageProvider>
    </RuntimeProvider>
  )
}
