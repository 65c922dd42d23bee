import plus from 'icon:plus'
import styled from 'styled-components'
import { usePlace, wordsOf } from './place.ts'
import { change, useStudio, wasSaved } from './store.ts'
import { Hint } from './ui/fields.tsx'
import { MenuItem } from './ui/MenuItem.tsx'

const sections = [
  ['/site', 'Name and address', 'What the site is called, and how to reach you'],
  ['/theme', 'Look', 'Colors, type and corners'],
  ['/header', 'Menu', 'The bar at the top of every page'],
  ['/footer', 'Footer', 'The end of every page'],
  ['/redirects', 'Old addresses', 'Where they lead'],
] as const

/** What all pages have in common. */
export function SiteList() {
  const { selected, select, page } = usePlace()
  const kept = useStudio(({ state }) => state?.sections)
  const item = (at: string, label: string, detail?: string) => (
    <li key={at}>
      <MenuItem label={label} detail={detail} aria-current={selected === at} onClick={() => select(at)} />
    </li>
  )
  const addDialog = async () => {
    const names = new Set(kept?.dialogs.map(({ name }) => name))
    let name = 'dialog'
    for (let number = 2; names.has(name); number++) name = `dialog-${number}`
    const value = { title: 'New dialog', blocks: [{ type: 'prose', text: 'What it says.' }] }
    const operation =
      names.size === 0
        ? ({ op: 'add', path: '/dialogs', value: { [name]: value } } as const)
        : ({ op: 'add', path: `/dialogs/${name}`, value } as const)
    if (wasSaved(await change([operation], 'A new dialog'))) select(`/dialogs/${name}`)
  }
  return (
    <Lists>
      {page && <ul>{item(`/pages/${page.name}`, 'Settings of this page', `Title, address and search results`)}</ul>}
      <h2>All pages</h2>
      <ul>{sections.map(([at, label, detail]) => item(at, label, detail))}</ul>
      <details>
        <summary>Dialogs</summary>
        <ul>{kept?.dialogs.map(({ name, title }) => item(`/dialogs/${name}`, title, name))}</ul>
        {kept?.dialogs.length === 0 && <Hint>A dialog opens over the page: a form, a video, a calendar.</Hint>}
        <MenuItem icon={plus} label="New dialog" onClick={() => void addDialog()} />
      </details>
      <details>
        <summary>Shared content</summary>
        <ul>{kept?.content.map((name) => item(`/content/${name}`, wordsOf(name)))}</ul>
        {kept?.content.length === 0 && <Hint>What several pages show is written once here.</Hint>}
      </details>
      <details>
        <summary>Services and checkout</summary>
        <ul>
          {kept?.services.map((name) => item(`/services/${name}`, wordsOf(name)))}
          {kept?.checkout.map((name) => item(`/checkout/${name}`, wordsOf(name), 'Prices and checkout'))}
        </ul>
        {kept?.services.length === 0 && <Hint>Calendars, videos and forms of other companies.</Hint>}
      </details>
    </Lists>
  )
}

const Lists = styled.nav.attrs({ 'aria-label': 'Parts of the site' })`
  display: grid;
  gap: 0.25rem;
  margin-block-start: 0.5rem;
  padding-block-start: 0.5rem;
  border-block-start: 1px solid var(--line);

  h2,
  summary {
    padding: 0.375rem 0.5rem;
    font-weight: 600;
  }
  summary {
    border-radius: 0.375rem;
    cursor: pointer;
  }
  summary:hover {
    background: var(--hover);
  }
  details p {
    padding: 0 0.5rem;
  }
`
