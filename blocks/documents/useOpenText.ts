import { useLayoutEffect, useRef } from 'react'
import { useHash } from '../../src/runtime/useHash.ts'
import { useIsHydrated } from '../../src/ui/useIsHydrated.ts'

/** Opens the text in the address, initially and whenever the address changes. */
export function useOpenText(items: readonly { readonly id: string }[]): void {
  const hash = useHash()
  const isHydrated = useIsHydrated()
  const openedByBrowser = useRef('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, because only the first render can be a hydration.
  useLayoutEffect(() => {
    // Browsers with this event open closed texts for an address; the visitor may have closed it again.
    if (!isHydrated && 'onbeforematch' in document.body) openedByBrowser.current = location.hash.slice(1)
  }, [])

  useLayoutEffect(() => {
    if (hash === '') return
    if (hash !== openedByBrowser.current && items.some(({ id }) => id === hash)) openText(hash)
    openedByBrowser.current = ''
  }, [hash, items])
}

/** Opens the `details` around an anchor and brings it into view, unless it is open already. */
export function openText(id: string): void {
  const anchor = document.getElementById(id)
  const details = anchor?.closest('details')
  if (!anchor || !details || details.open) return
  details.open = true
  anchor.scrollIntoView()
}
