import { useLayoutEffect } from 'react'
import type { CompiledPage } from '../../schema/model.ts'

/**
 * Shows the loading indicator of a page that was opened inside the app.
 * @param arrival `document`: the page was loaded as a document, whose bootstrap has shown the indicator.
 */
export function usePageLoader({ path, loader }: CompiledPage, arrival: 'document' | 'navigation'): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is entered once, even if its content changes.
  useLayoutEffect(() => {
    if (arrival === 'document' || loader === undefined) return
    const root = document.documentElement
    const end = () => root.removeAttribute('data-loading')
    root.setAttribute('data-loading', '')
    const timer = setTimeout(end, loader)
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [path])
}
