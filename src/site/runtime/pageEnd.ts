import { keptKey } from '../stores/keptKey.ts'
import { schemeKey } from '../stores/schemeKey.ts'
import type { AppEntry } from './boot.ts'

/** Runs inline at the end of every page, after all that visitors see first. */

/** The result; undefined if the browser denies storage. `storage.ts` does the same in more bytes. */
const attempt = (use: () => string | undefined): string | undefined => {
  try {
    return use()
  } catch {}
  return
}

const year = document.querySelector('[data-year]')
if (year) year.textContent = new Date().getFullYear() as unknown as string

// Light or dark.
const schemes = document.querySelector<HTMLElement>('[data-schemes]')
const showScheme = (chosen: string) => {
  document.documentElement.style.colorScheme = chosen
  schemes?.querySelectorAll('input').forEach((input) => {
    input.checked = input.value === chosen
  })
}
if (schemes) {
  schemes.dataset.shown = ''
  schemes.onchange = ({ target }) => {
    const { value } = target as HTMLInputElement
    attempt(() => localStorage[value ? 'setItem' : 'removeItem'](schemeKey, value) as undefined)
    showScheme(value)
  }
  const showKept = () => showScheme(attempt(() => localStorage[schemeKey]) ?? '')
  showKept()
  // Another page may have changed it before the browser restored this one.
  addEventListener('pageshow', showKept)
}

window.pagewright.renew = async () => {
  const html = await (await fetch(location as unknown as string, { cache: 'reload' })).text()
  // The boot data begins with the address of the app.
  const app: AppEntry = await import(/* @vite-ignore */ (html.match(/"app":\["(.+?)"/) as string[])[1] as string)
  return app.carryOver(html)
}

/** Tells whether any of some elements is in sight, now and whenever that changes. */
const watch = (selector: string, tell: (isAny: boolean) => void, rootMargin = '0px') => {
  const inSight = new Set<Element>()
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { isIntersecting, target } of changes) inSight[isIntersecting ? 'add' : 'delete'](target)
      tell(inSight.size > 0)
    },
    { rootMargin },
  )
  for (const element of document.querySelectorAll(selector)) observer.observe(element)
}

// Where the visitor sees the headline, a main button, a form or the end of the page, the bar would only be in the way.
const bar = document.querySelector('[data-action-bar]')
if (bar) watch('h1,form,footer,main [data-variant=primary]', (isAny) => bar.toggleAttribute('data-shown', !isAny))

// The header has the tone of the band behind it: of what crosses a line in it.
watch(
  ':is(#main,#main>[data-island])>:is([data-under-header],[data-tone=dark])',
  (isAny) => document.documentElement.toggleAttribute('data-over-dark', isAny),
  '-4% 0px -95%',
)

// The previous page left something.
if (attempt(() => sessionStorage[keptKey])) {
  window.pagewright.loadApp().then((app) => app.restoreKept(), console.error)
}

// A dialog would cover the place on this page that its link leads to.
addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('dialog a[href*="#"]')
  if (link && link.pathname === location.pathname) link.closest('dialog')?.close()
})

// While the next page is slow to arrive, a bar shows that it is coming.
const showsLeaving = (isOn: boolean) => document.documentElement.toggleAttribute('data-leaving', isOn)
let leaving: ReturnType<typeof setTimeout>
let card: HTMLElement | null | undefined
window.navigation?.addEventListener('navigate', ({ destination, downloadRequest, sourceElement }) => {
  card = sourceElement?.closest<HTMLElement>('#main :is(li,article)')
  const { origin, pathname } = new URL(destination.url)
  const isFile = downloadRequest !== null || /\.\w+$/.test(pathname)
  if (isFile || destination.sameDocument || origin !== location.origin) return
  leaving = setTimeout(showsLeaving, 300, true)
})

// Picture and title of a card grow into those of the page that it leads to. No other page waits for a transition.
addEventListener('pageswap', ({ viewTransition }) => {
  if (card) card.dataset.grows = ''
  else viewTransition?.skipTransition()
})

addEventListener('pagehide', () => {
  card?.removeAttribute('data-grows')
  clearTimeout(leaving)
  showsLeaving(false)
})
