import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router-dom'
import type { CompiledPage } from '../../schema/model.ts'
import { openDialogs } from '../ui/dialogs.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { anchorOf } from './anchorOf.ts'
import { useRuntime } from './context.ts'
import { hideOffline } from './offline.ts'
import { applyPageHead, pageHead } from './pageHead.ts'
import { withNested } from './registry.ts'
import { keepScroll, recallScroll, rememberScroll } from './scrollMemory.ts'
import { usePageLoader } from './usePageLoader.ts'

/**
 * Handles client-side navigation to a page: updates the head, closes dialogs, scrolls to the right place,
 * moves the focus to the heading and announces the title.
 * The browser has done all of this for the first page, which is a document.
 */
export function PageEntry({ page }: { readonly page: CompiledPage }) {
  const { shell, registry } = useRuntime()
  const location = useLocation()
  const navigationType = useNavigationType()
  const isFirst = useIsFirst(location.key)
  const [announcement, announce] = useState('')
  const head = pageHead(page, shell)

  const entry = entryOf(location)
  const path = useRef(location.pathname)

  useScrollMemory(entry)
  usePageLoader(page, isFirst ? 'document' : 'navigation')

  useLayoutEffect(() => {
    applyPageHead(pageHead(page, shell))
  }, [page, shell])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history is entered once, even if other values change.
  useLayoutEffect(() => {
    const isBrowsers = isUnkeyed(location) && path.current === location.pathname
    path.current = location.pathname
    // The browser has already scrolled to an anchor of this page.
    if (isFirst || isBrowsers) return
    hideOffline()
    for (const dialog of openDialogs()) dialog.close()
    const anchor = anchorOf(location.hash)
    const top = navigationType === 'POP' ? (recallScroll(entry) ?? 0) : 0
    const place = () => {
      const target = anchor && document.getElementById(anchor)
      if (target && navigationType !== 'POP') target.scrollIntoView({ behavior: 'instant' })
      else window.scrollTo({ top, behavior: 'instant' })
      return target
    }
    focusOn(place() || document.querySelector('main h1'))
    announce(head.title)
    return placeAgain(
      place,
      withNested(page.blocks).map(({ type }) => registry.load(type)),
    )
  }, [location.key])

  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {announcement}
    </VisuallyHidden>
  )
}

/** History entries that the app didn't create: the first one, and those of anchor links. */
function isUnkeyed({ key }: Location): boolean {
  return key === 'default'
}

/** Key of a history entry in the scroll memory. */
function entryOf(location: Location): string {
  return isUnkeyed(location) ? location.pathname + location.hash : location.key
}

function useIsFirst(key: string): boolean {
  const first = useRef(key)
  const left = useRef(false)
  if (first.current !== key) left.current = true
  return !left.current
}

function focusOn(element: Element | null | ''): void {
  if (!(element instanceof HTMLElement)) return
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Scrolls to the target again once lazy blocks above it have loaded, unless the visitor has scrolled meanwhile. */
function placeAgain(place: () => unknown, arriving: readonly Promise<unknown>[]): () => void {
  let moved = false
  const move = () => {
    moved = true
  }
  const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const
  for (const type of moves) addEventListener(type, move, { once: true, passive: true })
  void Promise.allSettled(arriving).then(() => requestAnimationFrame(() => moved || place()))
  return () => {
    moved = true
    for (const type of moves) removeEventListener(type, move)
  }
}

function useScrollMemory(key: string): void {
  useLayoutEffect(() => {
    const remember = () => rememberScroll(key, window.scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [key])

  useEffect(() => {
    // The browser may restore the scroll position only of documents.
    const leave = () => {
      history.scrollRestoration = 'auto'
      keepScroll()
    }
    const stay = () => {
      history.scrollRestoration = 'manual'
    }
    stay()
    addEventListener('pagehide', leave)
    addEventListener('pageshow', stay)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', stay)
    }
  }, [])
}
