import type { NavigateFunction } from 'react-router-dom'
import { dialogAround } from '../ui/dialogs.ts'
import type { ClientPages } from './pages.ts'
import { withoutTrailingSlash } from './resolveRule.ts'

/**
 * Turns clicks on links to pages of this site into client-side navigation, wherever the link comes from
 * (an action, Markdown, the header), and prefetches a page when a visitor is about to open it.
 * The browser handles all other links: other tabs, files, other origins, `data-document`.
 * @returns A function that stops it.
 */
export function followLinks(navigate: NavigateFunction, pages: Pick<ClientPages, 'prefetch'>): () => void {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const url = pageUrlOf(event.target)
    if (!url) return
    if (isOnThisPage(url)) {
      // The target of the link is behind the dialog that the link is in.
      dialogAround(event.target)?.close()
      return
    }
    event.preventDefault()
    void navigate(url.pathname + url.search + url.hash)
  }
  const foresee = (event: Event) => {
    const url = pageUrlOf(event.target)
    if (url && !isOnThisPage(url)) pages.prefetch(withoutTrailingSlash(url.pathname))
  }
  document.addEventListener('click', follow)
  document.addEventListener('pointerover', foresee, { passive: true })
  document.addEventListener('focusin', foresee)
  return () => {
    document.removeEventListener('click', follow)
    document.removeEventListener('pointerover', foresee)
    document.removeEventListener('focusin', foresee)
  }
}

function pageUrlOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download') || 'document' in link.dataset)
    return undefined
  const url = new URL(link.href)
  const isFile = /\.[^/]+$/.test(url.pathname)
  return url.origin === location.origin && !isFile ? url : undefined
}

/** Whether a link leads to an anchor of the current page, to which the browser scrolls by itself. */
function isOnThisPage(url: URL): boolean {
  return url.hash !== '' && url.pathname === location.pathname && url.search === location.search
}
