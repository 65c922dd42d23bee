import { tabForKey } from './tabForKey.ts'

/** Opens the tab that the visitor chooses, by pointer, by key or by an address. */

const tabsOf = (list: Element) => [...list.querySelectorAll<HTMLElement>('[role=tab]')]
const panelOf = (tab: Element) => document.getElementById(tab.getAttribute('aria-controls') ?? '')
const tabAt = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>('[role=tab]') : null)

function choose(tab: HTMLElement): void {
  for (const other of tabsOf(tab.parentElement as Element)) {
    const isChosen = other === tab
    other.setAttribute('aria-selected', String(isChosen))
    other.tabIndex = isChosen ? 0 : -1
    panelOf(other)?.setAttribute('data-state', isChosen ? 'open' : 'closed')
  }
}

function chooseByHand(event: Event, tab: HTMLElement): void {
  event.preventDefault()
  choose(tab)
  // Adds no entry to the history, because a tab is not a page to go back to.
  history.replaceState(history.state, '', `#${tab.getAttribute('aria-controls')}`)
}

addEventListener('click', (event) => {
  const tab = tabAt(event)
  if (tab && !(event.metaKey || event.ctrlKey || event.shiftKey)) chooseByHand(event, tab)
})

addEventListener('keydown', (event) => {
  const tab = tabAt(event)
  if (!tab?.parentElement || event.metaKey || event.ctrlKey || event.altKey) return
  const tabs = tabsOf(tab.parentElement)
  const next = tabs[tabForKey(tabs.length, tabs.indexOf(tab), event.key) ?? -1]
  if (!next) return
  chooseByHand(event, next)
  next.focus()
})

/** Opens the tab with the target of the address inside. The target was hidden when the browser tried to scroll to it. */
function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1))
  const panel = target?.closest('[role=tabpanel]')
  const tab = document.getElementById(panel?.getAttribute('aria-labelledby') ?? '')
  if (!(target && tab)) return
  choose(tab)
  target.scrollIntoView()
  target.focus({ preventScroll: true })
}
addEventListener('hashchange', openTarget)

// Without scripts, the Tab key reaches every tab, because all panels are visible.
for (const tab of document.querySelectorAll<HTMLElement>('[role=tab][aria-selected=true]')) choose(tab)
openTarget()
