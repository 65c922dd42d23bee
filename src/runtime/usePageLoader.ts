import { useLayoutEffect } from 'react'
import type { CompiledPage } from '../../schema/model.ts'

/**
 * Shows the loading indicator of a page that was opened inside the app.
 * @param arrival `document`: the page came as a document, whose bootstrap has shown it.
 */
export function usePageLoader({ path, loader }: CompiledPage, arrival: 'document' | 'navigation'): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is entered once, whatever changes on it meanwhile.
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
