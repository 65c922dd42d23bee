import { nearestPages } from './nearestPages.ts'

/**
 * Names the address that was asked for, and suggests pages whose addresses are like it. The build lists the pages in
 * `llms.txt`.
 */

document.querySelector('[data-missing-path]')?.append(location.pathname)

const place = document.querySelector<HTMLElement>('[data-nearest]')

async function suggest(place: HTMLElement): Promise<void> {
  const answer = await fetch('/llms.txt')
  const links = nearestPages(location.pathname, answer.ok ? await answer.text() : '', place.dataset.home).map(
    ({ path, title }) => {
      const item = document.createElement('li')
      const link = document.createElement('a')
      link.href = path
      link.textContent = title
      item.append(link)
      return item
    },
  )
  if (links.length === 0) return
  const label = document.createElement('p')
  label.textContent = (links.length > 1 ? place.dataset.nearest : place.dataset.nearestOne) ?? ''
  const list = document.createElement('ul')
  list.append(...links)
  place.append(label, list)
}

// Without an answer, the page is as it was.
if (place) suggest(place).catch(() => {})
