import { filesEvent } from './failureEvents.ts'

type HotChannel = Pick<NonNullable<ImportMeta['hot']>, 'on'>

const attributes = ['src', 'srcset', 'poster', 'href'] as const
const holders = 'img, source, video, audio, link[rel~="icon"]'

/**
 * Shows files that were replaced under their names. Browsers show the picture of a known address again without asking, so
 * each changed file gets an address of its own, also in elements that come later.
 */
export function startFreshFiles(hot: HotChannel): void {
  const versions = new Map<string, string>()
  const refresh = (element: Element) => {
    for (const name of attributes) {
      const written = element.getAttribute(name)
      if (written === null || !URL.canParse(written, location.href)) continue
      const url = new URL(written, location.href)
      const version = versions.get(url.pathname)
      if (version === undefined || url.searchParams.get('v') === version) continue
      url.searchParams.set('v', version)
      element.setAttribute(name, url.href.slice(url.origin.length))
    }
  }
  const refreshIn = (root: ParentNode) => root.querySelectorAll(holders).forEach(refresh)
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      if (!(target instanceof Element)) continue
      if (target.matches(holders)) refresh(target)
      refreshIn(target)
    }
  })
  hot.on(filesEvent, (paths: readonly string[]) => {
    for (const path of paths) versions.set(new URL(path, location.href).pathname, String(Date.now()))
    refreshIn(document)
    observer.observe(document, { subtree: true, childList: true, attributeFilter: [...attributes] })
  })
}
