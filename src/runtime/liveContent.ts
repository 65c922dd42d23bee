import type { RouteRule, SiteFrame } from '../../schema/model.ts'
import { fetchContent, type Resolution, resolvePath } from './pageContent.ts'
import type { ClientPages } from './pages.ts'
import { withoutTrailingSlash } from './resolveRule.ts'

/** Sent by the development server after a save that compiled. */
export interface SiteUpdate {
  readonly frame: SiteFrame
  /** The base styles, made from the theme. */
  readonly css: string
}

/** The part of the development server's hot channel that is used. */
interface HotChannel {
  on(event: string, listener: (update: SiteUpdate) => void): void
  send(event: string): void
}

export const siteUpdateEvent = 'pagewright:update'

/** Asks the server for an update if the site compiles now. */
export const siteAskEvent = 'pagewright:ask'

interface LiveContent {
  readonly pages: ClientPages
  readonly update: (frame: SiteFrame) => void
  readonly loadBlocks: (resolution: Resolution) => Promise<Resolution>
  readonly rules: () => readonly RouteRule[]
}

/** Puts every good save of the site file on the screen without a reload: what a visitor has opened stays open. */
export function connectLiveContent(hot: HotChannel, { pages, update, loadBlocks, rules }: LiveContent): void {
  hot.on(siteUpdateEvent, async ({ frame, css }) => {
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove()
    const baseStyles = document.getElementById('pagewright-base')
    if (baseStyles) baseStyles.textContent = css
    update(frame)
    const path = withoutTrailingSlash(location.pathname)
    pages.keepOnly(path)
    pages.replace(path, await loadBlocks(await resolvePath(path, rules(), fetchContent)))
  })
  // What the overlay complains of may have been mended while this page was still starting.
  if (document.querySelector('vite-error-overlay')) hot.send(siteAskEvent)
}
