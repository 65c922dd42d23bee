import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react'
import { withNested } from '../../src/runtime/registry.ts'
import { useHash } from '../../src/runtime/useHash.ts'
import { useIsHydrated } from '../../src/ui/useIsHydrated.ts'
import type { TabsProps } from './schema.ts'

type Tab = TabsProps['items'][number]

interface TabsState {
  /** `links`: the browser shows the target of the address. `tabs`: the app does, with keyboard support. */
  readonly mode: 'links' | 'tabs'
  /** Id of the open tab. */
  readonly open: string | undefined
  readonly onClick: (event: MouseEvent<HTMLElement>) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** Which tab is open, in sync with the address. */
export function useTabs(items: TabsProps['items']): TabsState {
  const isHydrated = useIsHydrated()
  const asked = tabOf(items, useHash())
  const [state, setState] = useState({ asked, open: asked ?? items[0]?.id })
  if (asked !== state.asked) setState({ asked, open: asked ?? state.open })

  useEffect(() => {
    // The target was still hidden when the browser tried to scroll to it.
    const follow = () => {
      const target = document.getElementById(location.hash.slice(1))
      if (!target || !tabOf(items, target.id)) return
      requestAnimationFrame(() => {
        target.scrollIntoView()
        target.focus({ preventScroll: true })
      })
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [items])

  const choose = (id: string) => {
    setState({ asked: id, open: id })
    // Adds no entry to the history, because a tab is not a page to go back to.
    history.replaceState(history.state, '', `#${id}`)
  }

  return {
    mode: isHydrated ? 'tabs' : 'links',
    open: state.open,
    onClick(event) {
      const id = tabAt(event.target)
      if (!isHydrated || id === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      choose(id)
    },
    onKeyDown(event) {
      const id = tabAt(event.target)
      const next = id === undefined ? undefined : tabForKey(items, id, event.key)
      if (!isHydrated || next === undefined || event.metaKey || event.ctrlKey || event.altKey) return
      event.preventDefault()
      choose(next)
      event.currentTarget.querySelector<HTMLElement>(`[aria-controls="${next}"]`)?.focus()
    },
  }
}

/** The tab with an id, or with a block of that id inside. */
function tabOf(items: TabsProps['items'], id: string): string | undefined {
  return items.find((item) => item.id === id || withNested(item.blocks).some((block) => block.id === id))?.id
}

function tabAt(target: EventTarget): string | undefined {
  const tab = target instanceof Element ? target.closest('[role="tab"]') : null
  return tab?.getAttribute('aria-controls') ?? undefined
}

/** The tab that a key moves to, as in the ARIA pattern for tabs; undefined for other keys. */
export function tabForKey(items: readonly Pick<Tab, 'id'>[], from: string, key: string): string | undefined {
  const index = items.findIndex(({ id }) => id === from)
  const last = items.length - 1
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: index === last ? 0 : index + 1,
    ArrowLeft: index === 0 ? last : index - 1,
    Home: 0,
    End: last,
    ' ': index,
  }
  const next = Object.hasOwn(steps, key) ? steps[key] : undefined
  return next === undefined ? undefined : items[next]?.id
}
