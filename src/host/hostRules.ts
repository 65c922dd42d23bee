import type { HeaderRule } from './hostHeaders.ts'
import type { RedirectRule } from './hostRedirects.ts'

/** Facts about a built site for its host. */
export interface HostRules {
  readonly headers: readonly HeaderRule[]
  readonly redirects: readonly RedirectRule[]
  readonly hostname: string
}
