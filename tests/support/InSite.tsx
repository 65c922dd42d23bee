import type { ReactNode } from 'react'
import type { SiteFrame } from '../../schema/model.ts'
import { RuntimeProvider } from '../../src/runtime/context.ts'
import { createRegistry } from '../../src/runtime/registry.ts'
import { toyFrame } from './toySite.ts'

/** What a component of a page stands in: a site, and a registry without blocks. */
export function InSite({ frame = toyFrame, children }: { frame?: SiteFrame; children: ReactNode }) {
  return (
    <RuntimeProvider value={{ frame, registry: createRegistry({}), mode: 'production' }}>
      {children}
    </RuntimeProvider>
  )
}
