import { useMemo } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { useStudio } from './store.ts'

/**
 * The address of Studio: `/page/home/blocks/2` is a block of a page, `/page/home?open=/theme` a panel beside a page.
 */
export function usePlace() {
  const { page: asked, '*': rest = '' } = useParams()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const pages = useStudio(({ state }) => state?.pages)
  const page = pages?.find(({ name }) => name === asked) ?? pages?.[0]
  const open = search.get('open') ?? undefined
  const selected = open ?? (page !== undefined && rest !== '' ? `/pages/${page.name}/${rest}` : undefined)
  return useMemo(() => {
    /** Opens a page, and what belongs to it or to the whole site in the panel. */
    const open = (name: string, at?: string) => {
      const own = `/pages/${name}/`
      if (at === undefined) navigate(`/page/${name}`)
      else if (at.startsWith(own)) navigate(`/page/${name}/${at.slice(own.length)}`)
      else navigate(`/page/${name}?open=${encodeURIComponent(at)}`)
    }
    const select = (at: string | undefined) => {
      const owner = /^\/pages\/([^/]+)/.exec(at ?? '')?.[1]
      open(owner ?? page?.name ?? '', at)
    }
    return {
      page,
      /** JSON Pointer of what the panel shows. */
      selected,
      open,
      select,
    }
  }, [page, selected, navigate])
}

/** `demoForm` as words: Demo form. */
export function wordsOf(key: string): string {
  const words = key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase()
  return /^(?:faq|cta|url|id)$/.test(words) ? words.toUpperCase() : words.charAt(0).toUpperCase() + words.slice(1)
}

/** The block around a place; undefined outside of blocks. */
export const blockAt = (pointer: string): string | undefined =>
  /^\/(?:pages|dialogs)\/[^/]+\/blocks\/\d+/.exec(pointer)?.[0]

/** A JSON Pointer as words: Home, block 3, heading. */
export function describePlace(pointer: string): string {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  const parts: string[] = []
  for (const [index, step] of steps.entries()) {
    if (['pages', 'blocks', 'items', 'content', 'dialogs'].includes(step)) continue
    if (/^\d+$/.test(step)) parts.push(`${steps[index - 1] === 'blocks' ? 'block' : 'item'} ${Number(step) + 1}`)
    else parts.push(parts.length === 0 ? wordsOf(step) : wordsOf(step).toLowerCase())
  }
  return parts.join(', ')
}
